/** What own addresses depend on: the site's scheme and port, and the domain of free subdomains. */
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
