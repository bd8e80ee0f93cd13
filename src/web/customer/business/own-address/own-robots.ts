import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/own-robots";
import { isAtFreeSubdomain, ownSiteOf } from "./open-own-site.server.ts";

/** /robots.txt of a business's own domain or subdomain. */
export function loader(args: Route.LoaderArgs) {
  const { origin, host } = ownSiteOf(args);
  const sitemap = isAtFreeSubdomain(args.context.get(platformContext).settings, host)
    ? ""
    : `\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(`User-agent: *\nDisallow:\n${sitemap}`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
