import {
  lastingLinkToken,
  type ReadLink,
  readLastingLink,
} from "~/domains/shared/access/lasting-links.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "preferences";

/** The addresses by which a person declines what a business sends them; good for years (`preferences.lasting-link`). */
export type PreferenceLinks = {
  /** A page that says which business and which address. */
  page: string;
  /** For `List-Unsubscribe`: a POST of a mail program unsubscribes right away. */
  oneClick: string;
};

export async function preferenceLinks(
  keys: Keys,
  database: Reader,
  conversationId: string,
): Promise<PreferenceLinks> {
  const token = await lastingLinkToken(keys, database, kind, conversationId);
  const page = `${keys.settings.siteUrl.origin}/preferences/${token}`;
  return { page, oneClick: `${page}/one-click` };
}

/**
 * The conversation of a genuine token, else null. One that was replaced still stops messages and does
 * nothing else.
 */
export const readPreferenceToken = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<ReadLink | null> => readLastingLink(keys, database, kind, token);
