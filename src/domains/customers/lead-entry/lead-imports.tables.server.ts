import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { type LineCounts, leadImportStates } from "./lead-imports.ts";

/** A file of leads that people of a business brought (`leads.import`). */
export const leadImports = pgTable(
  "lead_imports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    /** The file itself; gone once it is in. */
    content: text("content"),
    /** What to check in it, such as letters whose encoding was guessed. */
    warning: text("warning"),
    state: text("state", { enum: leadImportStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** What became of its lines. */
    outcome: jsonb("outcome").$type<LineCounts>(),
    memberName: text("member_name").notNull(),
    /** The membership that brought it; empty in files from before it was kept. */
    memberId: uuid("member_id"),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    oneOf("lead_imports_state", table.state, leadImportStates),
    index("lead_imports_contractor").on(table.contractorId, table.createdAt, table.id),
    index("lead_imports_unused").on(table.state, table.createdAt),
  ],
);
