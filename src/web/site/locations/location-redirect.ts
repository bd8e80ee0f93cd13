import { redirect } from "react-router";
import { findBusinessPage } from "~/domains/storefront/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/location-redirect";

/** /locations/{service}/{city}/{state} redirects to the business page, or to /404. */
export async function loader(args: Route.LoaderArgs) {
  const { service, city, state } = args.params;
  const platform = args.context.get(platformContext);
  const query = findBusinessPage(platform, { service, cityState: `${city}-${state}` });
  const { path } = await resultOrNotFound(args, query);
  return redirect(path, 301);
}
