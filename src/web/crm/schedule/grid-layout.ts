import type { Crew } from "~/domains/schedule/index.server.ts";
import { addDays, dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
import { daysOf, type ScheduleAddress, type ShownVisit } from "./schedule-address.ts";

const minute = 60_000;
const dayMinutes = 24 * 60;

/** Rows are placed to five minutes: a style sheet has no room for every minute of a day. */
const step = 5;
/** Shorter appointments are drawn this many minutes long, to be readable and easy to click. */
const minMinutes = 30;
/** Maximum appointments drawn side by side; more of them share the last lane. */
export const maxLanes = 12;
/** Maximum crews drawn side by side; with more, those without appointments are left out first. */
export const maxColumns = 24;

/** The part of an appointment on one day, in minutes since midnight by the business's clock. */
export type Span = {
  start: number;
  end: number;
  /** Minutes of travel before the start, on this day. */
  travel: number;
  /** Whether it ends on this day. */
  isEnd: boolean;
};

const daysBetween = (from: LocalDay, to: LocalDay) =>
  Math.round((Date.parse(to) - Date.parse(from)) / (dayMinutes * minute));

/**
 * Where an appointment is on a day; null if it isn't on it. Positions follow the clock, so its length
 * in a spring night includes the skipped hour. In fall, when a clock shows an hour twice, it's never
 * shorter than it lasts.
 */
export function spanOn(
  { leavesAt, startsAt, endsAt }: Pick<ShownVisit, "leavesAt" | "startsAt" | "endsAt">,
  day: LocalDay,
  zone: string,
): Span | null {
  const wall = (moment: Date) =>
    daysBetween(day, dayOf(moment, zone)) * dayMinutes + localTime(moment, zone).minutes;
  const start = wall(startsAt);
  const lasts = (endsAt.getTime() - startsAt.getTime()) / minute;
  const end = Math.max(wall(endsAt), start + lasts);
  if (start >= dayMinutes || end <= 0) return null;
  const travel = (startsAt.getTime() - leavesAt.getTime()) / minute;
  return {
    start: Math.max(0, start),
    end: Math.min(dayMinutes, end),
    travel: start < 0 ? 0 : Math.min(travel, start),
    isEnd: end <= dayMinutes,
  };
}

/** The lane of an appointment, and how many lanes it shares the width with. */
export type Lane = { lane: number; lanes: number };

/**
 * Splits overlapping spans into lanes side by side, in the spans' order. Travel counts too, since
 * the crew is busy then.
 */
export function layLanes(spans: readonly Span[]): Lane[] {
  const order = spans
    .map((span, index) => ({
      index,
      from: span.start - span.travel,
      to: Math.max(span.end, span.start + minMinutes),
    }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: Lane[] = spans.map(() => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const closeGroup = () => {
    const lanes = Math.min(ends.length, maxLanes);
    for (const index of group) {
      const { lane = 0 } = placed[index] ?? {};
      placed[index] = { lane: Math.min(lane, lanes - 1), lanes };
    }
    group = [];
    ends = [];
  };
  for (const { index, from, to } of order) {
    if (ends.every((end) => end <= from)) closeGroup();
    const open = ends.findIndex((end) => end <= from);
    const lane = open < 0 ? ends.length : open;
    ends[lane] = to;
    placed[index] = { lane, lanes: 1 };
    group.push(index);
  }
  closeGroup();
  return placed;
}

/** Hours of the day that a grid shows: a workday, and whatever is booked outside it. */
export type Hours = { first: number; end: number };

export function hoursOf(spans: readonly Span[]): Hours {
  const starts = spans.map(({ start, travel }) => Math.floor((start - travel) / 60));
  const ends = spans.map(({ start, end }) => Math.ceil(Math.max(end, start + minMinutes) / 60));
  return { first: Math.min(7, ...starts), end: Math.min(24, Math.max(19, ...ends)) };
}

const rounded = (minutes: number) => Math.round(minutes / step) * step;

const classesOf = (name: string, minutes: number) => {
  const near = rounded(minutes);
  return `${name}-h-${Math.floor(near / 60)} ${name}-m-${near % 60}`;
};

/** Classes of `schedule.css` that place something at a time of day. */
export const placeAt = (minutes: number, { first }: Hours): string =>
  classesOf("at", Math.max(0, minutes - first * 60));

/** Classes that place an appointment: its time, length, travel, column and lane. */
export function placeSpan(
  span: Span,
  { lane, lanes }: Lane,
  { hours, column }: { hours: Hours; column: number },
): string {
  const length = Math.max(minMinutes, span.end - span.start);
  return [
    placeAt(span.start, hours),
    classesOf("for", length),
    classesOf("travel", span.travel),
    `column-${column} lane-${lane} lanes-${lanes}`,
  ].join(" ");
}

/** Classes that place part of a day, cut to the hours that the grid shows; null if none of it is. */
export function placePart(
  { start, end, column }: { start: number; end: number; column: number },
  hours: Hours,
): string | null {
  const from = Math.max(start, hours.first * 60);
  const length = Math.min(end, hours.end * 60) - from;
  if (length < step) return null;
  return `${placeAt(from, hours)} ${classesOf("for", length)} column-${column}`;
}

/** "9 AM". */
export function nameOfHour(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** A column of a day's grid. */
export type GridCrew = Pick<Crew, "id" | "name" | "color">;

/**
 * The crews of a day's grid, with archived ones that were booked. Of too many, those with appointments
 * stay. Without any crew there is one nameless column.
 */
export function columnsOf(
  crews: readonly GridCrew[],
  visits: readonly Pick<ShownVisit, "crewId" | "crewName" | "crewColor">[],
): GridCrew[] {
  const currentCrews = crews.map(({ id, name, color }) => ({ id, name, color }));
  const ownIds = new Set(currentCrews.map(({ id }) => id));
  const former = visits
    .filter(({ crewId }) => !ownIds.has(crewId))
    .map(({ crewId: id, crewName: name, crewColor: color }) => ({ id, name, color }));
  const allCrews = [...currentCrews, ...new Map(former.map((crew) => [crew.id, crew])).values()];
  if (allCrews.length === 0) return [{ id: "", name: "", color: "blue" }];
  if (allCrews.length <= maxColumns) return allCrews;
  const busy = new Set(visits.map(({ crewId }) => crewId));
  const chosen = allCrews.toSorted((a, b) => Number(busy.has(b.id)) - Number(busy.has(a.id)));
  const shown = new Set(chosen.slice(0, maxColumns));
  return allCrews.filter((crew) => shown.has(crew));
}

/** The columns of a day: of all crews, or of the one that the schedule is filtered by. */
export const columnsOfDay = (
  { crewId }: Pick<ScheduleAddress, "crewId">,
  crews: readonly GridCrew[],
  visits: readonly Pick<ShownVisit, "crewId" | "crewName" | "crewColor">[],
): GridCrew[] => columnsOf(crewId ? crews.filter(({ id }) => id === crewId) : crews, visits);

export type PlacedVisit = { visit: ShownVisit; span: Span; lane: Lane; column: number };

/**
 * A day's appointments with their places, in their own order.
 * @param crews the day's columns; null if one column has all appointments
 */
export function placeDay(
  visits: readonly ShownVisit[],
  { day, zone, crews }: { day: LocalDay; zone: string; crews: readonly GridCrew[] | null },
): PlacedVisit[] {
  const placed = visits.flatMap((visit) => {
    const span = spanOn(visit, day, zone);
    const column = crews ? crews.findIndex(({ id }) => id === visit.crewId) : 0;
    return span && column >= 0 ? [{ visit, span, column }] : [];
  });
  const lanes = new Map<ShownVisit, Lane>();
  for (const columnVisits of Map.groupBy(placed, ({ column }) => column).values()) {
    const lanesOfColumn = layLanes(columnVisits.map(({ span }) => span));
    for (const [index, { visit }] of columnVisits.entries()) {
      lanes.set(visit, lanesOfColumn[index] ?? { lane: 0, lanes: 1 });
    }
  }
  return placed.map((item) => ({ ...item, lane: lanes.get(item.visit) ?? { lane: 0, lanes: 1 } }));
}

/** Days, columns, hours and places of a day's or week's grid. */
export type GridPlan = {
  days: readonly LocalDay[];
  /** A day's columns; null in a week, which has a column per day. */
  columns: readonly GridCrew[] | null;
  hours: Hours;
  /** Keyed by day. */
  placed: readonly (readonly PlacedVisit[])[];
};

export function planGrid(
  { view, day, crewId }: ScheduleAddress,
  visits: readonly ShownVisit[],
  { crews, zone }: { crews: readonly GridCrew[]; zone: string },
): GridPlan {
  const days = Array.from({ length: daysOf[view] }, (_, index) => addDays(day, index));
  const columns = view === "week" ? null : columnsOfDay({ crewId }, crews, visits);
  const placed = days.map((one) => placeDay(visits, { day: one, zone, crews: columns }));
  return { days, columns, placed, hours: hoursOf(placed.flat().map(({ span }) => span)) };
}
