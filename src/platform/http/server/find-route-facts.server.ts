import type { ServerBuild } from "react-router";
import { type BodyFacts, type RouteFacts, usualBody } from "../requests/route-facts.ts";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Finds what the route of a path says about its requests, before the router has looked at them. */
export type FindRouteFacts = (path: string) => { body: BodyFacts };

/** Reads the facts of all routes once (`requests.route-facts`). */
export function findRouteFacts(routes: Routes): FindRouteFacts {
  const leaves = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => path !== undefined || index)
    .map((route) => ({ pattern: patternOf(routes, route), facts: factsOf(route) }));
  const plain = new Map(
    leaves
      .filter(({ pattern }) => !/[:*]/.test(pattern))
      .map((one) => [one.pattern.toLowerCase(), one.facts]),
  );
  const others = leaves
    .filter(({ pattern }) => /[:*]/.test(pattern))
    .toSorted((a, b) => rankOf(b.pattern) - rankOf(a.pattern))
    .map(({ pattern, facts }) => ({ parts: pattern.toLowerCase().split("/"), facts }));
  return (path) => {
    const requested = path
      .toLowerCase()
      .replace(/\.data$/, "")
      .replace(/(.)\/$/, "$1");
    const segments = requested.split("/");
    const facts =
      plain.get(requested) ?? others.find(({ parts }) => isMatch(parts, segments))?.facts;
    return { body: { ...usualBody, ...facts?.body } };
  };
}

const factsOf = ({ module }: Route): RouteFacts => (module.handle ?? {}) as RouteFacts;

/** As `routes.ts` has it, from the root on. */
function patternOf(routes: Routes, route: Route): string {
  const parts: string[] = [];
  for (
    let one: Route | undefined = route;
    one;
    one = one.parentId ? routes[one.parentId] : undefined
  ) {
    if (one.path) parts.unshift(one.path);
  }
  return `/${parts.join("/")}`;
}

/** The router tries what says more first. */
function rankOf(pattern: string): number {
  const parts = pattern.split("/");
  const points = parts.map((part) => (part === "*" ? -2 : part.startsWith(":") ? 3 : 10));
  return points.reduce((sum, one) => sum + one, parts.length);
}

/** Segment by segment: `:name` is any one, and `*` any rest. */
function isMatch(parts: string[], segments: string[]): boolean {
  const hasRest = parts.at(-1) === "*";
  const fixed = hasRest ? parts.slice(0, -1) : parts;
  if (hasRest ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, at) =>
    part.startsWith(":") ? segments[at] !== "" : part === segments[at],
  );
}
