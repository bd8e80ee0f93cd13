import type { DeclaredFacts, DeclaredRoute } from "./declare-routes.ts";
import { defaultBodyLimits, type RouteAudience, type RouteFacts } from "./route-facts.ts";

/** A route of the product: its pattern, such as `/orders/:id`, its id, its file, and its facts. */
export type Address<Access> = {
  pattern: string;
  id: string;
  file: string;
  facts: RouteFacts<Access>;
};

/** The route data that the server reads before routing a request. */
export type RouteTable<Access = unknown> = {
  addresses: readonly Address<Access>[];
  /** The facts of the route that matches a path. */
  factsOf(path: string): RouteFacts<Access>;
  /** The facts of a pattern in the router's format, without a leading slash. @throws if no route has it */
  factsOfPattern(pattern: string): RouteFacts<Access>;
  /** The path here that serves a path at a business's own host. */
  placeOf(path: string): string;
  /** The ids of an audience's routes. */
  idsFor(audience: RouteAudience): ReadonlySet<string>;
};

/**
 * Reads the facts of all routes once.
 * @throws if a route doesn't declare its access, two routes have the same path, or no route matches
 * unknown paths
 */
export function routeTable<Access>(routes: readonly DeclaredRoute<Access>[]): RouteTable<Access> {
  const addresses = addressesOf(routes, "");
  requireOwnPaths(routes, "", new Map());
  const isPlain = ({ pattern }: Address<Access>) => !/[:*]/.test(pattern);
  const plain = new Map(
    addresses.filter(isPlain).map((address) => [address.pattern.toLowerCase(), address.facts]),
  );
  const others = addresses
    .filter((address) => !isPlain(address))
    .toSorted((a, b) => rankOf(b.pattern) - rankOf(a.pattern))
    .map(({ pattern, facts }) => ({ parts: pattern.toLowerCase().split("/"), facts }));
  const byPattern = new Map(addresses.map(({ pattern, facts }) => [pattern.slice(1), facts]));
  const unknown = byPattern.get("*");
  if (!unknown) throw new Error("No route handles unknown paths: add one for *");
  return {
    addresses,
    factsOf(path) {
      const requested = path
        .toLowerCase()
        .replace(/\.data$/, "")
        .replace(/(.)\/$/, "$1");
      const facts = plain.get(requested);
      if (facts) return facts;
      const segments = requested.split("/");
      return others.find(({ parts }) => isMatch(parts, segments))?.facts ?? unknown;
    },
    factsOfPattern(pattern) {
      const facts = byPattern.get(pattern);
      if (!facts) throw new Error(`No route has the pattern ${pattern}`);
      return facts;
    },
    placeOf: placesAtOwnHosts(addresses),
    idsFor: (audience) =>
      new Set(addresses.filter(({ facts }) => facts.audience === audience).map(({ id }) => id)),
  };
}

function addressesOf<Access>(
  routes: readonly DeclaredRoute<Access>[],
  base: string,
): Address<Access>[] {
  return routes.flatMap(
    ({ file, id = file.replace(/\.\w+$/, ""), path, index, children, facts }) => {
      const pattern = [base, path].filter(Boolean).join("/");
      const below = children ? addressesOf(children, pattern) : [];
      if (path === undefined && !index) return below;
      return [{ pattern: `/${pattern}`, id, file, facts: completed(pattern, facts) }, ...below];
    },
  );
}

/** Of two routes with the same path, the router would only ever reach the first. */
function requireOwnPaths(
  routes: readonly DeclaredRoute<unknown>[],
  base: string,
  files: Map<string, string>,
): void {
  for (const { file, path, index, children } of routes) {
    const pattern = [base, path].filter(Boolean).join("/");
    if (path !== undefined && !index) {
      const otherFile = files.get(pattern.toLowerCase());
      if (otherFile) throw new Error(`${otherFile} and ${file} have the same path: /${pattern}`);
      files.set(pattern.toLowerCase(), file);
    }
    if (children) requireOwnPaths(children, pattern, files);
  }
}

function completed<Access>(pattern: string, facts: DeclaredFacts<Access>): RouteFacts<Access> {
  const { audience, access, body, ...others } = facts;
  if (!audience || access === undefined) {
    throw new Error(`/${pattern} has no audience or access: add both`);
  }
  return {
    cached: false,
    readsOwnWrites: false,
    takesShares: false,
    takesForms: false,
    atOwnHost: null,
    ...others,
    audience,
    access,
    body: { ...defaultBodyLimits, ...body },
  };
}

/** The router tries more specific patterns first. */
function rankOf(pattern: string): number {
  const parts = pattern.split("/");
  const points = parts.map((part) => (part === "*" ? -2 : part.startsWith(":") ? 3 : 10));
  return points.reduce((sum, point) => sum + point, parts.length);
}

/** Segment by segment: `:name` matches any one, and `*` the rest. */
function isMatch(parts: string[], segments: string[]): boolean {
  const hasRest = parts.at(-1) === "*";
  const fixed = hasRest ? parts.slice(0, -1) : parts;
  if (hasRest ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, index) =>
    part.startsWith(":") ? segments[index] !== "" : part === segments[index],
  );
}

function placesAtOwnHosts(addresses: readonly Address<unknown>[]): (path: string) => string {
  const places = new Map<string, string>();
  const starts: string[] = [];
  let rest = "/unknown";
  for (const { pattern, facts } of addresses) {
    const at = facts.atOwnHost;
    if (at === "*") rest = pattern.replace("*", "unknown");
    else if (at?.endsWith("/*")) starts.push(at.slice(0, -1));
    else if (at) places.set(at, pattern);
  }
  return (path) =>
    places.get(path) ?? (starts.some((start) => path.startsWith(start)) ? path : rest);
}
