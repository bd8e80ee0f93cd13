import { beginPages, endPages, pageLines, sitemapHeaders } from "../../site/sitemap/sitemap-xml.ts";
import type { Route } from "./+types/own-sitemap";
import { ownSiteOf } from "./open-own-site.server.ts";

/** /sitemap.xml of a business's own address: its one page. */
export function loader(args: Route.LoaderArgs) {
  const { origin } = ownSiteOf(args);
  return new Response(beginPages + pageLines([{ address: `${origin}/` }]) + endPages, {
    headers: sitemapHeaders,
  });
}
