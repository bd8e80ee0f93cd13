import type { Platform } from "~/platform/platform.server.ts";

const purpose = "claim-invitation";
const lifetimeDays = 30;

/**
 * The link that prefills the wizard from a claim. It expires after 30 days and contains a signed id but no
 * personal data (`privacy.no-leaks`).
 */
export function claimInvitationLink(platform: Platform, leadResultId: string): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(purpose, leadResultId, new Date(expires));
  return new URL(`/get-started/invited/${token}`, platform.settings.siteUrl).href;
}

/** The claim id in a link; null if the link is forged or expired. */
export function readClaimInvitation(platform: Platform, token: string): string | null {
  return platform.signer.read(purpose, token, platform.clock.now());
}
