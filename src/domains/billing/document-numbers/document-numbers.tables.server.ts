import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";

export const numberedKinds = ["estimate", "invoice", "credit_note"] as const;

/** A business's last used number per kind of document. */
export const documentNumbers = pgTable(
  "document_numbers",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: numberedKinds }).notNull(),
    last: integer("last").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.kind] }),
    oneOf("document_numbers_kind", table.kind, numberedKinds),
  ],
);
