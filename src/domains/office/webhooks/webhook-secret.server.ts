import type { Platform } from "~/platform/platform.server.ts";

type Versions = { id: string; secretVersion: number; secretChangedAt: Date | null };

const day = 24 * 60 * 60 * 1000;

/**
 * The secret that lets an endpoint's owner verify our deliveries, in the Standard Webhooks format.
 * Derived from the installation's key, the endpoint, and the secret's number, so no table stores
 * it.
 */
export function webhookSecret(
  { fingerprint }: Pick<Platform, "fingerprint">,
  id: string,
  version: number,
): string {
  const key = Buffer.from(fingerprint("webhook-secret", `${id}:${version}`), "base64url");
  return `whsec_${key.toString("base64")}`;
}

/** The secrets that sign now: for 24 hours after a change also the old one. */
export function secretsInForce(
  platform: Pick<Platform, "fingerprint">,
  { id, secretVersion, secretChangedAt }: Versions,
  now: Date,
): string[] {
  const isFresh = secretChangedAt && now.getTime() - secretChangedAt.getTime() < day;
  const versions = isFresh ? [secretVersion, secretVersion - 1] : [secretVersion];
  return versions.map((version) => webhookSecret(platform, id, version));
}
