import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { withRefusedPages } from "../failures/refused-pages.server.ts";
import { type FindRouteFacts, findRouteFacts } from "./find-route-facts.server.ts";

/** Answers requests for pages and data; made by the framework from our routes. */
export type RouteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** What answers, and what each route says about the requests that it takes. */
export type AnsweredRoutes = { answer: RouteHandler; factsOf: FindRouteFacts };

type LoadBuild = () => Promise<ServerBuild>;

/** What answers requests: production loads the routes once, development again for each request. */
export const answerRoutes = (
  loadBuild: LoadBuild,
  mode: "production" | "development",
): Promise<AnsweredRoutes> =>
  mode === "production" ? prepared(loadBuild) : loadedEachTime(loadBuild);

/**
 * The framework sorts and compiles all routes for each handler it makes, so production makes them
 * once. It tries one route after the other, some twice: API clients have a handler that knows theirs alone.
 */
async function prepared(loadBuild: LoadBuild): Promise<AnsweredRoutes> {
  const build = withRefusedPages(await loadBuild());
  const all = createRequestHandler(build, "production");
  const assets = { ...build.assets, routes: routesOfApi(build.assets.routes) };
  const api = createRequestHandler(
    { ...build, assets, routes: routesOfApi(build.routes) },
    "production",
  );
  return {
    answer: (request, context) =>
      (new URL(request.url).pathname.startsWith("/api/") ? api : all)(request, context),
    factsOf: findRouteFacts(build.routes),
  };
}

function routesOfApi<Route extends { path?: string | undefined }>(
  routes: Record<string, Route | undefined>,
): Record<string, Route | undefined> {
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => id === "root" || route?.path?.startsWith("api/"),
    ),
  );
}

async function loadedEachTime(loadBuild: LoadBuild): Promise<AnsweredRoutes> {
  let factsOf = findRouteFacts((await loadBuild()).routes);
  return {
    answer: async (request, context) => {
      const build = withRefusedPages(await loadBuild());
      factsOf = findRouteFacts(build.routes);
      return createRequestHandler(build, "development")(request, context);
    },
    factsOf: (path) => factsOf(path),
  };
}
