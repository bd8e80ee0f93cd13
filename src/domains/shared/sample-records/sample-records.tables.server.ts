import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SampleKind } from "./sample-records.ts";

/** The IDs of everything loaded as sample data that belongs to no other sample. Nothing else tells it from real data. */
export const sampleRecords = pgTable(
  "sample_records",
  { kind: text("kind").$type<SampleKind>().notNull(), id: uuid("id").notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
