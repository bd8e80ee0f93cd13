import { createHash } from "node:crypto";

/**
 * Headers by which a page tells the server something; they never leave it.
 * `X-Page-Tags`: the page may be cached, under these tags, one after the other.
 * `X-Other-For`: visitors who come from these sources are shown another page there, which is not cached.
 * `X-Style-Hash`: the page holds a style sheet with this hash.
 * `X-Script-Files`: the page runs script files of ours, which may ask our own addresses.
 * `X-Framed-By`: the page stands in a frame on pages of these hosts, and runs our own script files.
 * `X-Form-Hosts`: what answers its forms may lead to these hosts, one after the other.
 * `X-Streamed`: of any length, so it is compressed and sent piece by piece.
 */
export const pageTagsHeader = "x-page-tags";
export const otherForHeader = "x-other-for";
export const styleHashHeader = "x-style-hash";
export const framedByHeader = "x-framed-by";
export const formHostsHeader = "x-form-hosts";
export const streamedHeader = "x-streamed";
export const scriptFilesHeader = "x-script-files";

/** For a page's `headers` export: it shows only data of these tags and nothing of the visitor. */
export function cachedUnder(...tags: string[]): Record<string, string> {
  return { [pageTagsHeader]: tags.map(encodeURIComponent).join(" ") };
}

/** For a page's `headers` export: it runs script files of ours. No nonce, so that it can be cached. */
export const runsScriptFiles: Record<string, string> = { [scriptFilesHeader]: "yes" };

/** For a page's `headers` export, beside `cachedUnder`: visitors who come from these are shown another page. */
export function otherFor(sources: readonly string[]): Record<string, string> {
  if (sources.length === 0) return {};
  return { [otherForHeader]: sources.map(encodeURIComponent).join(" ") };
}

/** The words of such a header. */
export function readTags(header: string): string[] {
  return header.split(" ").filter(Boolean).map(decodeURIComponent);
}

/** The hash by which a page's policy lets one style sheet inside it through. */
export function styleHash(css: string): string {
  return `sha256-${createHash("sha256").update(css).digest("base64")}`;
}
