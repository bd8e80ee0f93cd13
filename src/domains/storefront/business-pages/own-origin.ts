/** What says where own addresses are: the site's scheme and port, and the domain of free subdomains. */
export type AddressSettings = { siteUrl: URL; pagesDomain: string | null };

/**
 * Where a page is at home besides the site, such as `https://lone-star.pages.example`; null when it
 * is not, or when this installation has no such addresses.
 * @param ownName a subdomain's name; a domain, with `www.` or without, has a dot
 */
export function ownOrigin(settings: AddressSettings, ownName: string | null): string | null {
  const host = ownName === null ? null : ownHost(settings, ownName);
  return host && originOfHost(settings, host);
}

/** The address of a host in the scheme and at the port of the site. */
export function originOfHost({ siteUrl }: Pick<AddressSettings, "siteUrl">, host: string): string {
  return `${siteUrl.protocol}//${host}${siteUrl.port ? `:${siteUrl.port}` : ""}`;
}

function ownHost({ pagesDomain }: AddressSettings, ownName: string): string | null {
  if (ownName.includes(".")) return ownName;
  return pagesDomain && `${ownName}.${pagesDomain}`;
}
