/** A business page's site at a host of its own. */
export type OwnSite = {
  host: string;
  origin: string;
  pageId: string;
  businessName: string;
  /** Where the page is at home when it is not here: visitors are led there. */
  leadsTo: string | null;
};

/**
 * Hosts besides our own; the application plugs the feature in that knows. `named` is asked for every
 * request and looks in memory alone.
 */
export type OwnHosts = {
  /** The host that a Host header names, as we write it; null when no page is at it. */
  named(header: string | undefined): string | null;
  /** Whether a page is at the host of this name. */
  knows(name: string): boolean;
  /** What is at it now; null when its page is away. */
  find(host: string): Promise<OwnSite | null>;
};

export const noOwnHosts: OwnHosts = {
  named: () => null,
  knows: () => false,
  find: async () => null,
};

/** A page's key among the finished ones; no address has a space in it, so none names another host's page. */
export function ownPageKey(host: string, key: string): string {
  return `${host} ${key}`;
}

/** Files of the build that pages ask for. */
export function isPageFile(path: string): boolean {
  return path.startsWith("/assets/") || /^\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/.test(path);
}
