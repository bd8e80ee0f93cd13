import { type Invalid, invalid, type Result } from "~/platform/result.ts";

/** More sites than this of one contractor are a mistake. */
const maxEmbedHosts = 20;

/** Two labels or more with points between them, or this machine; each perhaps with a port. */
const hostName =
  /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|localhost)(?::\d{1,5})?$/;

/** The hosts of a text with one site in each line, or what in it is none. */
export type ParsedHosts = Result<{ hosts: string[] }, Invalid>;

/**
 * Reads the sites on which a contractor's form may stand, written as people write them: with or
 * without `https://`, with or without a path. What comes out can be written into a security policy.
 */
export function parseEmbedHosts(text: string): ParsedHosts {
  const lines = new Set(text.split(/[\s,]+/).filter(Boolean));
  const hosts = new Set<string>();
  for (const line of lines) {
    const host = hostOf(line);
    if (!host) return invalid({ embed_hosts: `Not a web address: ${line.slice(0, 80)}` });
    hosts.add(host);
    if (hosts.size > maxEmbedHosts) {
      return invalid({ embed_hosts: `Enter up to ${maxEmbedHosts} websites` });
    }
  }
  return { ok: true, hosts: [...hosts] };
}

function hostOf(line: string): string | null {
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`;
  if (!URL.canParse(address)) return null;
  const { host, username } = new URL(address);
  return username === "" && host.length <= 253 && hostName.test(host) ? host : null;
}

/** The hosts as `frame-ancestors` lists them: each with and without "www.", which is one owner's. */
export function frameAncestors(hosts: readonly string[]): string {
  const twins = hosts.flatMap((host) => {
    if (host.startsWith("www.")) return [host, host.slice(4)];
    return /^(localhost|[\d.]+)(:|$)/.test(host) ? [host] : [host, `www.${host}`];
  });
  return [...new Set(twins)].join(" ");
}
