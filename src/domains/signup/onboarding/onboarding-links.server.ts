import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";

const lifetimeDays = 30;

/** A signed link: for which purpose, and under which address. */
const kinds = {
  confirm: { purpose: "confirm-email", path: "/confirm-email/" },
  resume: { purpose: "resume-onboarding", path: "/get-started/resume/" },
} as const;

type Kind = keyof typeof kinds;

/**
 * The address of a link that works for 30 days: `confirm` is about a contractor's account,
 * `resume` about a submission.
 * @param address of a link that confirms an address: the hash of the one it is sent to, and the only one that it
 * confirms
 */
export function onboardingLink(
  platform: Platform,
  kind: Kind,
  id: string,
  address?: string,
): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const about = address === undefined ? id : `${id} ${address}`;
  const token = platform.signer.sign(kinds[kind].purpose, about, new Date(expires));
  return new URL(kinds[kind].path + token, platform.settings.siteUrl).href;
}

/** What the link is about; null when it is forged, of another kind, or expired. */
export function readOnboardingLink(platform: Platform, kind: Kind, token: string): string | null {
  return read(platform, kind, token)?.[0] ?? null;
}

/**
 * Whether a link that confirms an address was sent to this one. Links of earlier
 * releases name none: they count as long as the address was never corrected.
 */
export function confirmsAddress(
  platform: Platform,
  token: string,
  account: { email: string; emailCorrectedAt: Date | null },
): boolean {
  const [, hash] = read(platform, "confirm", token) ?? [];
  return hash === undefined
    ? account.emailCorrectedAt === null
    : hash === hashOfAddress(account.email);
}

const read = (platform: Platform, kind: Kind, token: string) =>
  platform.signer.read(kinds[kind].purpose, token, platform.clock.now())?.split(" ");

/** An address in a link, which must not say it. */
export const hashOfAddress = (email: string): string =>
  hashToken(email.trim().toLowerCase()).slice(0, 24);
