import type { GeoPoint } from "~/domains/shared/index.ts";
import { minDrive, straightLineMinutes } from "./drive-minutes.ts";
import { optimizeRoutes } from "./optimize-routes.ts";
import { CompiledProblem, type RoutingPlace, type RoutingProblem } from "./route-state.ts";

/** An appointment of one crew's day. */
export type DayStop = {
  id: string;
  leavesAt: Date;
  startsAt: Date;
  endsAt: Date;
  windowMinutes: number;
  /** Where it is; null if its address has no known place. */
  point: GeoPoint | null;
  /** Whether it keeps its start, starts within its arrival window, or can move to any time that day. */
  hold: "start" | "window" | "none";
};

export type CrewDay = {
  /** In the order of their starts. */
  stops: readonly DayStop[];
  /** Where the crew starts and ends its day; null if unknown. */
  base: GeoPoint | null;
  /** Start times are multiples of a quarter hour from then: the day's beginning. */
  dayStartsAt: Date;
  /** No appointment that moves starts before. */
  earliest: Date;
  /** Moved appointments end by then, or by the current end of the last one. */
  closesAt: Date;
  /** Times at which the crew doesn't work. */
  blocked: readonly { from: Date; until: Date }[];
};

type DayPlaces = Pick<CrewDay, "base" | "stops">;

/** Minutes of driving from the base (0) or a stop (from 1 on) to another. */
export type DriveTable = readonly (readonly number[])[];

/** An appointment's place and time in an order. */
type OrderedStop = {
  id: string;
  startsAt: Date;
  travelMinutes: number;
  windowMinutes: number;
  isMoved: boolean;
};

export type DayOrder = {
  stops: OrderedStop[];
  /** Minutes of driving that day, now and in this order. */
  minutesNow: number;
  minutesThen: number;
};

const minute = 60_000;
const startStep = 15;
const travelStep = 5;
/** An order that saves less isn't worth the calls. */
const minSaved = 5;
const iterations = 4000;
/** Minutes from or to a stop whose place isn't known. */
const unknownDrive = 15;
/** Minutes; a day has no other end than its appointments'. */
const forever = 1_000_000;

/**
 * Driving minutes between all stops and the base: by road if a table is given for those with a
 * known place, and estimated otherwise. Without a known base, nothing is driven from or to it.
 */
export function driveTable({ base, stops }: DayPlaces, road: DriveTable | null): DriveTable {
  const points = [base, ...stops.map(({ point }) => point)];
  // The road's table has only the known places.
  const rowOf = points.map((_, index) => points.slice(0, index).filter(Boolean).length);
  return points.map((from, row) =>
    points.map((to, column) => {
      if (row === column) return 0;
      if (!(from && to)) return row === 0 || column === 0 ? 0 : unknownDrive;
      const byRoad = road?.[rowOf[row] ?? 0]?.[rowOf[column] ?? 0];
      return byRoad === undefined ? straightLineMinutes(from, to) : Math.max(byRoad, minDrive);
    }),
  );
}

/** The places whose road times `driveTable` takes, in its order. */
export const knownPoints = ({ base, stops }: DayPlaces): GeoPoint[] =>
  [base, ...stops.map(({ point }) => point)].filter((point) => point !== null);

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / minute;

/** Minutes of driving in this order of stops (from 1 on), from the base and back. */
export function minutesOf(order: readonly number[], drive: DriveTable): number {
  const places = [0, ...order, 0];
  return places
    .slice(1)
    .reduce((sum, to, index) => sum + (drive[places[index] ?? 0]?.[to] ?? 0), 0);
}

/**
 * The order of a crew's day with the least driving, in which every appointment keeps what was
 * promised. Null if none saves a few minutes. The same day always gives the same order.
 */
export function findBestOrder(day: CrewDay, drive: DriveTable): DayOrder | null {
  const { stops } = day;
  const current = stops.map((_, index) => index + 1);
  const problem = problemOf(day, drive);
  const routes = optimizeRoutes(problem, {
    seed: 1,
    progress: (iteration) => iteration / iterations,
    initial: [current],
  });
  const [order] = routes.routes;
  if (!order || routes.unserved.length > 0) return null;
  const [minutesNow, minutesThen] = [minutesOf(current, drive), minutesOf(order, drive)];
  if (minutesThen > minutesNow - minSaved) return null;
  return { stops: timesIn(order, day, problem, drive), minutesNow, minutesThen };
}

/** Times are minutes since the day began. */
function problemOf(day: CrewDay, drive: DriveTable): RoutingProblem {
  const { stops, dayStartsAt } = day;
  const departs = minutesBetween(dayStartsAt, departureOf(day));
  const depot = { service: 0, demand: 0, windows: [[departs, forever] as const] };
  return {
    travel: drive.map((row, from) =>
      row.map((minutes, to) => (to === 0 ? 0 : travelWithin(minutes, { from, to, day }))),
    ),
    cost: drive,
    places: [depot, ...stops.map((stop) => placeOf(stop, day))],
    vehicles: 1,
    capacity: 1,
    step: startStep,
  };
}

/** When the crew sets off: when it does now, but not in the past. */
function departureOf({ stops: [first], earliest, dayStartsAt }: CrewDay): Date {
  if (!first) return dayStartsAt;
  const { leavesAt, startsAt } = first;
  const soonest = earliest < startsAt ? earliest : startsAt;
  return leavesAt > soonest ? leavesAt : soonest;
}

/** When the crew can leave a stop; not in the past for the last one that has begun. */
function leaveOf(stop: DayStop, { stops, earliest }: CrewDay): Date {
  const lastBegun = stops.findLast(({ startsAt }) => startsAt < earliest);
  return stop === lastBegun && stop.endsAt < earliest ? earliest : stop.endsAt;
}

/** Two appointments that follow each other now may leave less time than the drive takes. */
function travelWithin(
  minutes: number,
  { from, to, day }: { from: number; to: number; day: CrewDay },
): number {
  const needed = Math.ceil(minutes / travelStep) * travelStep;
  const stop = day.stops[to - 1];
  if (!stop || from !== to - 1) return needed;
  const before = day.stops[from - 1];
  const leaves = before ? leaveOf(before, day) : departureOf(day);
  return Math.min(needed, Math.max(0, minutesBetween(leaves, stop.startsAt)));
}

function placeOf(stop: DayStop, day: CrewDay): RoutingPlace {
  const { startsAt, endsAt, windowMinutes, hold } = stop;
  const start = minutesBetween(day.dayStartsAt, startsAt);
  const service = minutesBetween(startsAt, endsAt);
  const place = { service: minutesBetween(startsAt, leaveOf(stop, day)), demand: 0 };
  if (hold === "start") return { ...place, windows: [[start, start]] };
  const range: Range = hold === "window" ? [start, start + windowMinutes] : freeRange(day, service);
  const open = blockedStarts(day, service).reduce<Range[]>(cutOut, [range]);
  // The time it has now is always possible, even where the crew doesn't usually work.
  const isOpen = open.some(([opens, closes]) => opens <= start && start <= closes);
  const windows = isOpen ? open : [...open, [start, start] as const];
  return { ...place, windows: windows.toSorted(([a], [b]) => a - b) };
}

type Range = readonly [opens: number, closes: number];

function freeRange({ stops, earliest, closesAt, dayStartsAt }: CrewDay, service: number): Range {
  const starts = stops.map(({ startsAt }) => minutesBetween(dayStartsAt, startsAt));
  const ends = stops.map(({ endsAt }) => minutesBetween(dayStartsAt, endsAt));
  const opens = Math.max(Math.min(...starts), minutesBetween(dayStartsAt, earliest));
  const closes = Math.max(...ends, minutesBetween(dayStartsAt, closesAt));
  return [Math.ceil(opens / startStep) * startStep, closes - service];
}

/** Starts at which the work would overlap blocked time, without their ends. */
const blockedStarts = ({ blocked, dayStartsAt }: CrewDay, service: number): Range[] =>
  blocked.map(({ from, until }) => [
    minutesBetween(dayStartsAt, from) - service,
    minutesBetween(dayStartsAt, until),
  ]);

function cutOut(ranges: Range[], [from, until]: Range): Range[] {
  return ranges.flatMap(([opens, closes]): Range[] => {
    if (until <= opens || closes <= from) return [[opens, closes]];
    const parts: Range[] = [
      [opens, Math.min(from, closes)],
      [Math.max(until, opens), closes],
    ];
    return parts.filter(([start, end]) => start <= end);
  });
}

/**
 * Start times in an order: as early as possible. Appointments at the beginning and the end whose
 * place in the order doesn't change stay where they are, if there is time.
 */
function timesIn(
  order: readonly number[],
  { stops, base, dayStartsAt }: CrewDay,
  routingProblem: RoutingProblem,
  drive: DriveTable,
): OrderedStop[] {
  const problem = new CompiledProblem(routingProblem);
  const isInPlace = (index: number) => order[index] === index + 1;
  const firstMoved = order.findIndex((_, index) => !isInPlace(index));
  const lastMoved = order.findLastIndex((_, index) => !isInPlace(index));
  const travelOf = ({ leavesAt, startsAt }: DayStop) => minutesBetween(leavesAt, startsAt);
  const latest = latestArrivals(order, problem);
  /** Whether the next stops are still on time if this one starts then. */
  const leavesTime = (start: number, index: number) => {
    const [place = 0, next = 0] = order.slice(index, index + 2);
    const leaves = start + (routingProblem.places[place]?.service ?? 0);
    return leaves + problem.between(place, next) <= (latest[index + 1] ?? forever);
  };
  let [before, free, isShifted] = [0, problem.opens[0] ?? 0, false];
  return order.flatMap((place, index) => {
    const stop = stops[place - 1];
    if (!stop) return [];
    const now = minutesBetween(dayStartsAt, stop.startsAt);
    const earliest = problem.startAt(place, free + problem.between(before, place));
    const isBetween = index >= firstMoved && index <= lastMoved;
    const stays = !isBetween && now >= earliest && leavesTime(now, index);
    const start = stays ? now : earliest;
    const isSame = before === place - 1 && start === now && !isShifted;
    // Without a known base, the way to the first stop is unknown too.
    const guess = index === 0 && !base ? stops[0] : null;
    const drives = guess ? travelOf(guess) : (drive[before]?.[place] ?? 0);
    const needed = Math.ceil(drives / travelStep) * travelStep;
    const travelMinutes = isSame ? travelOf(stop) : Math.min(needed, start - free);
    isShifted = start !== now;
    before = place;
    free = start + (routingProblem.places[place]?.service ?? 0);
    return {
      id: stop.id,
      startsAt: new Date(dayStartsAt.getTime() + start * minute),
      travelMinutes,
      // The end of a promised window stays.
      windowMinutes: stop.hold === "window" ? now + stop.windowMinutes - start : stop.windowMinutes,
      isMoved: isShifted,
    };
  });
}

/** For each stop in an order, the latest arrival at which it and the next ones are on time. */
function latestArrivals(order: readonly number[], problem: CompiledProblem): number[] {
  const latest: number[] = [];
  let [next, limit] = [0, forever];
  for (const place of order.toReversed()) {
    const leaves = limit - problem.between(place, next);
    limit = problem.latestArrival(place, leaves - (problem.service[place] ?? 0));
    latest.unshift(limit);
    next = place;
  }
  return latest;
}
