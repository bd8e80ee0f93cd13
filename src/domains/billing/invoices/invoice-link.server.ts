import { lastingLinkToken, readCurrentLink } from "~/domains/shared/access/lasting-links.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "invoice";

/** The address at which a customer sees an invoice. It is stored nowhere. */
export async function invoiceLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, kind, id);
  return new URL(`/i/${token}`, keys.settings.siteUrl).href;
}

/** The id of the invoice that a genuine address leads to as long as it is not replaced, else null. */
export const readInvoiceLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, kind, token);
