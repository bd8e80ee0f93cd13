import { redirect } from "react-router";
import { findBusinessPage } from "~/features/directory/find-business-page.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import type { Route } from "./+types/location-redirect";

/** /locations/{service}/{city}/{state} leads to the business page, or to /404 (decisions 5). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const cityState = `${params.city}-${params.state}`;
  const found = await findBusinessPage(platform, { service: params.service, cityState });
  if (found) return redirect(found.path, 301);
  platform.log.info("page not found", { path: new URL(request.url).pathname });
  return redirect("/404");
}
