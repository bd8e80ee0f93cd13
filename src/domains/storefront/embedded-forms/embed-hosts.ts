import { type Invalid, invalid, type Result } from "~/platform/result.ts";

/** Maximum number of sites per contractor. */
const maxEmbedHosts = 20;

/** Two or more labels with dots between them, or localhost; each with an optional port. */
const hostName =
  /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|localhost)(?::\d{1,5})?$/;

/** The hosts in a text with one site per line, or an error about an invalid one. */
export type ParsedHosts = Result<{ hosts: string[] }, Invalid>;

/**
 * Parses the sites that may embed a contractor's form, with or without `https://` and a path. The result is
 * safe to use in a security policy.
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

/** The hosts in `frame-ancestors` format: each with and without "www.", which belong to the same owner. */
export function frameAncestors(hosts: readonly string[]): string {
  const counterparts = hosts.flatMap((host) => {
    if (host.startsWith("www.")) return [host, host.slice(4)];
    return /^(localhost|[\d.]+)(:|$)/.test(host) ? [host] : [host, `www.${host}`];
  });
  return [...new Set(counterparts)].join(" ");
}

/**
 * The HTML for a contractor's own site: one script element that renders the form in its place, and a plain
 * link for visitors without JavaScript.
 */
export function embedSnippet(siteUrl: string, path: string, businessName: string): string {
  const title = escaped(`Request an estimate from ${businessName}`);
  const [script, page, link] = [`${siteUrl}/embed.js`, path, siteUrl + path].map(escaped);
  return [
    `<script src="${script}" data-page="${page}" data-title="${title}" async></script>`,
    `<noscript><a href="${link}">${title}</a></noscript>`,
  ].join("\n");
}

const entities: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for an HTML attribute. */
export function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => entities[letter] ?? letter);
}
