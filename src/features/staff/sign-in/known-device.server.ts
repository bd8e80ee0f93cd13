import { newId } from "~/platform/database/columns.server.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";

const purpose = "known-device";
const lifetimeDays = 180;
const milliseconds = 24 * 60 * 60 * 1000;

/**
 * The device that this person has signed in from before, or null (rule `accounts.known-device`). The
 * signed cookie names no one; whoever steals it gains tries to sign in, not a sign-in.
 * @param email of the account that is tried, existing or not
 */
export function knownDevice(platform: Platform, request: Request, email: string): string | null {
  const mark = markOf(platform, email);
  const token = readCookie(request, cookieName(mark));
  const subject = token && platform.signer.read(purpose, token, platform.clock.now());
  const [device, of] = (subject ?? "").split(".");
  return device && of === mark ? device : null;
}

/** The cookie by which a device is known from a full sign-in on, codes included. */
export function rememberDevice(platform: Platform, email: string): string {
  const { clock, settings, signer } = platform;
  const mark = markOf(platform, email);
  const expires = new Date(clock.now().getTime() + lifetimeDays * milliseconds);
  return writeCookie(cookieName(mark), signer.sign(purpose, `${newId()}.${mark}`, expires), {
    secure: settings.siteUrl.protocol === "https:",
    maxAgeSeconds: (lifetimeDays * milliseconds) / 1000,
  });
}

/** One cookie for each account: people share computers. */
function cookieName(mark: string): string {
  return `hearthline.device.${mark.slice(0, 10)}`;
}

function markOf({ fingerprint }: Platform, email: string): string {
  return fingerprint(purpose, email.trim().toLowerCase());
}
