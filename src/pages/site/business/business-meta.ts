import {
  type BusinessPage,
  businessPageTitle,
  cityAndState,
  serviceTitle,
} from "~/features/business-pages/business-pages.ts";
import { businessPath } from "~/features/services/territory.ts";
import { type Matches, pageMeta } from "../metadata/page-meta.ts";

/** What search engines and social networks read of a business page, at whichever address. */
export function businessMeta(matches: Matches, page: BusinessPage, canonical: string) {
  const service = serviceTitle(page.service);
  const place = cityAndState(page);
  const path = businessPath(page);
  return pageMeta(matches, {
    title: businessPageTitle(page),
    description: `${page.businessName}: ${service} in ${place}. Licensed and insured local experts, same-day service, free estimates.`,
    keywords: `${service} ${page.city}, ${service} ${place}, ${page.businessName}, local ${service}`,
    path,
    canonical,
    image: {
      path: `/social/business${path}.png`,
      alt: `${page.businessName}: ${service} in ${place}`,
    },
  });
}
