import { createHash } from "node:crypto";
import type { Settings } from "../../settings/settings.server.ts";

/**
 * Internal headers from a page to the server. They are never sent to clients.
 * `X-Page-Tags`: the page may be cached, under this list of tags.
 * `X-Other-For`: visitors from these sources get a different page here, which isn't cached.
 * `X-Style-Hash`: the page contains a style sheet with this hash.
 * `X-Script-Hash`: the page contains a script with this hash, which may import our script files.
 * `X-Script-Files`: the page runs our script files, which may call our own URLs.
 * `X-Framed-By`: the page is framed by pages of these hosts, and runs our script files.
 * `X-Form-Hosts`: its forms may redirect to this list of hosts.
 * `X-Streamed`: of any length, so it is compressed and sent in pieces.
 */
export const pageTagsHeader = "x-page-tags";
export const variantSourcesHeader = "x-other-for";
export const styleHashHeader = "x-style-hash";
export const scriptHashHeader = "x-script-hash";
export const framedByHeader = "x-framed-by";
export const formHostsHeader = "x-form-hosts";
export const streamedHeader = "x-streamed";
export const scriptFilesHeader = "x-script-files";

/** For a page's `headers` export: it shows only data of these tags and nothing about the visitor. */
export function cachedUnder(...tags: string[]): Record<string, string> {
  return { [pageTagsHeader]: tags.map(encodeURIComponent).join(" ") };
}

/** For a page's `headers` export: it runs our script files. No nonce, so it can be cached. */
export const runsScriptFiles: Record<string, string> = { [scriptFilesHeader]: "yes" };

/** For a page's `headers` export, with `cachedUnder`: visitors from these sources get a different page. */
export function variesBySource(sources: readonly string[]): Record<string, string> {
  if (sources.length === 0) return {};
  return { [variantSourcesHeader]: sources.map(encodeURIComponent).join(" ") };
}

/** Parses the list in one of these headers. */
export function readTags(header: string): string[] {
  return header.split(" ").filter(Boolean).map(decodeURIComponent);
}

/** The hash that allows an inline style sheet, or an inline script, in a page's policy. */
export function styleHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** For pages whose forms redirect to the payment provider. A simulator has its pages on its own host. */
export function paymentFormHosts({ stripe }: Pick<Settings, "stripe">): Record<string, string> {
  if (!stripe) return {};
  const { hostname, origin } = stripe.apiUrl;
  const stripeOrigins = ["checkout", "connect", "billing"].map(
    (name) => `https://${name}.stripe.com`,
  );
  return { [formHostsHeader]: hostname === "api.stripe.com" ? stripeOrigins.join(" ") : origin };
}
