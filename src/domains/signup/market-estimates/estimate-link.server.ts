import type { Platform } from "~/platform/platform.server.ts";

const purpose = "shared-estimate";
const lifetimeDays = 365;

type Shared = { industry: string; city: string };

/**
 * A public link to an estimate, valid for a year. It is signed, so no one can get figures by editing the
 * URL: they must leave their contact info or get a link from someone who did. It contains the trade and the
 * city, but no personal data.
 */
export function estimatePath(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  { industry, city }: Shared,
): string {
  const expires = new Date(clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
  const token = signer.sign(purpose, JSON.stringify([industry, city]), expires);
  return `/lead-estimator?${new URLSearchParams({ estimate: token })}`;
}

/** The trade and city of a shared estimate; null if the link is forged, changed, or older than a year. */
export function readEstimateLink(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  token: string,
): Shared | null {
  const text = signer.read(purpose, token, clock.now());
  if (text === null) return null;
  const [industry, city] = JSON.parse(text) as [string, string];
  return { industry, city };
}
