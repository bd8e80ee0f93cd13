import { readCookie, writeCookie } from "~/platform/http/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { draftLifetimeDays } from "./draft-session.server.ts";

const name = "hearthline_draft";

/** The draft token of a request: from the cookie, or from a program's header (decisions 13). */
export function draftTokenOf(request: Request): string | null {
  return readCookie(request, name) ?? request.headers.get("draft-token");
}

/** The header that gives a browser a draft token, or takes it away. */
export function draftCookie(platform: Platform, token: string | null): string {
  return writeCookie(name, token, {
    secure: platform.settings.siteUrl.protocol === "https:",
    maxAgeSeconds: draftLifetimeDays * 24 * 60 * 60,
  });
}
