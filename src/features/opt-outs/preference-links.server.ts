import type { Platform } from "~/platform/platform.server.ts";
import { lastingToken, readLastingToken } from "~/platform/secrets/lasting-token.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

/** The addresses by which a person declines what a business sends them; good for years (`preferences.lasting-link`). */
export type PreferenceLinks = {
  /** A page that says which business and which address. */
  page: string;
  /** For `List-Unsubscribe`: a POST of a mail program unsubscribes at once. */
  oneClick: string;
};

export function preferenceLinks(
  { settings, fingerprint }: Keys,
  conversationId: string,
): PreferenceLinks {
  const token = lastingToken(fingerprint, "preferences", conversationId);
  const page = `${settings.siteUrl.origin}/preferences/${token}`;
  return { page, oneClick: `${page}/one-click` };
}

/** The conversation of a genuine token, else null. */
export function readPreferenceToken({ fingerprint }: Keys, token: string): string | null {
  return readLastingToken(fingerprint, "preferences", token);
}
