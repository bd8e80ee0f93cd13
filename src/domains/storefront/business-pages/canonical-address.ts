import { businessPath } from "~/domains/shared/services/territory.ts";
import type { BusinessPage } from "./business-pages.ts";
import { type AddressSettings, ownOrigin } from "./own-origin.ts";

type Placed = Pick<BusinessPage, "service" | "citySlug" | "state" | "ownName">;

/**
 * The one address by which search engines are to know a page: its own verified domain, else
 * the one on the site, also for a page with a free subdomain.
 */
export function canonicalAddress(settings: AddressSettings, page: Placed): string {
  return isOwnDomain(page.ownName)
    ? homeAddress(settings, page)
    : settings.siteUrl.origin + businessPath(page);
}

/** The address by which a business gives its page out: its domain, else its subdomain, else the one on the site. */
export function homeAddress(settings: AddressSettings, page: Placed): string {
  const own = ownOrigin(settings, page.ownName);
  return own ? `${own}/` : settings.siteUrl.origin + businessPath(page);
}

/** Whether a name is a domain of the business's own, and not one of the site's free subdomains. */
export const isOwnDomain = (ownName: string | null): boolean => ownName?.includes(".") ?? false;
