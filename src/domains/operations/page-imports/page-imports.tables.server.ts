import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { importStates, type RowCounts, type SavedColumn } from "./page-imports.ts";

/** A file of business pages that staff imported: its content and progress. */
export const pageImports = pgTable(
  "page_imports",
  {
    id: id(),
    fileName: text("file_name").notNull(),
    /** The file itself, for the process that imports it; null once it is done. */
    content: text("content"),
    /** Its columns, and the field each was matched to; empty for files from before this column existed. */
    columns: jsonb("columns").$type<SavedColumn[]>(),
    /** A warning to check, such as letters whose encoding was guessed. */
    warning: text("warning"),
    state: text("state", { enum: importStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** The check's result: how many rows would be new, changed, refused. */
    expected: jsonb("expected").$type<RowCounts>().notNull(),
    /** Rows processed, and their outcomes. */
    done: integer("done").notNull().default(0),
    outcome: jsonb("outcome").$type<RowCounts>(),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    oneOf("page_imports_state", table.state, importStates),
    index("page_imports_newest").on(table.createdAt, table.id),
  ],
);

/** Problems of rows: the line in the file, and why it isn't imported. */
export const pageImportProblems = pgTable(
  "page_import_problems",
  {
    id: id(),
    importId: uuid("import_id")
      .notNull()
      .references(() => pageImports.id, { onDelete: "cascade" }),
    line: integer("line").notNull(),
    /** The column it is about; empty when it is the whole row. */
    field: text("field").notNull(),
    message: text("message").notNull(),
  },
  (table) => [index("page_import_problems_line").on(table.importId, table.line)],
);
