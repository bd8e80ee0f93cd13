/** A business page's site at its own host. */
export type OwnSite = {
  host: string;
  origin: string;
  pageId: string;
  businessName: string;
  /** The page's canonical host, if it isn't this one: visitors are redirected there. */
  leadsTo: string | null;
};

/** Additional hosts, provided by the application. `named` runs on every request and only looks in memory. */
export type OwnHosts = {
  /** The normalized host of a Host header; null if it has no page. */
  named(header: string | undefined): string | null;
  /** Whether this host name has a page. */
  knows(name: string): boolean;
  /** The site at the host; null if its page isn't live. */
  find(host: string): Promise<OwnSite | null>;
};

export const noOwnHosts: OwnHosts = {
  named: () => null,
  knows: () => false,
  find: async () => null,
};

/** A page's cache key. URLs contain no spaces, so none matches another host's page. */
export function ownPageKey(host: string, key: string): string {
  return `${host} ${key}`;
}

/** Build files that pages load. */
export function isPageFile(path: string): boolean {
  return path.startsWith("/assets/") || /^\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/.test(path);
}

const shape = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?$/i;
const maxHost = 253 + ":65535".length;

/**
 * The name and port (with its colon, or empty) of a Host header; null for anything but a plain name
 * in our normal form: no trailing dot, other alphabets or spaces.
 */
export function parseHost(header: string | undefined): { name: string; port: string } | null {
  if (header === undefined || header.length > maxHost) return null;
  const [, name, port = ""] = shape.exec(header) ?? [];
  return name === undefined || name.length > 253 ? null : { name: name.toLowerCase(), port };
}
