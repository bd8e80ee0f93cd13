import { count } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { sampleRecords } from "~/domains/shared/sample-records/sample-records.tables.server.ts";
import { type SampleCounts, sampleKinds } from "~/domains/shared/sample-records/sample-records.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSampleData } from "./sample-data.policy.ts";

/** Counts the sample data. */
export async function readSampleData(platform: Platform, actor: Actor): Promise<SampleCounts> {
  authorize(canReadSampleData(actor));
  const rows = await platform.database.query
    .select({ kind: sampleRecords.kind, rows: count() })
    .from(sampleRecords)
    .groupBy(sampleRecords.kind);
  const known = new Map(rows.map((row) => [row.kind, row.rows]));
  return Object.fromEntries(
    sampleKinds.map((kind) => [kind, known.get(kind) ?? 0]),
  ) as SampleCounts;
}
