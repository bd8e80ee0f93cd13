import { cookieValue, readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { draftLifetimeDays } from "./draft-session.server.ts";

const name = "hearthline_draft";

/**
 * The draft token of a request: from the cookie, also under its former name (rule
 * `cookies.former-names`), or from an API client's header.
 */
export function draftTokenOf(request: Request): string | null {
  return readCookie(request, name) ?? formerToken(request) ?? request.headers.get("draft-token");
}

/** The header that gives a browser a draft token, or takes it away. */
export function draftCookie(platform: Platform, token: string | null): string {
  return writeCookie(name, token, {
    secure: isSecure(platform),
    maxAgeSeconds: draftLifetimeDays * 24 * 60 * 60,
  });
}

/** The headers by which a cookie of the former name becomes one of today's; none without one. */
export function renameDraftCookie(platform: Platform, request: Request): Headers {
  const headers = new Headers();
  const token = formerToken(request);
  if (!isSecure(platform) || token === null) return headers;
  if (readCookie(request, name) === null) {
    headers.append("set-cookie", draftCookie(platform, token));
  }
  headers.append("set-cookie", writeCookie(name, null, { secure: false, maxAgeSeconds: 0 }));
  return headers;
}

const formerToken = (request: Request) => cookieValue(request.headers.get("cookie") ?? "", name);

const isSecure = ({ settings }: Platform) => settings.siteUrl.protocol === "https:";
