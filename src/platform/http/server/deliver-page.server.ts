import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, Encoding } from "../../page-cache/page-cache.ts";
import type { Platform } from "../../platform.server.ts";

/** Which encoding to answer in; brotli when the browser takes it. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/**
 * Whether somebody has these bytes already. Weak tags are compared as RFC 9110 says: whatever stands
 * between may have made the tag weak, or ask with several.
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Writes a finished page: its bytes and headers go out as they are, with a cookie if this visitor
 * is given one.
 */
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

/** A finished page of before, for while the database is away. */
export function outdatedPage({ pages }: Platform, { method }: IncomingMessage, key: string) {
  return method === "GET" || method === "HEAD" ? pages.lookupOutdated(key) : undefined;
}

/** With somebody's cookie an answer is theirs alone: no proxy may keep it for others. */
function withCookie(headers: string[], cookie: string | null): string[] {
  if (cookie === null) return headers;
  const own = headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === "cache-control"
      ? value.replace("public", "private")
      : value,
  );
  return own.concat("Set-Cookie", cookie);
}
