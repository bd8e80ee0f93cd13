import { and, eq } from "drizzle-orm";
import { lastingLinkToken } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { customerContacts } from "./customers.tables.server.ts";

export const portalLinks = "customer";

type Keys = Pick<Platform, "settings" | "fingerprint">;

/** The customer's link to everything they have with one business. It is never stored. */
export async function portalLink(
  keys: Keys,
  database: Reader,
  customerId: string,
): Promise<string> {
  const token = await lastingLinkToken(keys, database, portalLinks, customerId);
  return new URL(`/my/${token}`, keys.settings.siteUrl).href;
}

/**
 * The same for an email to this address: null unless it's this customer's own. An invoice may go to
 * someone else, such as a landlord, who must not see the customer's other documents.
 */
export async function portalLinkFor(
  keys: Keys,
  database: Reader,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<string | null> {
  if (!customerId || !email) return null;
  const own = await database.$count(
    customerContacts,
    and(
      eq(customerContacts.customerId, customerId),
      eq(customerContacts.kind, "email"),
      eq(customerContacts.value, email.toLowerCase()),
      eq(customerContacts.isShared, false),
    ),
  );
  return own > 0 ? portalLink(keys, database, customerId) : null;
}
