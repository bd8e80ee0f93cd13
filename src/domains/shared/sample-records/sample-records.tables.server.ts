import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SampleKind } from "./sample-records.ts";

/**
 * IDs of all sample records that don't belong to another one. Nothing else distinguishes them from real data.
 */
export const sampleRecords = pgTable(
  "sample_records",
  { kind: text("kind").$type<SampleKind>().notNull(), id: uuid("id").notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
