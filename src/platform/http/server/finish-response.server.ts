import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { CachedPage, Encoding } from "../../page-cache/page-cache.ts";
import type { Platform } from "../../platform.server.ts";
import type { Settings } from "../../settings/settings.server.ts";
import { problem } from "../api/problem.ts";
import { failureMessage, statusOf } from "../failures/failures.server.ts";
import { cookieName } from "../requests/headers.ts";
import type { RequestInfo } from "../requests/request-info.server.ts";
import {
  framedByHeader,
  pageTagsHeader,
  readTags,
  streamedHeader,
  variantSourcesHeader,
} from "../responses/page-headers.server.ts";
import {
  closedPolicy,
  securityHeaders,
  speculationRulesHeader,
  transportOf,
} from "./security-headers.ts";
import { visitCookie } from "./visits.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible =
  /^(text\/|application\/(json|problem\+json|openapi\+json|javascript|xml))|^image\/svg/;
const minCompressedBytes = 1024;

/**
 * Adds the final headers to a response, and either compresses it for the client or, if the page
 * declares that it shows nothing about the visitor, caches it for everyone.
 * @param cacheEntry the page's key, the page cache's state before rendering, and whether its route is
 * cached
 */
export async function finishResponse(
  platform: Platform,
  incoming: IncomingMessage,
  request: Request,
  reply: Response,
  info: RequestInfo,
  cacheEntry: { key: string; generation: number; cached: boolean },
): Promise<Response | CachedPage> {
  const failed = reply.status === 500 && info.failure !== undefined;
  const status = failed ? statusOf(info.failure) : reply.status;
  const response = failed && !isDocument(reply) ? answerApiClient(request, info, status) : reply;
  const headers = new Headers(response.headers);
  const tags = headers.get(pageTagsHeader);
  headers.delete(pageTagsHeader);
  const variesFor = readTags(headers.get(variantSourcesHeader) ?? "");
  headers.delete(variantSourcesHeader);
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value);
  // The policy lists who may frame such a page. The older header can only deny everyone.
  if (headers.has(framedByHeader)) headers.delete("x-frame-options");
  headers.delete(framedByHeader);
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", closedPolicy);
  if (platform.settings.siteUrl.protocol === "https:") {
    headers.set(...transportOf(info.ownSite !== undefined));
  }
  // They are rules for the site's own URLs.
  if (info.ownSite) headers.delete(speculationRulesHeader);
  for (const [name, value] of Object.entries(info.headers ?? {})) headers.set(name, value);
  if (status === 503) headers.set("retry-after", "5");
  if (status === 429 && info.waitSeconds) headers.set("retry-after", String(info.waitSeconds));

  if (
    tags !== null &&
    cacheEntry.cached &&
    status === 200 &&
    request.method === "GET" &&
    isSameForAllVisitors(incoming, headers, platform.settings)
  ) {
    // Browsers cache it but revalidate each time, so an edit is visible on the next request.
    if (!headers.has("cache-control")) {
      headers.set("cache-control", "public, max-age=0, must-revalidate");
    }
    const html = await response.text();
    return platform.pages.store(cacheEntry.key, cacheEntry.generation, {
      html,
      headers,
      tags: readTags(tags),
      variesFor,
    });
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  headers.set("x-request-id", info.id);
  const finished = new Response(response.body, { status, headers });
  return compress(finished, request.headers.get("accept-encoding"));
}

/**
 * The same response, compressed for this browser, favoring speed over size because it has one
 * reader. Streamed text is compressed in pieces; other streams are sent unchanged.
 */
export async function compress(response: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted ?? undefined);
  if (response.headers.has(streamedHeader)) return compressStream(response, encoding);
  const type = response.headers.get("content-type") ?? "";
  const streams = type.startsWith("text/event-stream") || type.startsWith("text/x-script");
  const done = response.headers.has("content-encoding") || !response.body;
  if (streams || done || !compressible.test(type)) return response;
  const headers = new Headers(response.headers);
  if (!headers.get("vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  if (encoding === "identity")
    return new Response(response.body, { status: response.status, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length < minCompressedBytes)
    return new Response(bytes, { status: response.status, headers });
  const body =
    encoding === "br"
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await deflate(bytes, { level: 5 });
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status: response.status, headers });
}

function compressStream(
  { body, status, headers: baseHeaders }: Response,
  encoding: ReturnType<typeof chooseEncoding>,
): Response {
  const headers = new Headers(baseHeaders);
  headers.delete(streamedHeader);
  headers.append("vary", "Accept-Encoding");
  if (encoding === "identity") return new Response(body, { status, headers });
  headers.set("content-encoding", encoding);
  if (!body) return new Response(null, { status, headers });
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  // A failure reaches the client through the stream itself.
  const compressed = pipeline(Readable.fromWeb(body as ReadableStream), compressor, () => {});
  return new Response(createReadableStreamFromReadable(compressed), { status, headers });
}

/** Pages have their own error page; other routes' failures are a line of text or data from the framework. */
function isDocument({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

function answerApiClient({ method }: Request, info: RequestInfo, status: number): Response {
  return problem(status, failureMessage(info.failure, method), { reference: info.id });
}

/** A page for a request with a cookie or a query might depend on it. */
function isSameForAllVisitors(
  { headers: { cookie }, url }: IncomingMessage,
  headers: Headers,
  { siteUrl }: Settings,
): boolean {
  const visit = `${cookieName(visitCookie, siteUrl.protocol === "https:")}=`;
  // The visit cookie contains nothing that a page could show.
  const anonymous = !cookie || (cookie.startsWith(visit) && !cookie.includes(";"));
  return anonymous && !url?.includes("?") && !headers.has("set-cookie");
}

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
  const own = headers.map((value, index) =>
    index % 2 === 1 && headers[index - 1]?.toLowerCase() === "cache-control"
      ? value.replace("public", "private")
      : value,
  );
  return own.concat("Set-Cookie", cookie);
}
