import type { IncomingMessage } from "node:http";
import type { Clock } from "~/platform/clock.ts";
import {
  cookieName,
  cookieValue,
  readCookie,
  writeCookie,
} from "~/platform/http/requests/cookies.ts";
import { pathOf } from "~/platform/http/server/gatekeeper.server.ts";
import { visitCookie as name, type Visits } from "~/platform/http/server/visits.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import {
  type Attribution,
  campaignFields,
  campaignOf,
  landingPathOf,
  lookBackDays,
  readTouch,
  referrerHostOf,
  saysSomething,
  type Touch,
  writeTouch,
} from "./attribution.ts";

/** What of a request tells where its sender comes from. */
export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Browsers refuse cookies of 4096 bytes and more; a visit of that many words is not noted. */
const longestCookie = 3_500;
/** Where nobody lands from elsewhere, or where the site stands in somebody else's page. */
const notLandedOn = /^\/(admin|api|assets|embed|files|portal|social)(\/|$)/;

/** What the ad networks add to an address besides what is noted. */
const otherParameters = ["gad_source", "gad_campaignid", "srsltid", "mc_cid"];
const fromElsewhere = new Set<string>([...campaignFields, ...otherParameters]);

/**
 * Notes in a cookie of our own where visitors come from (docs/decisions/013): the campaign their
 * address names and the host that led here, of the first and of the last visit. Whoever comes from
 * nowhere, or asks by `Sec-GPC: 1` for privacy, gets no cookie.
 */
export function visitNotes(settings: Settings, clock: Clock): Pick<Visits, "pageKey" | "noteOf"> {
  const secure = settings.siteUrl.protocol === "https:";
  const maxAgeSeconds = lookBackDays * 24 * 60 * 60;
  const cookie = (value: string) => writeCookie(name, value, { secure, maxAgeSeconds });
  const ownPages = `${settings.siteUrl.origin}/`;
  return {
    pageKey,
    noteOf({ method, url = "", headers }) {
      const { referer } = headers;
      // Most requests say nothing of a way here: they cost no more than this.
      const fromWithin = referer === undefined || referer.startsWith(ownPages);
      if (fromWithin && !url.includes("?") && headers.cookie === undefined) return null;
      const own = cookieValue(headers.cookie ?? "", cookieName(name, secure));
      // Also under its former name.
      const noted = own ?? cookieValue(headers.cookie ?? "", name);
      if (headers["sec-gpc"] === "1") {
        const options = { secure: secure && own !== null, maxAgeSeconds };
        return noted === null ? null : writeCookie(name, null, options);
      }
      const touch = landingOf({ method, url, headers }, ownPages, clock.now());
      if (!touch) return null;
      const known = noted === null ? null : readVisits(noted, touch.at);
      const last = withReferral(touch, known?.last);
      if (known && sameOrigin(known.last, last)) return null;
      const value = [known?.first, last].flatMap((one) => (one ? [writeTouch(one)] : [])).join("|");
      return value.length > longestCookie ? null : cookie(value);
    },
  };
}

/**
 * The visit that a request belongs to: it begins one, or its browser noted one before. Null when nothing
 * is known of it, or nothing is to be kept (`Sec-GPC`).
 */
export function lastVisitOf(settings: Settings, asked: Asked, now: Date): Touch | null {
  const { headers } = asked;
  if (headers["sec-gpc"] === "1") return null;
  const landed = landingOf(asked, `${settings.siteUrl.origin}/`, now);
  if (landed) return landed;
  const cookie = headers.cookie ?? "";
  const secure = settings.siteUrl.protocol === "https:";
  const noted = cookieValue(cookie, cookieName(name, secure)) ?? cookieValue(cookie, name);
  return noted === null ? null : (readVisits(noted, now)?.last ?? null);
}

/** How somebody lands by this request; null of what is no landing from elsewhere. */
function landingOf({ method, url = "", headers }: Asked, ownPages: string, at: Date): Touch | null {
  const { referer } = headers;
  const dest = headers["sec-fetch-dest"];
  const fetched = dest !== undefined && dest !== "document";
  const ahead = String(headers["sec-purpose"] ?? "").includes("prefetch");
  if (method !== "GET" || fetched || ahead || notLandedOn.test(url)) return null;
  const fromWithin = referer === undefined || referer.startsWith(ownPages);
  const query = url.indexOf("?");
  const touch = {
    campaign: query === -1 ? {} : campaignOf(new URLSearchParams(url.slice(query))),
    referrerHost: fromWithin ? null : externalHost(referer, headers.host),
    landingPath: landingPathOf(pathOf(url)),
    at,
  };
  return saysSomething(touch) ? touch : null;
}

/** Where the sender of a form came from, or null: unknown, or not to be kept (`Sec-GPC`). */
export function attributionOf(request: Request, now: Date): Attribution | null {
  if (!mayBeNoted(request)) return null;
  // Also under its former name.
  const noted = readCookie(request, name) ?? cookieValue(request.headers.get("cookie") ?? "", name);
  return noted === null ? null : readVisits(noted, now);
}

/** The same when a form itself says it, as the one on a contractor's own site does. */
export function attributionFromForm(request: Request, text: string, now: Date): Attribution | null {
  const { pathname } = new URL(request.url);
  const touch = mayBeNoted(request) ? readTouch(text, now) : null;
  if (!touch) return null;
  const landed = { ...touch, landingPath: landingPathOf(pathname), at: now };
  return { first: landed, last: landed };
}

/** The same when an API client says it, by the names of the fields, with the referring page as `referrer`. */
export function attributionFromApiClient(
  request: Request,
  body: Record<string, unknown>,
  now: Date,
): Attribution | null {
  if (!mayBeNoted(request)) return null;
  const given = new URLSearchParams();
  for (const field of campaignFields) {
    const value = body[field];
    if (typeof value === "string") given.set(field, value);
  }
  const referrerHost = typeof body.referrer === "string" ? referrerHostOf(body.referrer) : null;
  const touch = { campaign: campaignOf(given), referrerHost, landingPath: null, at: now };
  return saysSomething(touch) ? { first: touch, last: touch } : null;
}

/** Global Privacy Control: nothing is kept but what the form itself asks for. */
const mayBeNoted = (request: Request) => request.headers.get("sec-gpc") !== "1";

function readVisits(text: string, now: Date): Attribution | null {
  const [first, last] = text.split("|", 2).map((one) => readTouch(one, now));
  const only = first ?? last;
  return only ? { first: only, last: last ?? only } : null;
}

function externalHost(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  return new URL(referrer).host === host?.toLowerCase() ? null : referrerHostOf(referrer);
}

/** Whoever came by a partner's link stays that partner's, however they come back. */
function withReferral(touch: Touch, before: Touch | undefined): Touch {
  const ref = touch.campaign.ref ?? before?.campaign.ref;
  return ref === undefined ? touch : { ...touch, campaign: { ...touch.campaign, ref } };
}

/** Whether two visits came by the same way; the time does not matter, so a reload writes nothing. */
function sameOrigin(one: Touch, other: Touch): boolean {
  const way = (touch: Touch) => writeTouch({ ...touch, at: new Date(0) });
  return way(one) === way(other);
}

/** The address by which a finished page is kept: without a query that only says where one comes from. */
function pageKey(url: string): string {
  const query = url.indexOf("?");
  if (query === -1) return url;
  const plain = url
    .slice(query + 1)
    .split("&")
    .every((pair) => pair === "" || fromElsewhere.has(pair.split("=", 1)[0] ?? ""));
  return plain ? url.slice(0, query) : url;
}
