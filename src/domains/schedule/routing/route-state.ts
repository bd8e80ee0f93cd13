/**
 * A day's routing problem: vehicles leave place 0, visit every other place once within one of its
 * windows, and return. All times are in the same unit, counted from any moment.
 */
export type RoutingProblem = {
  /** Travel from place to place, row by row; not necessarily symmetric. */
  travel: readonly (readonly number[])[];
  /** What to minimize, from place to place; the travel by default. */
  cost?: readonly (readonly number[])[];
  places: readonly RoutingPlace[];
  /** Most vehicles. */
  vehicles: number;
  /** Maximum demand per vehicle. */
  capacity: number;
  /** Work that doesn't begin when a window opens begins at a multiple of this; 0 for any time. */
  step: number;
};

export type RoutingPlace = {
  service: number;
  demand: number;
  /** When service may begin, in order, without overlap. Of place 0: departure and return. */
  windows: readonly (readonly [opens: number, closes: number])[];
};

/** Routes without place 0, and the places that no route can visit in time. */
export type Routes = { routes: number[][]; unserved: number[]; cost: number };

/** Reads a number; the callers' indexes are in range. */
export const at = (values: Float64Array | Int32Array | Uint32Array, index: number): number =>
  values[index] ?? Number.NaN;

/** A problem in flat arrays, which are faster to read. */
export class CompiledProblem {
  readonly size: number;
  readonly vehicles: number;
  readonly capacity: number;
  readonly travel: Float64Array;
  readonly cost: Float64Array;
  readonly service: Float64Array;
  readonly demand: Float64Array;
  /** For each place, when its first window opens and its last one closes. */
  readonly opens: Float64Array;
  readonly closes: Float64Array;
  /** For each place, the others from the nearest to the farthest. */
  readonly nearest: readonly Int32Array[];
  private readonly step: number;
  private readonly windowsFrom: Int32Array;
  private readonly windowOpens: Float64Array;
  private readonly windowCloses: Float64Array;

  constructor({ travel, cost = travel, places, vehicles, capacity, step }: RoutingProblem) {
    const { length: size } = places;
    this.size = size;
    this.vehicles = vehicles;
    this.capacity = capacity;
    this.step = step;
    this.travel = Float64Array.from(travel.flat());
    this.cost = Float64Array.from(cost.flat());
    this.service = Float64Array.from(places, ({ service }) => service);
    this.demand = Float64Array.from(places, ({ demand }) => demand);
    const windows = places.map((place) => place.windows);
    this.windowOpens = Float64Array.from(windows.flat(), ([opens]) => opens);
    this.windowCloses = Float64Array.from(windows.flat(), ([, closes]) => closes);
    this.opens = Float64Array.from(windows, (all) => all[0]?.[0] ?? Number.POSITIVE_INFINITY);
    this.closes = Float64Array.from(windows, (all) => all.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY);
    this.windowsFrom = new Int32Array(size + 1);
    for (const [index, all] of windows.entries()) {
      this.windowsFrom[index + 1] = at(this.windowsFrom, index) + all.length;
    }
    this.nearest = places.map((_, index) =>
      Int32Array.from(places.keys())
        .filter((otherPlace) => otherPlace !== 0 && otherPlace !== index)
        .sort((a, b) => this.costOf(index, a) - this.costOf(index, b)),
    );
  }

  between(from: number, to: number): number {
    return at(this.travel, from * this.size + to);
  }

  costOf(from: number, to: number): number {
    return at(this.cost, from * this.size + to);
  }

  /** When service begins for an arrival; infinite if it's too late. */
  startAt(place: number, arrival: number): number {
    const { windowsFrom, windowOpens, windowCloses, step } = this;
    const until = at(windowsFrom, place + 1);
    for (let window = at(windowsFrom, place); window < until; window += 1) {
      const opens = at(windowOpens, window);
      if (arrival <= opens) return opens;
      const start = step > 0 ? Math.ceil(arrival / step) * step : arrival;
      if (start <= at(windowCloses, window)) return start;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** The latest arrival after which service begins by a time; minus infinity if there is none. */
  latestArrival(place: number, latestStart: number): number {
    const { windowsFrom, windowOpens, windowCloses, step } = this;
    const first = at(windowsFrom, place);
    for (let window = at(windowsFrom, place + 1) - 1; window >= first; window -= 1) {
      const opens = at(windowOpens, window);
      if (latestStart < opens) continue;
      const latest = Math.min(latestStart, at(windowCloses, window));
      return step > 0 ? Math.max(opens, Math.floor(latest / step) * step) : latest;
    }
    return Number.NEGATIVE_INFINITY;
  }
}

/**
 * Routes as linked lists, with the earliest start and the latest arrival of each place, so one
 * comparison says whether a place fits between two others. 0 is the depot at either end.
 */
export class RouteState {
  readonly problem: CompiledProblem;
  /** Places that no route visits. */
  absent: number[] = [];
  cost = 0;
  private readonly counts: Int32Array;
  private readonly times: Float64Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The route of each place; -1 for none. */
  readonly routeOf: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly lengths: Int32Array;
  readonly start: Float64Array;
  readonly latest: Float64Array;
  readonly load: Float64Array;

  constructor(problem: CompiledProblem) {
    const { size, vehicles } = problem;
    this.problem = problem;
    this.counts = new Int32Array(3 * size + 3 * vehicles);
    this.times = new Float64Array(2 * size + vehicles);
    const part = (from: number, length: number) => this.counts.subarray(from, from + length);
    this.next = part(0, size);
    this.previous = part(size, size);
    this.routeOf = part(2 * size, size).fill(-1);
    this.first = part(3 * size, vehicles);
    this.last = part(3 * size + vehicles, vehicles);
    this.lengths = part(3 * size + 2 * vehicles, vehicles);
    this.start = this.times.subarray(0, size);
    this.latest = this.times.subarray(size, 2 * size);
    this.load = this.times.subarray(2 * size);
    this.absent = Array.from({ length: size - 1 }, (_, index) => index + 1);
  }

  copyFrom(source: RouteState): void {
    this.counts.set(source.counts);
    this.times.set(source.times);
    this.absent = source.absent.slice();
    this.cost = source.cost;
  }

  /** When a vehicle can leave a place, or the depot. */
  leave(place: number): number {
    const { start, problem } = this;
    return place === 0 ? at(problem.opens, 0) : at(start, place) + at(problem.service, place);
  }

  /** Puts a place into a route after another one, or first if that is 0. */
  insert(place: number, route: number, after: number): void {
    const { next, previous, first, last, problem } = this;
    const before = after === 0 ? at(first, route) : at(next, after);
    next[place] = before;
    previous[place] = after;
    if (after === 0) first[route] = place;
    else next[after] = place;
    if (before === 0) last[route] = place;
    else previous[before] = place;
    this.routeOf[place] = route;
    this.lengths[route] = at(this.lengths, route) + 1;
    this.load[route] = at(this.load, route) + at(problem.demand, place);
    this.cost +=
      problem.costOf(after, place) +
      problem.costOf(place, before) -
      (after === 0 && before === 0 ? 0 : problem.costOf(after, before));
    this.updateStarts(place);
    this.updateLatest(place);
  }

  /** Takes a place out of its route; `updateRoute` has to follow. */
  remove(place: number): void {
    const { next, previous, first, last, problem } = this;
    const route = at(this.routeOf, place);
    const [before, after] = [at(previous, place), at(next, place)];
    if (before === 0) first[route] = after;
    else next[before] = after;
    if (after === 0) last[route] = before;
    else previous[after] = before;
    this.routeOf[place] = -1;
    this.lengths[route] = at(this.lengths, route) - 1;
    this.load[route] = at(this.load, route) - at(problem.demand, place);
    this.cost -=
      problem.costOf(before, place) +
      problem.costOf(place, after) -
      (before === 0 && after === 0 ? 0 : problem.costOf(before, after));
  }

  updateRoute(route: number): void {
    this.updateStarts(at(this.first, route));
    this.updateLatest(at(this.last, route));
  }

  private updateStarts(from: number): void {
    const { problem, next, previous, start } = this;
    for (let place = from; place !== 0; place = at(next, place)) {
      const before = at(previous, place);
      start[place] = problem.startAt(place, this.leave(before) + problem.between(before, place));
    }
  }

  private updateLatest(from: number): void {
    const { problem, next, previous, latest } = this;
    for (let place = from; place !== 0; place = at(previous, place)) {
      const after = at(next, place);
      const limit = after === 0 ? at(problem.closes, 0) : at(latest, after);
      const latestStart = limit - problem.between(place, after) - at(problem.service, place);
      latest[place] = problem.latestArrival(place, latestStart);
    }
  }

  read(): Routes {
    const routes: number[][] = [];
    for (const head of this.first) {
      if (head === 0) continue;
      const route: number[] = [];
      for (let place = head; place !== 0; place = at(this.next, place)) route.push(place);
      routes.push(route);
    }
    return { routes, unserved: this.absent.toSorted((a, b) => a - b), cost: this.cost };
  }
}
