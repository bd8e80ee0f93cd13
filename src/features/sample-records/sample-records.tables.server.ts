import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { SampleKind } from "./sample-records.ts";

/** What was loaded as sample data and belongs to no other sample: by this it is told from what is real. */
export const sampleRecords = pgTable(
  "sample_records",
  { kind: text("kind").$type<SampleKind>().notNull(), id: uuid("id").notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
