import { lastingLinkToken, type ReadLink, readLastingLink } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "preferences";

/**
 * The links with which a person opts out of a business's messages; they work for years
 * (`preferences.lasting-link`).
 */
export type PreferenceLinks = {
  /** A page that shows the business and the address. */
  page: string;
  /** For `List-Unsubscribe`: a POST from a mail program unsubscribes right away. */
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
 * The conversation of a valid token, else null. A replaced token can still stop messages, but nothing else.
 */
export const readPreferenceToken = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<ReadLink | null> => readLastingLink(keys, database, kind, token);
