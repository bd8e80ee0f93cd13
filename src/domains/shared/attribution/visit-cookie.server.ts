import type { IncomingMessage } from "node:http";
import type { Clock } from "~/platform/clock.ts";
import {
  cookieName,
  cookieValue,
  readCookie,
  writeCookie,
} from "~/platform/http/requests/headers.ts";
import { pathOf } from "~/platform/http/server/gatekeeper.server.ts";
import { visitCookie as name, type Visits } from "~/platform/http/server/visits.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import {
  type Attribution,
  campaignFields,
  campaignOf,
  hasSource,
  landingPathOf,
  lookbackDays,
  readTouch,
  referrerHostOf,
  type Touch,
  writeTouch,
} from "./attribution.ts";

/** The parts of a request that identify its source. */
export type RequestParts = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Browsers reject cookies of 4096 bytes or more; longer visits aren't recorded. */
const maxCookieLength = 3_500;
/** Paths that aren't landing pages, or that are embedded in other sites. */
const nonLandingPaths = /^\/(admin|api|assets|embed|files|portal|social)(\/|$)/;

/** Other parameters that ad networks add to an address. */
const otherParameters = ["gad_source", "gad_campaignid", "srsltid", "mc_cid"];
const adParameters = new Set<string>([...campaignFields, ...otherParameters]);

/**
 * Records visit sources in a first-party cookie (docs/decisions/013): the campaign in the address and the
 * referring host, for the first and the last visit. Sets no cookie for direct visits or with `Sec-GPC: 1`.
 */
export function visitNotes(settings: Settings, clock: Clock): Pick<Visits, "pageKey" | "noteOf"> {
  const secure = settings.siteUrl.protocol === "https:";
  const maxAgeSeconds = lookbackDays * 24 * 60 * 60;
  const cookie = (value: string) => writeCookie(name, value, { secure, maxAgeSeconds });
  const ownPages = `${settings.siteUrl.origin}/`;
  return {
    pageKey,
    noteOf({ method, url = "", headers }) {
      const { referer } = headers;
      // Fast path: most requests name no source.
      const fromWithin = referer === undefined || referer.startsWith(ownPages);
      if (fromWithin && !url.includes("?") && headers.cookie === undefined) return null;
      const own = cookieValue(headers.cookie ?? "", cookieName(name, secure));
      // Also under its former name.
      const stored = own ?? cookieValue(headers.cookie ?? "", name);
      if (headers["sec-gpc"] === "1") {
        const options = { secure: secure && own !== null, maxAgeSeconds };
        return stored === null ? null : writeCookie(name, null, options);
      }
      const touch = landingOf({ method, url, headers }, ownPages, clock.now());
      if (!touch) return null;
      const earlier = stored === null ? null : readVisits(stored, touch.at);
      const last = withReferral(touch, earlier?.last);
      if (earlier && sameOrigin(earlier.last, last)) return null;
      const value = [earlier?.first, last]
        .flatMap((touch) => (touch ? [writeTouch(touch)] : []))
        .join("|");
      return value.length > maxCookieLength ? null : cookie(value);
    },
  };
}

/**
 * The visit of a request: a new one, or the one stored in the cookie. Null if unknown or if `Sec-GPC` forbids
 * storing it.
 */
export function readLastVisit(settings: Settings, request: RequestParts, now: Date): Touch | null {
  const { headers } = request;
  if (headers["sec-gpc"] === "1") return null;
  const landed = landingOf(request, `${settings.siteUrl.origin}/`, now);
  if (landed) return landed;
  const cookie = headers.cookie ?? "";
  const secure = settings.siteUrl.protocol === "https:";
  const stored = cookieValue(cookie, cookieName(name, secure)) ?? cookieValue(cookie, name);
  return stored === null ? null : (readVisits(stored, now)?.last ?? null);
}

/** The landing of this request; null if it isn't a landing or names no source. */
function landingOf(
  { method, url = "", headers }: RequestParts,
  ownPages: string,
  at: Date,
): Touch | null {
  const { referer } = headers;
  const dest = headers["sec-fetch-dest"];
  const fetched = dest !== undefined && dest !== "document";
  const ahead = String(headers["sec-purpose"] ?? "").includes("prefetch");
  if (method !== "GET" || fetched || ahead || nonLandingPaths.test(url)) return null;
  const fromWithin = referer === undefined || referer.startsWith(ownPages);
  const query = url.indexOf("?");
  const touch = {
    campaign: query === -1 ? {} : campaignOf(new URLSearchParams(url.slice(query))),
    referrerHost: fromWithin ? null : externalHost(referer, headers.host),
    landingPath: landingPathOf(pathOf(url)),
    at,
  };
  return hasSource(touch) ? touch : null;
}

/** The source of a form's sender; null if unknown or if `Sec-GPC` forbids storing it. */
export function attributionOfVisit(request: Request, now: Date): Attribution | null {
  if (!isTrackingAllowed(request)) return null;
  // Also under its former name.
  const stored =
    readCookie(request, name) ?? cookieValue(request.headers.get("cookie") ?? "", name);
  return stored === null ? null : readVisits(stored, now);
}

/** Like `attributionOf`, from a form field, as on a contractor's own site. */
export function attributionFromForm(request: Request, text: string, now: Date): Attribution | null {
  const { pathname } = new URL(request.url);
  const touch = isTrackingAllowed(request) ? readTouch(text, now) : null;
  if (!touch) return null;
  const landed = { ...touch, landingPath: landingPathOf(pathname), at: now };
  return { first: landed, last: landed };
}

/** Like `attributionOf`, from an API client's fields, with the referring page as `referrer`. */
export function attributionFromApiClient(
  request: Request,
  body: Record<string, unknown>,
  now: Date,
): Attribution | null {
  if (!isTrackingAllowed(request)) return null;
  const parameters = new URLSearchParams();
  for (const field of campaignFields) {
    const value = body[field];
    if (typeof value === "string") parameters.set(field, value);
  }
  const referrerHost = typeof body.referrer === "string" ? referrerHostOf(body.referrer) : null;
  const touch = { campaign: campaignOf(parameters), referrerHost, landingPath: null, at: now };
  return hasSource(touch) ? { first: touch, last: touch } : null;
}

/** Global Privacy Control: stores nothing beyond the form's own fields. */
const isTrackingAllowed = (request: Request) => request.headers.get("sec-gpc") !== "1";

function readVisits(text: string, now: Date): Attribution | null {
  const [first, last] = text.split("|", 2).map((part) => readTouch(part, now));
  const only = first ?? last;
  return only ? { first: only, last: last ?? only } : null;
}

function externalHost(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  return new URL(referrer).host === host?.toLowerCase() ? null : referrerHostOf(referrer);
}

/** Visitors who came through a partner's link stay with that partner, however they return. */
function withReferral(touch: Touch, before: Touch | undefined): Touch {
  const ref = touch.campaign.ref ?? before?.campaign.ref;
  return ref === undefined ? touch : { ...touch, campaign: { ...touch.campaign, ref } };
}

/** Whether two visits have the same source. Ignores the time, so a reload writes nothing. */
function sameOrigin(a: Touch, b: Touch): boolean {
  const serialize = (touch: Touch) => writeTouch({ ...touch, at: new Date(0) });
  return serialize(a) === serialize(b);
}

/** The cache key of a rendered page: the URL without source parameters. */
function pageKey(url: string): string {
  const query = url.indexOf("?");
  if (query === -1) return url;
  const plain = url
    .slice(query + 1)
    .split("&")
    .every((pair) => pair === "" || adParameters.has(pair.split("=", 1)[0] ?? ""));
  return plain ? url.slice(0, query) : url;
}
