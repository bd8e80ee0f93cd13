import {
  listSitemapPages,
  listSitemapParts,
  type SitemapPage,
} from "~/domains/storefront/index.server.ts";
import { type AddressSettings, isOwnDomain } from "~/domains/storefront/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { streamText } from "~/platform/http/responses/stream-text.server.ts";
import { notFound } from "~/web/shared/errors/not-found.server.ts";
import {
  beginPages,
  endPages,
  pageLines,
  sitemapHeaders,
} from "../../shared/sitemap/sitemap-xml.ts";
import type { Route } from "./+types/sitemap-businesses";

/** /sitemaps/businesses-{n}.xml: one part of the live business pages, streamed from the database. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const number = /^businesses-([1-9]\d{0,5})\.xml$/.exec(params.part)?.[1];
  const parts = number ? await listSitemapParts(platform) : [];
  const part = parts[Number(number) - 1];
  if (!part) throw notFound(context, new URL(request.url).pathname);
  const { settings } = platform;
  return streamText(
    request,
    () => write(settings, listSitemapPages(platform.database.query, part)),
    sitemapHeaders,
  );
}

/** Pages that are canonical on this site; pages with their own domain are in that domain's sitemap. */
async function* write(settings: AddressSettings, batches: AsyncIterable<SitemapPage[]>) {
  const { origin } = settings.siteUrl;
  yield beginPages;
  for await (const pages of batches) {
    yield pageLines(
      pages
        .filter(({ ownName }) => !isOwnDomain(ownName))
        .map(({ path, updatedAt }) => ({ address: origin + path, lastModified: updatedAt })),
    );
  }
  yield endPages;
}
