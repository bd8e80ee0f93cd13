import {
  at,
  CompiledProblem,
  RouteState,
  type Routes,
  type RoutingProblem,
} from "./route-state.ts";

export type OptimizeOptions = {
  /** The same seed and problem give the same routes, if `progress` counts iterations. */
  seed: number;
  /** How much of the search is over at an iteration, from 0; the search ends at 1. */
  progress: (iteration: number) => number;
  /** Routes to start from; the result is never worse. */
  initial?: readonly (readonly number[])[];
  /** Uses the first half of the search to find out with how few vehicles it can be done. */
  fewestVehicles?: boolean;
};

/** Average number of places that an iteration removes, and the longest part of a route. */
const averageRemoved = 10;
const maxString = 10;
/** Probability of keeping a part within a removed string, and of keeping one more place in it. */
const splitChance = 0.5;
const splitDepth = 0.01;
/** Probability of skipping a position. */
const blinkChance = 0.01;
/** Start and end temperature, in shares of the average travel per place. */
const hottest = 1;
const coldest = 0.01;

/** Up to this many places, a single vehicle's route is found by trying every order. */
const maxExhaustive = 8;

/**
 * Plans routes with little travel that visit every place in time, or as many as it can: insertion,
 * then ruin and recreate. Each iteration removes adjacent parts of nearby routes, inserts the places
 * again where they add the least travel, and keeps the result if simulated annealing accepts it.
 * Source: Christiaens and Vanden Berghe, Slack Induction by String Removals for Vehicle Routing
 * Problems, Transportation Science 54 (2020). With one vehicle and few places, the result is optimal.
 */
export function optimizeRoutes(routingProblem: RoutingProblem, options: OptimizeOptions): Routes {
  const problem = new CompiledProblem(routingProblem);
  const shortest = findShortestRoute(problem);
  if (shortest) return shortest;
  const search = new Search(problem, options.seed);
  const { progress, initial = [], fewestVehicles = false } = options;
  search.construct(initial);
  let iteration = 0;
  if (fewestVehicles) {
    for (; progress(iteration) < 0.5; iteration += 1) search.reduceVehicles();
    search.restoreBest();
  }
  const from = progress(iteration);
  for (let done = from; done < 1; done = progress(iteration)) {
    search.improve((done - from) / (1 - from));
    iteration += 1;
  }
  return search.best.read();
}

/**
 * The shortest route of one vehicle that visits all of a few places in time; null if there is none,
 * or if trying every order would take long.
 */
function findShortestRoute(problem: CompiledProblem): Routes | null {
  const { size, vehicles, capacity, demand, service, closes } = problem;
  const total = demand.reduce((sum, one) => sum + one, 0);
  if (vehicles !== 1 || size < 2 || size - 1 > maxExhaustive || total > capacity) return null;
  const order: number[] = [];
  let shortest: Routes | null = null;
  const visit = (from: number, leavesAt: number, cost: number): void => {
    if (shortest && cost >= shortest.cost) return;
    if (order.length === size - 1) {
      const whole = cost + problem.costOf(from, 0);
      const isBack = leavesAt + problem.between(from, 0) <= at(closes, 0);
      if (isBack && whole < (shortest?.cost ?? Number.POSITIVE_INFINITY)) {
        shortest = { routes: [[...order]], unserved: [], cost: whole };
      }
      return;
    }
    for (let place = 1; place < size; place += 1) {
      if (order.includes(place)) continue;
      const start = problem.startAt(place, leavesAt + problem.between(from, place));
      if (start === Number.POSITIVE_INFINITY) continue;
      order.push(place);
      visit(place, start + at(service, place), cost + problem.costOf(from, place));
      order.pop();
    }
  };
  visit(0, at(problem.opens, 0), 0);
  return shortest;
}

class Search {
  private readonly problem: CompiledProblem;
  private readonly random: () => number;
  private readonly current: RouteState;
  private readonly trial: RouteState;
  readonly best: RouteState;
  /** How often each place stayed without a route: those are hard to fit in. */
  private readonly absences: Float64Array;
  private vehicles: number;
  private readonly orders: readonly (Float64Array | null)[];

  constructor(problem: CompiledProblem, seed: number) {
    this.problem = problem;
    this.random = createRandom(seed);
    this.current = new RouteState(problem);
    this.trial = new RouteState(problem);
    this.best = new RouteState(problem);
    this.absences = new Float64Array(problem.size);
    this.vehicles = problem.vehicles;
    this.orders = insertionOrders(problem);
  }

  construct(initial: readonly (readonly number[])[]): void {
    const { trial, current } = this;
    for (const [route, places] of initial.entries()) {
      for (const place of places) trial.insert(place, route, at(trial.last, route));
    }
    trial.absent = trial.absent.filter((place) => at(trial.routeOf, place) < 0);
    const isInTime = initial.every((_, route) => {
      const head = at(trial.first, route);
      const arrival = this.problem.between(0, head) + at(this.problem.opens, 0);
      return head === 0 || arrival <= at(trial.latest, head);
    });
    if (!isInTime) trial.copyFrom(new RouteState(this.problem));
    this.recreate(trial);
    current.copyFrom(trial);
    this.best.copyFrom(trial);
  }

  restoreBest(): void {
    this.current.copyFrom(this.best);
    this.vehicles = this.best.read().routes.length;
  }

  /** One iteration that minimizes the travel, or first the number of places without a route. */
  improve(progress: number): void {
    const { problem, current, trial, best } = this;
    trial.copyFrom(current);
    this.ruin(trial);
    this.recreate(trial);
    const scale = best.cost / Math.max(1, problem.size - 1);
    const temperature = scale * hottest * (coldest / hottest) ** progress;
    const accepted =
      trial.absent.length === current.absent.length
        ? trial.cost < current.cost - temperature * Math.log(this.random())
        : this.serves(trial, current);
    if (accepted) current.copyFrom(trial);
    const isBetter =
      trial.absent.length === best.absent.length
        ? trial.cost < best.cost - 1e-9
        : trial.absent.length < best.absent.length;
    if (isBetter) best.copyFrom(trial);
  }

  /** One iteration that looks for routes with one vehicle less. */
  reduceVehicles(): void {
    const { current, trial, best } = this;
    if (current.absent.length === 0) {
      best.copyFrom(current);
      this.removeRoute(current);
    }
    trial.copyFrom(current);
    this.ruin(trial);
    this.recreate(trial);
    if (this.serves(trial, current)) current.copyFrom(trial);
  }

  /** Whether the places without a route are fewer, or easier to fit in; also counts them. */
  private serves(trial: RouteState, current: RouteState): boolean {
    const { absences } = this;
    const sum = (places: readonly number[]) =>
      places.reduce((total, place) => total + at(absences, place), 0);
    const accepted =
      trial.absent.length < current.absent.length || sum(trial.absent) <= sum(current.absent);
    for (const place of trial.absent) absences[place] = at(absences, place) + 1;
    return accepted;
  }

  private removeRoute(state: RouteState): void {
    const routes = state.read().routes;
    const sums = routes.map((places) =>
      places.reduce((total, place) => total + at(this.absences, place), 0),
    );
    const easiest = routes[sums.indexOf(Math.min(...sums))] ?? [];
    for (const place of easiest) {
      state.remove(place);
      state.absent.push(place);
    }
    this.vehicles = routes.length - 1;
  }

  /** Removes parts of adjacent routes. */
  private ruin(state: RouteState): void {
    const { problem, random } = this;
    const { size } = problem;
    if (size < 2) return;
    const served = size - 1 - state.absent.length;
    let used = 0;
    for (const length of state.lengths) if (length > 0) used += 1;
    const maxLength = Math.min(maxString, served / Math.max(1, used));
    const maxStrings = (4 * averageRemoved) / (1 + maxLength) - 1;
    const strings = Math.floor(random() * maxStrings + 1);
    const seed = 1 + Math.floor(random() * (size - 1));
    const ruined = new Set<number>();
    const removeAround = (place: number) => {
      const route = at(state.routeOf, place);
      if (route < 0 || ruined.has(route)) return;
      const maxPlaces = Math.min(at(state.lengths, route), maxLength);
      this.removeString(state, place, Math.max(1, Math.floor(random() * maxPlaces + 1)));
      state.updateRoute(route);
      ruined.add(route);
    };
    removeAround(seed);
    for (const place of problem.nearest[seed] ?? []) {
      if (ruined.size >= strings) break;
      removeAround(place);
    }
  }

  /** Removes adjacent places of a route, one of them the given one; half of the time with a gap. */
  private removeString(state: RouteState, place: number, count: number): void {
    const { random } = this;
    const route = at(state.routeOf, place);
    const length = at(state.lengths, route);
    let preserved = 0;
    if (count > 1 && count < length && random() < splitChance) {
      preserved = 1;
      while (count + preserved < length && random() > splitDepth) preserved += 1;
    }
    const total = Math.min(length, count + preserved);
    let before = 0;
    for (let node = at(state.previous, place); node !== 0; node = at(state.previous, node))
      before += 1;
    // The string contains the place, and ends where the route does.
    const minBack = Math.max(0, total - (length - before));
    const back = minBack + Math.floor(random() * (Math.min(before, total - 1) - minBack + 1));
    let from = place;
    for (let step = 0; step < back; step += 1) from = at(state.previous, from);
    const gap = preserved > 0 ? 1 + Math.floor(random() * Math.max(1, count - 1)) : total;
    let one = from;
    for (let step = 0; step < total && one !== 0; step += 1) {
      const following = at(state.next, one);
      if (step < gap || step >= gap + preserved) {
        state.remove(one);
        state.absent.push(one);
      }
      one = following;
    }
  }

  /** Inserts the places without a route where each adds the least travel. */
  private recreate(state: RouteState): void {
    const { random, orders } = this;
    const order = orders[Math.floor(random() * orders.length)] ?? null;
    const places = state.absent;
    if (order) places.sort((a, b) => at(order, a) - at(order, b) || a - b);
    else shuffle(places, random);
    state.absent = places.filter((place) => !this.insertCheapest(state, place));
  }

  /** @returns false if no route can visit it in time */
  private insertCheapest(state: RouteState, place: number): boolean {
    const { problem, random } = this;
    const { travel, cost, size, service, closes } = problem;
    const { next, start, latest, first, load, lengths } = state;
    const demand = at(problem.demand, place);
    const lastStart = at(closes, place);
    const length = at(service, place);
    const backBy = at(closes, 0);
    let preserved = Number.POSITIVE_INFINITY;
    let bestRoute = -1;
    let bestAfter = 0;
    let used = 0;
    let empty = -1;
    for (let route = 0; route < problem.vehicles; route += 1) {
      if (at(lengths, route) === 0) {
        if (empty < 0) empty = route;
        continue;
      }
      used += 1;
      if (at(load, route) + demand > problem.capacity) continue;
      let after = 0;
      let before = at(first, route);
      let leaves = at(problem.opens, 0);
      while (leaves <= lastStart) {
        const there = at(travel, after * size + place);
        const onward = at(travel, place * size + before);
        const added =
          at(cost, after * size + place) +
          at(cost, place * size + before) -
          at(cost, after * size + before);
        if (added < preserved) {
          const begins = problem.startAt(place, leaves + there);
          const limit = before === 0 ? backBy : at(latest, before);
          if (begins + length + onward <= limit && random() >= blinkChance) {
            preserved = added;
            bestRoute = route;
            bestAfter = after;
          }
        }
        if (before === 0) break;
        leaves = at(start, before) + at(service, before);
        after = before;
        before = at(next, before);
      }
    }
    if (empty >= 0 && used < this.vehicles && demand <= problem.capacity) {
      const [there, back] = [problem.between(0, place), problem.between(place, 0)];
      const begins = problem.startAt(place, at(problem.opens, 0) + there);
      const added = problem.costOf(0, place) + problem.costOf(place, 0);
      if (added < preserved && begins + length + back <= backBy) {
        bestRoute = empty;
        bestAfter = 0;
      }
    }
    if (bestRoute < 0) return false;
    state.insert(place, bestRoute, bestAfter);
    return true;
  }
}

/**
 * The values by which places are sorted before insertion; null for at random. Each occurs as often
 * as it is chosen.
 */
function insertionOrders(problem: CompiledProblem): (Float64Array | null)[] {
  const { size, demand, opens, closes } = problem;
  const by = (value: (place: number) => number) =>
    Float64Array.from({ length: size }, (_, index) => value(index));
  const largest = by((place) => -at(demand, place));
  const farthest = by((place) => -problem.costOf(0, place));
  const nearest = by((place) => problem.costOf(0, place));
  const tightest = by((place) => at(closes, place) - at(opens, place));
  const firstOpen = opens;
  const lastClosed = by((place) => -at(closes, place));
  return [
    ...[null, null, null, null],
    ...[largest, largest, largest, largest],
    ...[farthest, farthest, nearest],
    ...[tightest, tightest, firstOpen, firstOpen, lastClosed, lastClosed],
  ];
}

function shuffle(places: number[], random: () => number): void {
  for (let index = places.length - 1; index > 0; index -= 1) {
    const swapIndex = Math.floor(random() * (index + 1));
    const place = places[index] ?? 0;
    places[index] = places[swapIndex] ?? 0;
    places[swapIndex] = place;
  }
}

/** Random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
