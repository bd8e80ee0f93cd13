import type { ServerBuild } from "react-router";
import { Forbidden } from "../../forbidden.ts";
import { BadRequest } from "./failures.server.ts";
import { noAccess, unread } from "./refusal.server.ts";

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
