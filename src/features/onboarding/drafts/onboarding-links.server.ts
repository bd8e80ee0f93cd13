import type { Platform } from "~/platform/platform.server.ts";

const lifetimeDays = 30;

/** A signed link: for which purpose, and under which address. */
const kinds = {
  confirm: { purpose: "confirm-email", path: "/confirm-email/" },
  resume: { purpose: "resume-onboarding", path: "/get-started/resume/" },
} as const;

/**
 * The address of a link that works for 30 days: `confirm` is about a contractor's account,
 * `resume` about a submission.
 */
export function onboardingLink(platform: Platform, kind: keyof typeof kinds, id: string): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(kinds[kind].purpose, id, new Date(expires));
  return new URL(kinds[kind].path + token, platform.settings.siteUrl).href;
}

/** What the link is about; null when it is forged, of another kind, or expired. */
export function readOnboardingLink(
  platform: Platform,
  kind: keyof typeof kinds,
  token: string,
): string | null {
  return platform.signer.read(kinds[kind].purpose, token, platform.clock.now());
}
