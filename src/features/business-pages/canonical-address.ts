import { businessPath } from "~/features/services/territory.ts";
import type { BusinessPage } from "./business-pages.ts";
import { type AddressSettings, ownOrigin } from "./own-origin.ts";

/** The one address by which search engines are to know a page (`own-address.canonical`). */
export function canonicalAddress(
  settings: AddressSettings,
  page: Pick<BusinessPage, "service" | "citySlug" | "state" | "ownName">,
): string {
  const own = ownOrigin(settings, page.ownName);
  return own ? `${own}/` : settings.siteUrl.origin + businessPath(page);
}
