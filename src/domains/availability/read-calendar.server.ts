import { and, asc, eq, gt, isNull, lt, ne } from "drizzle-orm";
import { crews, visits } from "~/domains/schedule/schedule.tables.server.ts";
import { mainPageFirst, zoneOfPages } from "~/domains/storefront/index.server.ts";
import type { PageDetails } from "~/domains/storefront/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  type BusinessCalendar,
  type Busy,
  type CrewCalendar,
  maxVisitMinutes,
} from "./availability.ts";

type Span = {
  /** Excludes appointments that end before. */
  from: Date;
  /** Excludes appointments that start later. */
  until: Date;
  /** IANA zone used if the business's pages have none. */
  defaultZone: string;
  /** The appointment being moved: it doesn't block its own time. */
  exceptVisitId?: string | null;
};

/**
 * The rows that determine a business's availability; `calendarFor` picks the hours of one service.
 */
export type BusinessSchedule = {
  zone: string;
  pages: readonly { service: string; hours: PageDetails["hours"] }[];
  crews: readonly CrewCalendar[];
};

/** Loads these businesses' hours and their crews' busy times, in three queries. */
export async function readBusinessSchedules(
  database: Reader,
  contractorIds: readonly string[],
  { from, until, defaultZone, exceptVisitId = null }: Span,
): Promise<Map<string, BusinessSchedule>> {
  const ids = [...new Set(contractorIds)];
  if (ids.length === 0) return new Map();
  const pages = await database
    .select({
      contractorId: seoPages.contractorId,
      service: seoPages.service,
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
  const away = await database
    .select({ crewId: visits.crewId, leavesAt: visits.leavesAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        isAnyOf(visits.contractorId, ids),
        eq(visits.state, "booked"),
        gt(visits.startsAt, new Date(from.getTime() - maxVisitMinutes * 60_000)),
        lt(visits.startsAt, until),
        gt(visits.endsAt, from),
        exceptVisitId ? ne(visits.id, exceptVisitId) : undefined,
      ),
    );
  const busyByCrew = Map.groupBy(away, ({ crewId }) => crewId);
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
          busy: (busyByCrew.get(crewId) ?? []).map(
            ({ leavesAt, endsAt }): Busy => ({ leavesAt, endsAt }),
          ),
        })),
      };
      return [id, plan];
    }),
  );
}

/** As `readBusinessSchedules`, for one business. */
export async function readPlan(
  database: Reader,
  contractorId: string,
  span: Span,
): Promise<BusinessSchedule> {
  const plans = await readBusinessSchedules(database, [contractorId], span);
  return plans.get(contractorId) ?? { zone: span.defaultZone, pages: [], crews: [] };
}

/** Uses the hours of this service's page, or of the first page that has any. */
export function calendarFor(plan: BusinessSchedule, service: string | null): BusinessCalendar {
  const { zone, pages, crews: all } = plan;
  const own = pages.find((page) => page.service === service && page.hours);
  return { zone, crews: all, hours: (own ?? pages.find(({ hours }) => hours))?.hours ?? null };
}
