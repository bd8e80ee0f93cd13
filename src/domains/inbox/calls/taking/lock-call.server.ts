import { eq, type SQL } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { calls } from "../calls.tables.server.ts";

export type CallRow = typeof calls.$inferSelect;

/** Locks a call, and its lead first: the same order as deleting a lead. */
export async function lockCall(tx: Transaction, which: SQL): Promise<CallRow | null> {
  const [seen] = await tx.select({ leadId: calls.leadId }).from(calls).where(which);
  if (!seen) return null;
  if (seen.leadId) {
    await tx
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.id, seen.leadId))
      .for(...lockRows(leads, "no key update"));
  }
  const [call] = await tx
    .select()
    .from(calls)
    .where(which)
    .for(...lockRows(calls));
  return call ?? null;
}
