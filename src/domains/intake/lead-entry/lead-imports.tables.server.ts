import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import type { SavedColumn } from "~/platform/csv/column-choice.ts";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import type { LeadField } from "./lead-columns.ts";
import { type LineCounts, leadImportStates } from "./lead-imports.ts";

/** A lead file uploaded by a business (`leads.import`). */
export const leadImports = pgTable(
  "lead_imports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    /** The uploaded file; null once imported. */
    content: text("content"),
    /** What to review, such as a guessed character encoding. */
    warning: text("warning"),
    /** Its columns and their fields as guessed or chosen; null in files older than these columns. */
    columns: jsonb("columns").$type<SavedColumn[]>(),
    fields: jsonb("fields").$type<(LeadField | null)[]>(),
    state: text("state", { enum: leadImportStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** Line counts by result. */
    outcome: jsonb("outcome").$type<LineCounts>(),
    memberName: text("member_name").notNull(),
    /** The membership that uploaded it; null in files older than this column. */
    memberId: uuid("member_id"),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
    /** What it added that an undo would still remove; null in imports older than these columns. */
    addedLeads: jsonb("added_leads").$type<string[]>(),
    addedCustomers: jsonb("added_customers").$type<string[]>(),
    undoStartedAt: moment("undo_started_at"),
    undoneAt: moment("undone_at"),
    /** How many leads the undo didn't remove because they were in use. */
    stayed: integer("stayed").notNull().default(0),
  },
  (table) => [
    oneOf("lead_imports_state", table.state, leadImportStates),
    index("lead_imports_contractor").on(table.contractorId, table.createdAt, table.id),
    index("lead_imports_unused").on(table.state, table.createdAt),
  ],
);
