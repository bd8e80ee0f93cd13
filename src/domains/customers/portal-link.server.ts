import { and, asc, eq, inArray } from "drizzle-orm";
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
 * The customer's portal link for an email to this address; null unless it's one of
 * `findEnteredEmails`, since an invoice may go to someone else, such as a landlord.
 */
export async function portalLinkFor(
  keys: Keys,
  database: Reader,
  { customerId, email }: { customerId: string | null; email: string | null },
): Promise<string | null> {
  if (!customerId || !email) return null;
  const entered = await findEnteredEmails(database, customerId);
  return entered.includes(email.toLowerCase()) ? portalLink(keys, database, customerId) : null;
}

/**
 * The email addresses that the business itself entered together with the customer, or imported, best
 * first: anyone can type a customer's phone number with their own address into a form
 * (`customers.portal-by-email`).
 */
export async function findEnteredEmails(database: Reader, customerId: string): Promise<string[]> {
  const rows = await database
    .select({ address: customerContacts.value })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customers.id, customerId),
        inArray(customers.source, ["by_hand", "import"]),
        eq(customerContacts.createdAt, customers.createdAt),
        eq(customerContacts.kind, "email"),
        eq(customerContacts.isShared, false),
      ),
    )
    .orderBy(asc(customerContacts.position), asc(customerContacts.id));
  return rows.map(({ address }) => address);
}
