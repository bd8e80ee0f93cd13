import { businessPath } from "~/domains/shared/services/territory.ts";
import type { BusinessPage } from "./business-pages.ts";
import { type AddressSettings, ownOrigin } from "./own-origin.ts";

type Placed = Pick<BusinessPage, "service" | "citySlug" | "state" | "ownName">;

/**
 * The canonical URL of a page for search engines: its own verified domain, else its address on the site, even
 * with a free subdomain.
 */
export function canonicalAddress(settings: AddressSettings, page: Placed): string {
  return isOwnDomain(page.ownName)
    ? homeAddress(settings, page)
    : settings.siteUrl.origin + businessPath(page);
}

/** The URL that a business shares: its domain, else its subdomain, else its address on the site. */
export function homeAddress(settings: AddressSettings, page: Placed): string {
  const own = ownOrigin(settings, page.ownName);
  return own ? `${own}/` : settings.siteUrl.origin + businessPath(page);
}

/** Whether a name is the business's own domain rather than a free subdomain. */
export const isOwnDomain = (ownName: string | null): boolean => ownName?.includes(".") ?? false;
