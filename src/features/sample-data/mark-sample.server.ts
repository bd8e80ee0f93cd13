import type { Transaction } from "~/platform/database/database.server.ts";
import { sampleRecords } from "./sample-data.tables.server.ts";
import type { SampleKind } from "./sample-data.ts";

/** Marks what was just added as sample data, within the same transaction. */
export async function markSample(
  tx: Transaction,
  kind: SampleKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.insert(sampleRecords).values(ids.map((id) => ({ kind, id })));
}
