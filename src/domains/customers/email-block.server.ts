import { sql } from "drizzle-orm";
import { findOptOut } from "~/domains/messaging/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isDoNotContact } from "./own-customer.server.ts";

/**
 * `needed`: about something the customer agreed to or owes, or sent by a member. `optional`: any
 * other automatic email, which "Do not contact" stops.
 */
type EmailNeed = "needed" | "optional";

/** Whom an email is about; the customer is null until one is assigned. */
type EmailedCustomer = { contractorId: string; customerId: string | null; email: string | null };

/**
 * Why a business's customer gets no email outside a follow-up, as text for staff; null if they may
 * get it (`opt-outs.do-not-contact`).
 */
export async function findEmailBlock(
  database: Reader,
  platform: Pick<Platform, "fingerprint">,
  { contractorId, customerId, email: address }: EmailedCustomer,
  need: EmailNeed,
): Promise<string | null> {
  if (!address) return null;
  const recipient = { contractorId, channel: "email", address } as const;
  if (await findOptOut(database, platform, recipient)) {
    return "The customer unsubscribed from this business's emails";
  }
  return need === "optional" && customerId && (await readDoNotContact(database, customerId))
    ? "The business marked the customer “Do not contact”"
    : null;
}

async function readDoNotContact(database: Reader, customerId: string): Promise<boolean> {
  const { rows } = await database.execute<{ doNotContact: boolean }>(
    sql`select ${isDoNotContact(sql`${customerId}::uuid`)} as "doNotContact"`,
  );
  return rows[0]?.doNotContact === true;
}
