import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/lasting-token.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const purpose = "review";

/** The address of a customer's page with the review links (`reviews.page`). It is stored nowhere. */
export function reviewLink({ settings, fingerprint }: Keys, requestId: string): string {
  return new URL(`/r/${lastingToken(fingerprint, purpose, requestId)}`, settings.siteUrl).href;
}

/** The id of the request that a genuine address leads to, else null. */
export const readReviewLink = (
  { fingerprint }: Pick<Keys, "fingerprint">,
  token: string,
): string | null => readLastingToken(fingerprint, purpose, token);
