import { findTextNumber } from "~/domains/phone-numbers/index.server.ts";
import { findBusinessPage } from "~/domains/storefront/index.server.ts";
import { pageTag, textUsText } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/text-us-script";
import { callScript } from "./embed.server.ts";
import siteFrame from "./site-frame.js?raw";
import textUs from "./text-us.js?raw";

/**
 * `/text-us/{service}/{city}-{state}`: the script of a business's "Text us" button. Browsers load it again
 * after minutes, so a changed number shows.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const businessPage = await findBusinessPage(platform, params);
  if (!businessPage) throw notFound(context, new URL(request.url).pathname);
  const { page, path } = businessPage;
  const { businessName } = page;
  const config = {
    origin: platform.settings.siteUrl.origin,
    page: path,
    number: await findTextNumber(platform.database.query, page),
    body: textUsText.body(businessName),
    text: { open: textUsText.open, close: textUsText.close, title: textUsText.title(businessName) },
  };
  const script = callScript(textUs, JSON.stringify(config), siteFrame);
  return new Response(script, { headers: { ...headers, ...cachedUnder(pageTag(page)) } });
}

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
  "cross-origin-resource-policy": "cross-origin",
};
