import { businessPath } from "~/domains/shared/index.ts";
import type { BusinessPage } from "./business-pages.ts";

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

/**
 * The settings that custom addresses depend on: the site's scheme and port, and the domain of free
 * subdomains.
 */
export type AddressSettings = { siteUrl: URL; pagesDomain: string | null };

/**
 * The origin of a page's own address, such as `https://lone-star.pages.example`; null if it has none, or if
 * this installation doesn't support them.
 * @param ownName a subdomain's name, or a domain, with or without `www.`, which has a dot
 */
export function ownOrigin(settings: AddressSettings, ownName: string | null): string | null {
  const host = ownName === null ? null : ownHost(settings, ownName);
  return host && originOfHost(settings, host);
}

/** The origin of a host, with the site's scheme and port. */
export function originOfHost({ siteUrl }: Pick<AddressSettings, "siteUrl">, host: string): string {
  return `${siteUrl.protocol}//${host}${siteUrl.port ? `:${siteUrl.port}` : ""}`;
}

function ownHost({ pagesDomain }: AddressSettings, ownName: string): string | null {
  if (ownName.includes(".")) return ownName;
  return pagesDomain && `${ownName}.${pagesDomain}`;
}
