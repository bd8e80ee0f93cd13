import type { Route } from "./+types/own-robots";
import { ownSiteOf } from "./open-own-site.server.ts";

/** /robots.txt of a business's own address. */
export function loader(args: Route.LoaderArgs) {
  const { origin } = ownSiteOf(args);
  return new Response(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
