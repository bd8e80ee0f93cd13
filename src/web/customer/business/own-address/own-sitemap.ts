import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import {
  beginPages,
  endPages,
  pageLines,
  sitemapHeaders,
} from "../../../shared/sitemap/sitemap-xml.ts";
import type { Route } from "./+types/own-sitemap";
import { isAtFreeSubdomain, ownSiteOf } from "./open-own-site.server.ts";

/**
 * /sitemap.xml of a business's own domain, with its one page. A free subdomain has none, since its
 * page is canonical on the site.
 */
export function loader(args: Route.LoaderArgs) {
  const { origin, host } = ownSiteOf(args);
  if (isAtFreeSubdomain(args.context.get(platformContext).settings, host))
    throw notFound(args.context, host);
  return new Response(beginPages + pageLines([{ address: `${origin}/` }]) + endPages, {
    headers: sitemapHeaders,
  });
}
