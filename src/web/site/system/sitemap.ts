import { listSitemapParts } from "~/domains/storefront/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { sitemapHeaders, sitemapIndex } from "../../shared/sitemap/sitemap-xml.ts";
import type { Route } from "./+types/sitemap";

/** /sitemap.xml: index of the parts. Omits parts without a live page. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { origin } = platform.settings.siteUrl;
  const parts = await listSitemapParts(platform);
  const businesses = parts
    .filter((part) => part.lastModified !== null)
    .map(({ number, lastModified }) => ({
      address: `${origin}/sitemaps/businesses-${number}.xml`,
      lastModified,
    }));
  const index = sitemapIndex([{ address: `${origin}/sitemaps/pages.xml` }, ...businesses]);
  return new Response(index, { headers: sitemapHeaders });
}
