import type { Platform } from "~/platform/platform.server.ts";

const purpose = "confirm-application";
const lifetimeDays = 7;

/** The address at which an applicant confirms the e-mail address. It works once, for 7 days. */
export function applicationLink(platform: Platform, applicationId: string): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(purpose, applicationId, new Date(expires));
  return new URL(`/revenue-share/confirm/${token}`, platform.settings.siteUrl).href;
}

/** The application that a link is about, or null when it is forged or expired. */
export function readApplicationLink(platform: Platform, token: string): string | null {
  return platform.signer.read(purpose, token, platform.clock.now());
}
