import type { Platform } from "~/platform/platform.server.ts";

const purpose = "confirm-application";
const lifetimeDays = 7;

/** The link that confirms an applicant's email address. Works once, for 7 days. */
export function applicationLink(platform: Platform, applicationId: string): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(purpose, applicationId, new Date(expires));
  return new URL(`/revenue-share/confirm/${token}`, platform.settings.siteUrl).href;
}

/** The application id of a link; null if it is forged or expired. */
export function readApplicationLink(platform: Platform, token: string): string | null {
  return platform.signer.read(purpose, token, platform.clock.now());
}
