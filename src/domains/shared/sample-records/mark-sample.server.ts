import { and, eq, inArray } from "drizzle-orm";
import { sampleRecords } from "~/domains/shared/shared.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { SampleKind } from "./sample-records.ts";

/** Marks a new record as sample data, within the same transaction. */
export async function markSample(
  tx: Transaction,
  kind: SampleKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(sampleRecords)
    .values(ids.map((id) => ({ kind, id })))
    .onConflictDoNothing();
}

/** Removes the marks of deleted sample data. */
export async function unmarkSamples(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(sampleRecords).where(inArray(sampleRecords.id, [...ids]));
}

/** Whether a record was loaded as sample data. */
export async function isSample(tx: Transaction, kind: SampleKind, id: string): Promise<boolean> {
  const [sampleRecord] = await tx
    .select({ id: sampleRecords.id })
    .from(sampleRecords)
    .where(and(eq(sampleRecords.kind, kind), eq(sampleRecords.id, id)));
  return sampleRecord !== undefined;
}
