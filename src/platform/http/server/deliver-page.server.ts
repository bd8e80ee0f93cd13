import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, Encoding } from "../../page-cache/page-cache.ts";
import type { Platform } from "../../platform.server.ts";

/** The encoding of a response: brotli if the browser accepts it. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/**
 * Whether the client already has these bytes. Uses the weak comparison of RFC 9110: a proxy may
 * have weakened the tag, or send several.
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** Sends a finished page: its stored bytes and headers, plus a cookie if this visitor gets one. */
export function deliverPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  cookie: string | null,
): void {
  if (isKnown(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, withCookie(page.notModified, cookie));
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  response.writeHead(200, withCookie(page.headers[encoding], cookie));
  response.end(request.method === "HEAD" ? undefined : page.body[encoding]);
}

/** An earlier version of a page, for database outages. */
export function outdatedPage({ pages }: Platform, { method }: IncomingMessage, key: string) {
  return method === "GET" || method === "HEAD" ? pages.lookupOutdated(key) : undefined;
}

/** A response that sets a cookie is private to that visitor: no proxy may cache it. */
function withCookie(headers: string[], cookie: string | null): string[] {
  if (cookie === null) return headers;
  const own = headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === "cache-control"
      ? value.replace("public", "private")
      : value,
  );
  return own.concat("Set-Cookie", cookie);
}
