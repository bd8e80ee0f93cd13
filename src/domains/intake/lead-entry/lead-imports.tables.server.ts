import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
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
    state: text("state", { enum: leadImportStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** Line counts by result. */
    outcome: jsonb("outcome").$type<LineCounts>(),
    memberName: text("member_name").notNull(),
    /** The membership that uploaded it; null in files older than this column. */
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
