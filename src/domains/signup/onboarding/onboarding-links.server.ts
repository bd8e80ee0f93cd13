import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";

const lifetimeDays = 30;

/** The purpose each kind of link is signed for, and its path. */
const kinds = {
  confirm: { purpose: "confirm-email", path: "/confirm-email/" },
  resume: { purpose: "resume-onboarding", path: "/get-started/resume/" },
} as const;

type Kind = keyof typeof kinds;

/**
 * A link that works for 30 days: `confirm` is for a contractor's account, `resume` for a submission.
 * @param address for `confirm`: hash of the email it is sent to, the only one it confirms
 */
export function onboardingLink(
  platform: Platform,
  kind: Kind,
  id: string,
  address?: string,
): string {
  const expires = platform.clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000;
  const subject = address === undefined ? id : `${id} ${address}`;
  const token = platform.signer.sign(kinds[kind].purpose, subject, new Date(expires));
  return new URL(kinds[kind].path + token, platform.settings.siteUrl).href;
}

/** The id a link is for; null if it is forged, of another kind, or expired. */
export function readOnboardingLink(platform: Platform, kind: Kind, token: string): string | null {
  return read(platform, kind, token)?.[0] ?? null;
}

/**
 * Whether a confirmation link was sent to this email. Links from earlier releases contain no hash; they are
 * valid unless the email was corrected.
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

/** Hash of an email for a link, which must not contain the address itself. */
export const hashOfAddress = (email: string): string =>
  hashToken(email.trim().toLowerCase()).slice(0, 24);
