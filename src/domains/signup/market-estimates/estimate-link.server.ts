import type { Platform } from "~/platform/platform.server.ts";

const purpose = "shared-estimate";
const lifetimeDays = 365;

type Shared = { industry: string; city: string };

/**
 * The address under which an estimate is shown to anyone, for a year. It is signed, so no one gets
 * figures by writing an address: they leave their contact info, or are sent a link by someone who did. It names the
 * trade and the city, and no person.
 */
export function estimatePath(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  { industry, city }: Shared,
): string {
  const expires = new Date(clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
  const token = signer.sign(purpose, JSON.stringify([industry, city]), expires);
  return `/lead-estimator?${new URLSearchParams({ estimate: token })}`;
}

/** What a shared estimate is of; null when its link is forged, changed or older than a year. */
export function readEstimateLink(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  token: string,
): Shared | null {
  const text = signer.read(purpose, token, clock.now());
  if (text === null) return null;
  const [industry, city] = JSON.parse(text) as [string, string];
  return { industry, city };
}
