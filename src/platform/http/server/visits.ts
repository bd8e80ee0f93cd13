import type { IncomingMessage } from "node:http";
import type { CachedPage } from "../../page-cache/page-cache.ts";

/** The one cookie that pages never read; over https it has the usual prefix (cookies.ts). */
export const visitCookie = "visit";

/**
 * Records where visitors come from; provided by the application. All functions except `sourceOf`
 * run for every page, including cached ones, so they must be fast.
 */
export type Visits = {
  /** The cache key of a finished page: its URL without parameters that only identify the source. */
  pageKey(url: string): string;
  /** The visitor's source, for pages that differ by source (`X-Other-For`); null if unknown. */
  sourceOf(request: IncomingMessage): string | null;
  /** The cookie that records this visit, or null if there is nothing to record. */
  noteOf(request: IncomingMessage): string | null;
};

/** Whether this visitor gets a different page than the cached one. */
export function variesForVisitor(
  { variesFor }: CachedPage,
  visits: Visits,
  request: IncomingMessage,
): boolean {
  return variesFor.length > 0 && variesFor.includes(visits.sourceOf(request) ?? "");
}

/** Whether the response is a page: neither an error nor a redirect. */
export function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/html");
}
