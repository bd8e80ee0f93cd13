import { businessPath } from "~/domains/shared/services/territory.ts";
import { businessPageText as text } from "~/domains/storefront/business-pages/business-page.text.en.ts";
import {
  type BusinessPage,
  cityAndState,
  serviceTitle,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { businessPageTitle } from "~/domains/storefront/business-pages/page-names.ts";
import { type Matches, pageMeta } from "../metadata/page-meta.ts";

/** Metadata of a business page for search engines and social networks, at any of its addresses. */
export function businessMeta(matches: Matches, page: BusinessPage, canonical: string) {
  const { businessName, city } = page;
  const of = { service: serviceTitle(page.service), place: cityAndState(page), businessName };
  const path = businessPath(page);
  return pageMeta(matches, {
    title: businessPageTitle(page),
    description: text.description(of),
    keywords: text.keywords({ ...of, city }),
    path,
    canonical,
    image: { path: `/social/business${path}.png`, alt: text.pictureAlt(of) },
  });
}
