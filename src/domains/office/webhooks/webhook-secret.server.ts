import type { Platform } from "~/platform/platform.server.ts";

type Versions = { id: string; secretVersion: number; secretChangedAt: Date | null };

const day = 24 * 60 * 60 * 1000;

/**
 * The secret by which an endpoint's owner knows what comes from us, as Standard Webhooks writes it. It
 * follows from the installation's key, the endpoint and the number of the secret, so that no table
 * holds it.
 */
export function webhookSecret(
  { fingerprint }: Pick<Platform, "fingerprint">,
  id: string,
  version: number,
): string {
  const key = Buffer.from(fingerprint("webhook-secret", `${id}:${version}`), "base64url");
  return `whsec_${key.toString("base64")}`;
}

/** The secrets that sign now: for a day after a change the one before as well. */
export function secretsInForce(
  platform: Pick<Platform, "fingerprint">,
  { id, secretVersion, secretChangedAt }: Versions,
  now: Date,
): string[] {
  const isFresh = secretChangedAt && now.getTime() - secretChangedAt.getTime() < day;
  const versions = isFresh ? [secretVersion, secretVersion - 1] : [secretVersion];
  return versions.map((version) => webhookSecret(platform, id, version));
}
