import { and, asc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { crews, visits } from "~/domains/schedule/schedule.tables.server.ts";
import {
  bookingHolds,
  bookingSettings,
} from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import {
  appointmentTypeCrews,
  appointmentTypes,
  blockedTimes,
  openHolidays,
  workingHours,
} from "~/domains/schedule/working-time/working-time.tables.server.ts";
import { businessPath } from "~/domains/shared/index.ts";
import { mainPageFirst, zoneOfPages } from "~/domains/storefront/index.server.ts";
import type { OpenHours, PageDetails } from "~/domains/storefront/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  type BusinessCalendar,
  type Busy,
  type CrewCalendar,
  maxVisitMinutes,
  type WeeklyHours,
} from "./availability.ts";
import type { Holiday } from "./holidays.ts";
import type { TimedType } from "./online-types.ts";

type Span = {
  /** Excludes appointments that end before. */
  from: Date;
  /**
   * Leaves out appointments that a crew leaves for later than this. If it equals `from`, only hours
   * and crews are loaded.
   */
  until: Date;
  /** IANA zone used if the business's pages have none. */
  defaultZone: string;
  /** The appointment being moved: it doesn't block its own time. */
  exceptVisitId?: string | null;
  /** The hold being booked. */
  exceptHoldId?: string | null;
  /** Loads the types of appointments, and with self-booking the URL of the page to book one. */
  bookingsAt?: URL;
};

/** The types of appointments of a business, and where homeowners book them. */
export type BookingOffer = {
  types: readonly TimedType[];
  /** Null if self-booking is off. */
  url: string | null;
};

/**
 * The rows that determine a business's availability; `calendarFor` picks the hours of one service.
 */
export type BusinessSchedule = {
  zone: string;
  pages: readonly { service: string; hours: PageDetails["hours"] }[];
  /** The business's hours for scheduling, if they differ from its pages'. */
  hours: WeeklyHours | null;
  openHolidays: readonly Holiday[];
  /** Times blocked for the whole business. */
  blocked: readonly Busy[];
  crews: readonly CrewCalendar[];
  /** Set if they were loaded. */
  bookings?: { types: readonly TimedType[]; urlByService: ReadonlyMap<string, string> };
};

/**
 * Loads these businesses' hours, holidays, blocked times, and their crews' busy times, in seven
 * queries, or only hours and crews in three.
 */
export async function readBusinessSchedules(
  database: Reader,
  contractorIds: readonly string[],
  { from, until, defaultZone, exceptVisitId = null, exceptHoldId = null, bookingsAt }: Span,
): Promise<Map<string, BusinessSchedule>> {
  const ids = [...new Set(contractorIds)];
  if (ids.length === 0) return new Map();
  const hasTimes = until > from;
  const pages = await database
    .select({
      contractorId: seoPages.contractorId,
      service: seoPages.service,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      zipCode: seoPages.zipCode,
      details: seoPages.details,
    })
    .from(seoPages)
    .where(isAnyOf(seoPages.contractorId, ids))
    .orderBy(...mainPageFirst);
  const allCrews = await database
    .select({ contractorId: crews.contractorId, crewId: crews.id })
    .from(crews)
    .where(and(isAnyOf(crews.contractorId, ids), isNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id));
  const away = hasTimes
    ? await database
        .select({ crewId: visits.crewId, leavesAt: visits.leavesAt, endsAt: visits.endsAt })
        .from(visits)
        .where(
          and(
            isAnyOf(visits.contractorId, ids),
            eq(visits.state, "booked"),
            gt(visits.startsAt, new Date(from.getTime() - maxVisitMinutes * 60_000)),
            // The index has starts; a crew may leave for one before `until` that starts after it.
            lt(visits.startsAt, new Date(until.getTime() + maxVisitMinutes * 60_000)),
            lt(visits.leavesAt, until),
            gt(visits.endsAt, from),
            exceptVisitId ? ne(visits.id, exceptVisitId) : undefined,
          ),
        )
    : [];
  // Times held while a customer pays for them; openings are searched from now on.
  const holdTimes = hasTimes
    ? await database
        .select({
          crewId: bookingHolds.crewId,
          leavesAt: bookingHolds.leavesAt,
          endsAt: bookingHolds.endsAt,
        })
        .from(bookingHolds)
        .where(
          and(
            isAnyOf(bookingHolds.contractorId, ids),
            eq(bookingHolds.state, "held"),
            gt(bookingHolds.expiresAt, from),
            gt(bookingHolds.endsAt, from),
            lt(bookingHolds.leavesAt, until),
            exceptHoldId ? ne(bookingHolds.id, exceptHoldId) : undefined,
          ),
        )
    : [];
  const ownHours = await database
    .select({
      contractorId: workingHours.contractorId,
      crewId: workingHours.crewId,
      hours: workingHours.hours,
    })
    .from(workingHours)
    .where(isAnyOf(workingHours.contractorId, ids));
  const blocked = hasTimes
    ? await database
        .select({
          contractorId: blockedTimes.contractorId,
          crewId: blockedTimes.crewId,
          closure: blockedTimes.kind,
          leavesAt: blockedTimes.startsAt,
          endsAt: blockedTimes.endsAt,
        })
        .from(blockedTimes)
        .where(
          and(
            isAnyOf(blockedTimes.contractorId, ids),
            gt(blockedTimes.endsAt, from),
            lt(blockedTimes.startsAt, until),
          ),
        )
    : [];
  const workedHolidays = hasTimes
    ? await database
        .select({ contractorId: openHolidays.contractorId, holiday: openHolidays.holiday })
        .from(openHolidays)
        .where(isAnyOf(openHolidays.contractorId, ids))
    : [];
  const types = bookingsAt ? await readTypes(database, ids) : null;
  const selfBooked = bookingsAt ? await readSelfBooked(database, ids) : null;
  const holidaysByBusiness = Map.groupBy(workedHolidays, ({ contractorId }) => contractorId);
  const blockedByOwner = Map.groupBy(blocked, ({ crewId, contractorId }) => crewId ?? contractorId);
  const hoursByOwner = new Map(
    ownHours.map(({ crewId, contractorId, hours }) => [crewId ?? contractorId, hours]),
  );
  const blocksOf = (owner: string) =>
    (blockedByOwner.get(owner) ?? []).map(
      ({ leavesAt, endsAt, closure }): Busy => ({ leavesAt, endsAt, closure }),
    );
  const busyByCrew = Map.groupBy([...away, ...holdTimes], ({ crewId }) => crewId);
  const pagesByBusiness = Map.groupBy(pages, ({ contractorId }) => contractorId);
  const crewsByBusiness = Map.groupBy(allCrews, ({ contractorId }) => contractorId);
  return new Map(
    ids.map((id) => {
      const own = pagesByBusiness.get(id) ?? [];
      const plan: BusinessSchedule = {
        zone: zoneOfPages(own) ?? defaultZone,
        pages: own.map(({ service, details }) => ({ service, hours: details?.hours ?? null })),
        crews: (crewsByBusiness.get(id) ?? []).map(({ crewId }) => ({
          crewId,
          hours: hoursByOwner.get(crewId) ?? null,
          busy: [
            ...(busyByCrew.get(crewId) ?? []).map(
              ({ leavesAt, endsAt }): Busy => ({ leavesAt, endsAt }),
            ),
            ...blocksOf(crewId),
            ...blocksOf(id),
          ],
        })),
        hours: hoursByOwner.get(id) ?? null,
        blocked: blocksOf(id),
        openHolidays: (holidaysByBusiness.get(id) ?? []).map(({ holiday }) => holiday),
        ...(bookingsAt && types && selfBooked
          ? {
              bookings: {
                types: types.get(id) ?? [],
                urlByService: new Map(
                  own
                    .filter(({ status }) => status === "live" && selfBooked.has(id))
                    .map((page) => [
                      page.service,
                      new URL(`${businessPath(page)}/book`, bookingsAt).href,
                    ]),
                ),
              },
            }
          : {}),
      };
      return [id, plan];
    }),
  );
}

async function readTypes(
  database: Reader,
  ids: readonly string[],
): Promise<Map<string, TimedType[]>> {
  const rows = await database
    .select({
      contractorId: appointmentTypes.contractorId,
      durationMinutes: appointmentTypes.durationMinutes,
      travelMinutes: appointmentTypes.travelMinutes,
      isBookableOnline: appointmentTypes.isBookableOnline,
      zipCodes: appointmentTypes.zipCodes,
      towns: appointmentTypes.towns,
      crewIds: sql<
        string[]
      >`array(select ${appointmentTypeCrews.crewId}::text from ${appointmentTypeCrews}
        where ${appointmentTypeCrews.typeId} = ${appointmentTypes.id})`,
    })
    .from(appointmentTypes)
    .where(isAnyOf(appointmentTypes.contractorId, ids))
    .orderBy(asc(appointmentTypes.name), asc(appointmentTypes.id));
  return Map.groupBy(rows, ({ contractorId }) => contractorId);
}

async function readSelfBooked(database: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ contractorId: bookingSettings.contractorId })
    .from(bookingSettings)
    .where(and(isAnyOf(bookingSettings.contractorId, ids), eq(bookingSettings.isOn, true)));
  return new Set(rows.map(({ contractorId }) => contractorId));
}

/** Like `readBusinessSchedules`, for one business. */
export async function readPlan(
  database: Reader,
  contractorId: string,
  span: Span,
): Promise<BusinessSchedule> {
  const plans = await readBusinessSchedules(database, [contractorId], span);
  const none = { pages: [], crews: [], hours: null, openHolidays: [], blocked: [] };
  return plans.get(contractorId) ?? { zone: span.defaultZone, ...none };
}

/**
 * Uses the business's hours for scheduling, otherwise those of this service's page, or of the first
 * page that has any.
 */
export function calendarFor(
  plan: BusinessSchedule,
  service: string | null,
): BusinessCalendar & { bookings?: BookingOffer } {
  const { zone, pages, crews: allCrews, openHolidays: worked, blocked, bookings } = plan;
  const pageWithHours = pages.find((page) => page.service === service && page.hours);
  const pageHours = (pageWithHours ?? pages.find(({ hours }) => hours))?.hours ?? null;
  return {
    zone,
    crews: allCrews,
    blocked,
    openHolidays: worked,
    hours: plan.hours ?? weeklyHours(pageHours),
    ...(bookings
      ? {
          bookings: {
            types: bookings.types,
            url: bookings.urlByService.get(service ?? "") ?? null,
          },
        }
      : {}),
  };
}

const weeklyHours = (hours: PageDetails["hours"]): WeeklyHours | null =>
  hours &&
  Object.fromEntries(
    Object.entries(hours).map(([day, open]): [string, OpenHours[]] => [day, [open]]),
  );
