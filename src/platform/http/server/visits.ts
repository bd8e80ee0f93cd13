import type { IncomingMessage } from "node:http";
import type { CachedPage } from "../../page-cache/page-cache.ts";

/** The one cookie that pages never look at; over https it has the prefix of all (cookies.ts). */
export const visitCookie = "visit";

/**
 * What the server asks of whoever takes note of where visitors come from; the application plugs the
 * two together. All but `sourceOf` are asked for every page, cached ones included, so they have to be quick.
 */
export type Visits = {
  /** The address by which a finished page is kept: what only tells where one comes from left out. */
  pageKey(url: string): string;
  /** A name of where this visitor comes from, for pages that are others for some (`X-Other-For`); null where nobody knows. */
  sourceOf(request: IncomingMessage): string | null;
  /** The cookie that notes this visit, or null when there is nothing to note. */
  noteOf(request: IncomingMessage): string | null;
};

/** Whether a finished page says that this visitor is shown another. */
export function isOtherFor(
  { otherFor }: CachedPage,
  visits: Visits,
  request: IncomingMessage,
): boolean {
  return otherFor.length > 0 && otherFor.includes(visits.sourceOf(request) ?? "");
}

/** Whether someone sees a page: neither an error nor a redirect. */
export function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/html");
}
