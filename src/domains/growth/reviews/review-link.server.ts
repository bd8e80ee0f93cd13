import { lastingLinkToken, readCurrentLink } from "~/domains/shared/access/lasting-links.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "review";

/** The link to a customer's page with the review links. It is never stored. */
export async function reviewLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, kind, id);
  return new URL(`/r/${token}`, keys.settings.siteUrl).href;
}

/** The request id of a genuine link that hasn't been replaced, else null. */
export const readReviewLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, kind, token);
