import { and, eq, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { callSettings } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { findNumberOwner } from "~/domains/phone-numbers/senders/tracked/find-number-owner.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { blockedCallers, calls } from "../calls.tables.server.ts";
import { defaultCallSettings } from "../calls.ts";

const { enabled, ringSeconds } = defaultCallSettings;

/** The business that owns the number and its call settings; null if no business owns it. */
export async function findCalledBusiness(database: Reader, to: string) {
  const owner = await findNumberOwner(database, to);
  if (!owner) return null;
  const [found] = await database
    .select({
      businessName: contractorAccounts.businessName,
      enabled: sql<boolean>`coalesce(${callSettings.enabled}, ${enabled})`,
      ringSeconds: sql<number>`coalesce(${callSettings.ringSeconds}, ${ringSeconds})`,
    })
    .from(contractorAccounts)
    .leftJoin(callSettings, eq(callSettings.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, owner.contractorId));
  return found ? { ...owner, ...found } : null;
}

/** Whether the provider already reported this call, so a retry doesn't count twice. */
export async function isKnownCall(database: Reader, providerId: string): Promise<boolean> {
  const found = await database
    .select({ id: calls.id })
    .from(calls)
    .where(eq(calls.providerId, providerId));
  return found.length > 0;
}

/** Whether the business blocked this number. */
export async function isBlocked(
  database: Reader,
  contractorId: string,
  phone: string,
): Promise<boolean> {
  const found = await database
    .select({ phone: blockedCallers.phone })
    .from(blockedCallers)
    .where(and(eq(blockedCallers.contractorId, contractorId), eq(blockedCallers.phone, phone)));
  return found.length > 0;
}
