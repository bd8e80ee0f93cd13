import { and, asc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { hoursOn, maxVisitMinutes, minutesOfClock } from "~/domains/availability/index.ts";
import { properties } from "~/domains/customers/index.server.ts";
import { leadEnquiries } from "~/domains/leads/index.server.ts";
import { canPlanFor, canReadVisits, seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { isOwnCrewVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { findCity, pointOfZip } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  boundsOf,
  type GeoPoint,
  type LocalDay,
  momentOn,
} from "~/domains/shared/index.ts";
import { mainPageFirst, seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { maxOrdered } from "./day-order.schema.ts";
import {
  type CrewDay,
  type DayOrder,
  type DayStop,
  type DriveTable,
  driveTable,
  findBestOrder,
  knownPoints,
  minutesOf,
} from "./order-day.ts";

/** The crew and the day. */
export type DayAddress = { crewId: string; day: LocalDay; zone: string };

/** An appointment on a crew's map of the day. */
export type MapStop = DayStop & {
  version: number;
  state: "booked" | "done" | "canceled";
  customerName: string;
  what: string;
  address: string | null;
  /** Whether the customer was notified of this time. */
  isPromised: boolean;
  /** Whether it's over or under way, so it can't move. */
  hasBegun: boolean;
  /** Minutes of driving to it, from the stop before or the base; null if either is unknown. */
  driveMinutes: number | null;
};

export type CrewMap = {
  stops: MapStop[];
  base: GeoPoint | null;
  minutes: number;
  /** Whether the minutes are by road; estimated from straight lines otherwise. */
  isByRoad: boolean;
};

/**
 * A crew's appointments of a day in order, with places and minutes of driving between them.
 * Technicians see only their own crews'.
 */
export async function readCrewMap(
  platform: Platform,
  actor: Actor,
  address: DayAddress,
): Promise<CrewMap> {
  authorize(canReadVisits(actor));
  const { query } = platform.database;
  const scope = seesOwnCrewsOnly(actor) ? isOwnCrewVisit(query, actor) : undefined;
  const now = platform.clock.now();
  const rows = await selectStops(query, { ...address, contractorId: actor.contractorId }, scope);
  const { from: midnight } = boundsOf(address.zone, address.day);
  const stops = rows.map((stop) => ({
    ...stop,
    hasBegun: hasBegun(stop, now) || stop.startsAt < midnight,
  }));
  const base = await findBase(query, actor.contractorId);
  const { drive, isByRoad } = await readDrive(platform, { base, stops });
  const order = stops.map((_, index) => index + 1);
  return {
    stops: stops.map((stop, index) => {
      const from = index === 0 ? base : stops[index - 1]?.point;
      const isKnown = from && stop.point;
      return { ...stop, driveMinutes: isKnown ? (drive[index]?.[index + 1] ?? null) : null };
    }),
    base,
    minutes: minutesOf(order, drive),
    isByRoad,
  };
}

export type DayProposal = {
  map: CrewMap;
  /** Null if no order saves a few minutes. */
  best: DayOrder | null;
};

/**
 * The best order of a crew's day that keeps promised times (`schedule.best-order`).
 * @param released ids of appointments that may move although their time was promised
 */
export async function proposeDayOrder(
  platform: Platform,
  actor: Actor,
  address: DayAddress,
  released: ReadonlySet<string>,
): Promise<DayProposal> {
  authorize(canPlanFor(actor));
  const map = await readCrewMap(platform, actor, address);
  const now = platform.clock.now();
  const { from: dayStartsAt, to } = boundsOf(address.zone, address.day);
  const { contractorId } = actor;
  const span = { from: dayStartsAt, until: to, defaultZone: address.zone };
  const calendar = calendarFor(await readPlan(platform.database.query, contractorId, span), null);
  const crew = calendar.crews.find(({ crewId }) => crewId === address.crewId);
  const closes = hoursOn(address.day, crew?.hours ?? calendar.hours).at(-1)?.closes;
  const started = map.stops.filter((stop) => stop.hasBegun);
  const stops = map.stops.map((stop) => ({ ...stop, hold: holdOf(stop, released) }));
  const day: CrewDay = {
    stops,
    base: map.base,
    dayStartsAt,
    earliest: new Date(Math.max(now.getTime(), ...started.map(({ endsAt }) => endsAt.getTime()))),
    closesAt: closes ? momentOn(address.zone, address.day, closingMinutes(closes)) : dayStartsAt,
    blocked: [...(calendar.blocked ?? []), ...(crew?.busy ?? [])].flatMap((busy) =>
      busy.closure ? [{ from: busy.leavesAt, until: busy.endsAt }] : [],
    ),
  };
  if (stops.length > maxOrdered) return { map, best: null };
  const { drive } = await readDrive(platform, day);
  return { map, best: findBestOrder(day, drive) };
}

/** "00:00" is the day's end. */
const closingMinutes = (clock: string): number => minutesOfClock(clock) || 24 * 60 - 1;

function holdOf(stop: MapStop, released: ReadonlySet<string>): DayStop["hold"] {
  if (stop.hasBegun || !stop.point) return "start";
  if (!stop.isPromised || released.has(stop.id)) return "none";
  return stop.windowMinutes > 0 ? "window" : "start";
}

const hasBegun = (
  {
    state,
    startsAt,
    onTheWayAt,
  }: Pick<MapStop, "state" | "startsAt"> & { onTheWayAt: Date | null },
  now: Date,
): boolean => state === "done" || startsAt <= now || onTheWayAt !== null;

async function readDrive(
  { roadTimes }: Platform,
  day: Pick<CrewDay, "base" | "stops">,
): Promise<{ drive: DriveTable; isByRoad: boolean }> {
  const road = (await roadTimes?.minutesBetween(knownPoints(day))) ?? null;
  return { drive: driveTable(day, road), isByRoad: road !== null };
}

/** Where a business's crews start: the ZIP code of its page. */
async function findBase(database: Reader, contractorId: string): Promise<GeoPoint | null> {
  const pages = await database
    .select({ zipCode: seoPages.zipCode, city: seoPages.city, state: seoPages.state })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(1);
  const [page] = pages;
  if (!page) return null;
  return pointOfZip(page.zipCode ?? "") ?? pointOfCity(page.city, page.state);
}

function pointOfCity(city: string | null, state: string | null): GeoPoint | null {
  const knownCity = city && state ? findCity(city, state) : null;
  return knownCity && { latitude: knownCity.latitude, longitude: knownCity.longitude };
}

type Where = Parameters<typeof and>[0];

async function selectStops(
  database: Reader,
  { contractorId, crewId, day, zone }: DayAddress & { contractorId: string },
  also: Where,
) {
  const { from, to } = boundsOf(zone, day);
  const rows = await database
    .select({
      id: visits.id,
      version: visits.version,
      state: visits.state,
      leavesAt: visits.leavesAt,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      windowMinutes: visits.windowMinutes,
      notifiedAt: visits.notifiedAt,
      onTheWayAt: visits.onTheWayAt,
      recurrenceId: visits.recurrenceId,
      customerName: workOrders.customerName,
      what: workOrders.what,
      address: workOrders.address,
      leadId: workOrders.leadId,
      zipCode: properties.zipCode,
      city: properties.city,
      region: properties.state,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .leftJoin(properties, eq(properties.id, workOrders.propertyId))
    .where(
      and(
        eq(visits.contractorId, contractorId),
        eq(visits.crewId, crewId),
        ne(visits.state, "canceled"),
        gt(visits.startsAt, new Date(from.getTime() - maxVisitMinutes * 60_000)),
        lt(visits.startsAt, to),
        gt(visits.endsAt, from),
        also,
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id));
  const zips = await zipsOfLeads(
    database,
    rows.flatMap(({ leadId }) => leadId ?? []),
  );
  return rows.map(({ notifiedAt, recurrenceId, leadId, zipCode, city, region, ...row }) => ({
    ...row,
    point:
      pointOfZip(zipCode ?? "") ??
      pointOfZip(zipIn(row.address)) ??
      pointOfZip(zips.get(leadId ?? "") ?? "") ??
      pointOfCity(city, region) ??
      cityIn(row.address),
    // For a recurring job the customer was notified of its first appointment.
    isPromised: notifiedAt !== null || recurrenceId !== null,
    hold: "start" as const,
  }));
}

/** The ZIP code at the end of an address; empty if it has none. */
const zipIn = (address: string | null): string =>
  /\b(\d{5})(?:-\d{4})?\s*$/.exec(address ?? "")?.[1] ?? "";

/** The city at the end of an address, such as "12 Oak St, Austin, TX"; null if there is none. */
function cityIn(address: string | null): GeoPoint | null {
  const [city, state] = (address ?? "").split(",").slice(-2);
  return pointOfCity(city?.trim() ?? null, state?.trim().toUpperCase() ?? null);
}

/** The ZIP codes of these leads' latest requests. */
async function zipsOfLeads(database: Reader, leadIds: readonly string[]) {
  if (leadIds.length === 0) return new Map<string, string>();
  const rows = await database
    .select({ leadId: leadEnquiries.leadId, zipCode: leadEnquiries.zipCode })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, [...new Set(leadIds)]))
    .orderBy(asc(leadEnquiries.createdAt));
  return new Map(
    rows.flatMap(({ leadId, zipCode }) => (zipCode ? [[leadId, zipCode] as const] : [])),
  );
}
