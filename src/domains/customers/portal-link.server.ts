import { and, eq, inArray } from "drizzle-orm";
import { lastingLinkToken } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { customerContacts, customers } from "./customers.tables.server.ts";

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
 * The same for an email to this address: null unless the business itself entered it together with the
 * customer, or imported it. Anyone can type a customer's phone number with their own address into a
 * form, and an invoice may go to someone else, such as a landlord (`customers.portal-by-email`).
 */
export async function portalLinkFor(
  keys: Keys,
  database: Reader,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<string | null> {
  if (!customerId || !email) return null;
  const [entered] = await database
    .select({ id: customerContacts.id })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customers.id, customerId),
        inArray(customers.source, ["by_hand", "import"]),
        eq(customerContacts.createdAt, customers.createdAt),
        eq(customerContacts.kind, "email"),
        eq(customerContacts.value, email.toLowerCase()),
        eq(customerContacts.isShared, false),
      ),
    )
    .limit(1);
  return entered ? portalLink(keys, database, customerId) : null;
}
