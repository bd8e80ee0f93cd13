import { and, eq, sql } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { blockedCallers, callSettings } from "../calls.tables.server.ts";
import { usualCallSettings } from "../calls.ts";

const { enabled, ringSeconds } = usualCallSettings;

/** The business whose number it is, and what it wants done with calls; null when it is nobody's. */
export async function findCalled(database: Reader, to: string) {
  const [found] = await database
    .select({
      contractorId: senders.contractorId,
      businessName: contractorAccounts.businessName,
      enabled: sql<boolean>`coalesce(${callSettings.enabled}, ${enabled})`,
      ringSeconds: sql<number>`coalesce(${callSettings.ringSeconds}, ${ringSeconds})`,
    })
    .from(senders)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, senders.contractorId))
    .leftJoin(callSettings, eq(callSettings.contractorId, senders.contractorId))
    .where(eq(senders.phone, to));
  return found ?? null;
}

/** Whether a business wants no calls of this number (`calls.blocked`). */
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
