import type { IncomingMessage } from "node:http";
import type { Settings } from "../../settings/settings.server.ts";
import type { BadRequest } from "../failures/failures.server.ts";
import { tooLarge } from "../requests/read-body.server.ts";

export type Refusal = { status: number; reason: string };

/** We serve nothing at this host. */
export const unknownHost: Refusal = { status: 421, reason: "unknown host" };

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const maxUrl = 8 * 1024;

/** Whether a request is for our host: SITE_URL's, or any loopback name if that is one. */
export function isOurHost(host: string | undefined, settings: Settings): boolean {
  if (host === undefined) return false;
  const siteHost = settings.siteUrl.host;
  return (
    host.toLowerCase() === siteHost || (loopbackNames.test(siteHost) && loopbackNames.test(host))
  );
}

/** Whether a host is a loopback name. */
export function isLocalHostHeader(host: string | undefined): boolean {
  return host !== undefined && loopbackNames.test(host);
}

/**
 * Why a request is rejected, or null. Runs before any other check.
 * @param facts whether the host has a business page, and whether its route accepts shares
 */
export function findRefusal(
  request: IncomingMessage,
  settings: Settings,
  facts: {
    isOwnHost: boolean;
    takesShares: (path: string) => boolean;
    takesForms: (path: string) => boolean;
  },
): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (!facts.isOwnHost && !isOurHost(headers.host, settings)) return unknownHost;
  if (!knownMethods.has(method)) return { status: 405, reason: "unknown method" };
  if (url.length > maxUrl) return { status: 414, reason: "URL too long" };
  if (!isPlainPath(url)) return { status: 400, reason: "malformed URL" };
  if (method === "GET" || method === "HEAD") return null;
  if (isCompressed(headers)) return { status: 415, reason: compressedReason };
  if (method === "POST" && facts.takesForms(pathOf(url))) return null;
  return comesFromOurPages(request, settings, facts.takesShares)
    ? null
    : { status: 403, reason: "cross-site request" };
}

/** None of our clients compresses a body, and a small compressed one could expand to any size. */
const compressedReason = "compressed body: send it without Content-Encoding";

const isCompressed = ({ "content-encoding": encoding }: IncomingMessage["headers"]): boolean =>
  encoding !== undefined && !/^(?:identity)?$/i.test(encoding.trim());

/** A proxy in front might parse it differently. */
export const ambiguous: Refusal = { status: 400, reason: "ambiguous headers" };

/** Headers that may occur only once. Node uses the first of some, and joins others. */
const once = new Set([
  "host",
  "origin",
  "content-type",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "authorization",
  "expect",
  "sec-fetch-site",
]);

/** A name or a numeric address, and a port: no credentials, no path, no spaces. */
const plainHost = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const isPlainHost = (host: string) => host.length <= 300 && plainHost.test(host);

/**
 * Whether two parsers may read a request's head differently, which allows request smuggling: a
 * repeated single-value header, an invalid or repeated host, or a body with two length declarations
 * or an unknown one. Node itself rejects most others. HTTP/1.0 needs no host, and a load balancer's
 * health check often sends none (HAProxy's `option httpchk`).
 */
export function isAmbiguous({
  url = "",
  rawHeaders,
  headers,
  httpVersion,
}: Pick<IncomingMessage, "url" | "rawHeaders" | "headers" | "httpVersion">): boolean {
  // An absolute URL would add a second host.
  if (!url.startsWith("/")) return true;
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (once.has(name) && seen.has(name)) return true;
    seen.add(name);
  }
  const { host, "transfer-encoding": encoding, "content-length": length } = headers;
  if (host === undefined ? httpVersion !== "1.0" : !isPlainHost(host)) return true;
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return true;
  if (encoding === undefined) return false;
  return httpVersion === "1.0" || length !== undefined || encoding.toLowerCase() !== "chunked";
}

/** Why a body is rejected: its declared length exceeds the route's limit. */
export function findOversize({ headers }: IncomingMessage, bytes: number): BadRequest | null {
  return Number(headers["content-length"] ?? 0) > bytes ? tooLarge(bytes) : null;
}

export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/**
 * An absolute path that decodes, without a leading `//`, backslashes, control characters, or dot
 * segments.
 */
function isPlainPath(url: string): boolean {
  if (!url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    return !/[\u0000-\u001f\u007f]|\/\.{1,2}(\/|$)/.test(decodeURIComponent(pathOf(url)));
  } catch {
    return false;
  }
}

/**
 * Browsers send the origin of requests that change data. API clients don't, and have no cookies
 * that another site could misuse. The whole origin must be ours: scheme, host and port.
 */
function comesFromOurPages(
  { headers, url = "" }: IncomingMessage,
  { siteUrl }: Settings,
  takesShares: (path: string) => boolean,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const origin = headers.origin;
  // The browser itself sends what another app shares with ours; pages can't send this combination.
  if (site === "none" && origin === "null") return takesShares(pathOf(url));
  return origin === undefined || origin === `${siteUrl.protocol}//${headers.host?.toLowerCase()}`;
}
