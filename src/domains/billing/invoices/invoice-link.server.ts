import { lastingLinkToken, readCurrentLink } from "~/domains/shared/access/lasting-links.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "invoice";

/** The customer's link to an invoice. It is never stored. */
export async function invoiceLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, kind, id);
  return new URL(`/i/${token}`, keys.settings.siteUrl).href;
}

/** The invoice id of a genuine link that hasn't been replaced, else null. */
export const readInvoiceLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, kind, token);
