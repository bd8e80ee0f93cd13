import type { Platform } from "~/platform/platform.server.ts";

const purpose = "claim-invitation";
const lifetimeDays = 30;

/**
 * The address that carries a claim into the wizard. It works for 30 days and holds a signed id:
 * nothing of the person stands in it (`privacy.no-leaks`).
 */
export function claimInvitationLink(platform: Platform, leadResultId: string): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(purpose, leadResultId, new Date(expires));
  return new URL(`/get-started/invited/${token}`, platform.settings.siteUrl).href;
}

/** The claim that a link carries, or null when it is forged or expired. */
export function readClaimInvitation(platform: Platform, token: string): string | null {
  return platform.signer.read(purpose, token, platform.clock.now());
}
