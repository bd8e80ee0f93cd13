import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/lasting-token.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const purpose = "job-estimate";

/** The address at which a customer sees an estimate and answers it (`estimates.link`). It is stored nowhere. */
export function estimateLink({ settings, fingerprint }: Keys, estimateId: string): string {
  return new URL(`/e/${lastingToken(fingerprint, purpose, estimateId)}`, settings.siteUrl).href;
}

/** The id of the estimate that a genuine address leads to, else null. */
export const readEstimateLink = ({ fingerprint }: Keys, token: string): string | null =>
  readLastingToken(fingerprint, purpose, token);
