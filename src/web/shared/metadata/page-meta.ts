import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "~/content/page-text.ts";
import { socialImageAlt, socialImageOf } from "~/content/social-cards.ts";
import { businessPath } from "~/domains/shared/index.ts";
import {
  type BusinessPage,
  businessPageTitle,
  cityAndState,
  serviceTitle,
  businessPageText as text,
} from "~/domains/storefront/index.ts";

type PageFacts = {
  title: string;
  description: string;
  /** Canonical path, starting with a slash. */
  path: string;
  /** Full canonical URL if it isn't that path of the site. */
  canonical?: string;
  keywords?: string;
  /** Image for social networks with its alt text; by default the one for its path, or the site's. */
  image?: { path: string; alt: string };
};

/** Matches passed to a route's `meta`. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Metadata of a page: title, description, canonical link, Open Graph and Twitter tags. */
export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const site = matches[0]?.loaderData as { siteName?: string; siteUrl?: string } | undefined;
  const absolute = (path: string) => (site?.siteUrl ?? "") + path;
  const url = page.canonical ?? absolute(page.path);
  const image = absolute(page.image?.path ?? socialImageOf(page.path));
  const imageAlt = page.image?.alt ?? socialImageAlt(page.path);
  return [
    { title: page.title },
    { name: "description", content: page.description },
    ...(page.keywords ? [{ name: "keywords", content: page.keywords }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site?.siteName ?? "" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageAlt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: imageAlt },
  ];
}

/** A page's `meta` from its content; the title ends with the site's name. */
export function contentMeta(
  matches: Parameters<typeof pageMeta>[0],
  content: PageMeta,
  path: string,
) {
  const site = matches[0]?.loaderData as { siteName?: string } | undefined;
  return pageMeta(matches, {
    ...content,
    title: `${content.title} | ${site?.siteName ?? ""}`,
    path,
  });
}

/** Metadata of a business page for search engines and social networks, at any of its addresses. */
export function businessMeta(matches: Matches, page: BusinessPage, canonical: string) {
  const { businessName, city } = page;
  const values = { service: serviceTitle(page.service), place: cityAndState(page), businessName };
  const path = businessPath(page);
  return pageMeta(matches, {
    title: businessPageTitle(page),
    description: text.description(values),
    keywords: text.keywords({ ...values, city }),
    path,
    canonical,
    image: { path: `/social/business${path}.png`, alt: text.pictureAlt(values) },
  });
}
