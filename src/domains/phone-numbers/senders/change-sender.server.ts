import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { acquireLock } from "~/domains/shared/access/acquire-lock.server.ts";
import type { Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { senderChanged } from "./senders.events.ts";
import { senders, trackedNumbers } from "./senders.tables.server.ts";

export type SenderRow = typeof senders.$inferSelect;
export type SenderChange = {
  /** Action name in the audit log. */
  action: string;
  values: Partial<typeof senders.$inferInsert>;
  /** State before the change for the audit log; no phone numbers. */
  before: object;
  after: object;
};
export type ChangedSender = Result<object, Refused<"not_found" | "code_taken">>;

/**
 * Changes a business's sender; audited. Records `sender.changed`, since texts may be waiting for the
 * change. Does nothing if no value changes.
 * @param change returns null if there is nothing to do
 */
export async function changeSender(
  platform: Platform,
  by: Signatory,
  contractorId: string,
  change: (before: SenderRow | null, now: Date) => SenderChange | null,
): Promise<ChangedSender> {
  try {
    return await inTransaction(platform, async (work) => {
      const found = await lockSender(work, contractorId);
      if (!found) return { ok: false, code: "not_found" };
      const wanted = change(found.sender, work.now);
      const phone = wanted?.values.phone;
      if (phone && (await isTracked(work.tx, phone))) return { ok: false, code: "code_taken" };
      if (wanted) await writeSender(work, by, contractorId, wanted);
      return { ok: true };
    });
  } catch (error) {
    if (violationOf(error)?.violation !== "duplicate key") throw error;
    return { ok: false, code: "code_taken" };
  }
}

/** Locks number assignment until the transaction ends, so no two businesses get the same number. */
export async function lockNumberAssignment(tx: Transaction): Promise<void> {
  await acquireLock(tx, "numbers-of-businesses");
}

async function isTracked(tx: Transaction, phone: string): Promise<boolean> {
  await lockNumberAssignment(tx);
  return (await tx.$count(trackedNumbers, eq(trackedNumbers.phone, phone))) > 0;
}

/** Locks a business's sender to serialize changes by staff. @returns null if the business was deleted */
export async function lockSender(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<{ sender: SenderRow | null } | null> {
  const [account] = await tx
    .select({ erasedAt: contractorAccounts.erasedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts));
  if (!account || account.erasedAt) return null;
  const [sender] = await tx.select().from(senders).where(eq(senders.contractorId, contractorId));
  return { sender: sender ?? null };
}

async function writeSender(
  work: UnitOfWork,
  by: Signatory,
  contractorId: string,
  { action, values, before, after }: SenderChange,
): Promise<void> {
  const { tx, now, record } = work;
  await tx
    .insert(senders)
    .values({ ...values, contractorId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: senders.contractorId, set: { ...values, updatedAt: now } });
  await recordChange(work, by, {
    action,
    entity: "contractor",
    entityId: contractorId,
    before,
    after,
  });
  record(senderChanged, { contractorId });
}
