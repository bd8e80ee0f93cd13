import type { ServerBuild } from "react-router";
import { Forbidden } from "../../forbidden.ts";
import { BadRequest } from "./failures.server.ts";
import { noAccess, unread } from "./refusal.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = NonNullable<Route["module"]["loader"]>;

/**
 * The build, with pages that answer what a policy refuses as the staff area's guard does: with 403 and
 * the page that says so; and what no form of a page may be with its words. What is no page answers both
 * as any failure, in a problem document.
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

/** Only what is thrown as an answer reaches the error page with its status: an error loses its kind on the way. */
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
