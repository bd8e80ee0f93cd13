import { sitemapPaths } from "~/content/sitemap.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  beginPages,
  endPages,
  pageLines,
  sitemapHeaders,
} from "../../shared/sitemap/sitemap-xml.ts";
import type { Route } from "./+types/sitemap-pages";

/** /sitemaps/pages.xml: all pages except business pages. Their modification dates are unknown. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext).settings.siteUrl;
  const lines = pageLines(sitemapPaths.map((path) => ({ address: origin + path })));
  return new Response(beginPages + lines + endPages, { headers: sitemapHeaders });
}
