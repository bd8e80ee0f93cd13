import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { Forbidden } from "../../result.ts";
import { BadRequest } from "../failures/failures.server.ts";
import { noAccess, unread } from "../failures/refusal.server.ts";
import type { RouteTable } from "../routes/route-table.ts";

/** Handles requests for pages and data; created by the framework from our routes. */
export type RouteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The handler, and the facts of its routes. */
export type HandledRoutes = Pick<RouteTable, "factsOf" | "factsOfPattern" | "placeOf"> & {
  handle: RouteHandler;
};

/** The build, and its routes' facts. */
export type LoadRoutes = () => Promise<{ build: ServerBuild; table: RouteTable }>;

/** Creates the request handler: production loads the routes once, development for each request. */
export const createRouteHandler = (
  load: LoadRoutes,
  mode: "production" | "development",
): Promise<HandledRoutes> => (mode === "production" ? prepared(load) : loadOnEachRequest(load));

/**
 * The framework sorts and compiles all routes for each handler, so production does it once. It
 * tries routes sequentially, some twice, so API clients have a handler with only their routes.
 */
async function prepared(load: LoadRoutes): Promise<HandledRoutes> {
  const { build: loaded, table } = await load();
  const build = withRefusedPages(loaded);
  const all = createRequestHandler(build, "production");
  const ids = table.idsFor("programs");
  const assets = { ...build.assets, routes: onlyThese(ids, build.assets.routes) };
  const handleApi = createRequestHandler(
    { ...build, assets, routes: onlyThese(ids, build.routes) },
    "production",
  );
  const handlerFor = ({ url }: Request) =>
    table.factsOf(new URL(url).pathname).audience === "programs" ? handleApi : all;
  return { ...table, handle: (request, context) => handlerFor(request)(request, context) };
}

function onlyThese<Route>(
  ids: ReadonlySet<string>,
  routes: Record<string, Route | undefined>,
): Record<string, Route | undefined> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => id === "root" || ids.has(id)));
}

async function loadOnEachRequest(load: LoadRoutes): Promise<HandledRoutes> {
  let { table } = await load();
  return {
    handle: async (request, context) => {
      const loaded = await load();
      table = loaded.table;
      return createRequestHandler(withRefusedPages(loaded.build), "development")(request, context);
    },
    factsOf: (path) => table.factsOf(path),
    factsOfPattern: (pattern) => table.factsOfPattern(pattern),
    placeOf: (path) => table.placeOf(path),
  };
}

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * Wraps the build so pages return a policy's rejection as the staff guard does: a 403 with its
 * page, and an invalid form with its message. Non-page routes return both like any failure, as a
 * problem document.
 */
export function withRefusedPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route?.module.default ? { ...route, module: refusing(route.module) } : route,
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function refusing(module: Route["module"]): Route["module"] {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && { loader: refusedBy(loader) }),
    ...(action && { action: refusedBy(action) }),
  };
}

/** Only a thrown response reaches the error page with its status: an error loses its class on the way. */
const refusedBy =
  (handler: Handler): Handler =>
  async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (error instanceof Forbidden) throw noAccess({ reason: "not_permitted" });
      if (error instanceof BadRequest) throw unread(error);
      throw error;
    }
  };
