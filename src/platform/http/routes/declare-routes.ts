import type { BodyFacts, RouteFacts } from "./route-facts.ts";

/** A route's own facts; the rest comes from its areas or the defaults. */
export type DeclaredFacts<Access> = Partial<Omit<RouteFacts<Access>, "body">> & {
  body?: Partial<BodyFacts>;
};

/** A route for the framework's `routes.ts`, with its facts. */
export type DeclaredRoute<Access> = {
  file: string;
  id?: string;
  path?: string;
  index?: boolean;
  children?: DeclaredRoute<Access>[];
  facts: DeclaredFacts<Access>;
};

/** The framework's helpers for `routes.ts`, for routes that also declare their facts. */
export function routeHelpers<Access>() {
  type Declared = DeclaredRoute<Access>;
  type Own = DeclaredFacts<Access> & { id?: string };

  /** Routes that share facts; a route's own facts take precedence. */
  function area(shared: DeclaredFacts<Access>, routes: readonly Declared[]): Declared[] {
    return routes.map((route) => ({
      ...route,
      facts: { ...shared, ...route.facts },
      ...(route.children && { children: area(shared, route.children) }),
    }));
  }

  function prefix(start: string, routes: readonly Declared[]): Declared[] {
    return routes.map((route) => {
      if (route.index || route.path !== undefined) {
        return { ...route, path: route.path ? `${start}/${route.path}` : start };
      }
      return route.children ? { ...route, children: prefix(start, route.children) } : route;
    });
  }

  return {
    area,
    prefix,
    /** @param children inherit its facts, except those they declare */
    route(
      path: string,
      file: string,
      { id, ...facts }: Own = {},
      children?: readonly Declared[],
    ): Declared {
      const below = children && { children: area(facts, children) };
      return { file, path, ...(id && { id }), ...below, facts };
    },
    index: (file: string, facts: DeclaredFacts<Access> = {}): Declared => ({
      file,
      index: true,
      facts,
    }),
    layout: (file: string, children: Declared[]): Declared => ({ file, children, facts: {} }),
  };
}
