import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { importStates, type KeptColumn, type RowCounts } from "./page-imports.ts";

/** A file of business pages that staff brought in: what it said, and how far it came. */
export const pageImports = pgTable(
  "page_imports",
  {
    id: id(),
    fileName: text("file_name").notNull(),
    /** The file itself, for the process that works on it; gone once it is done. */
    content: text("content"),
    /** Its columns, and what each was matched to; empty in files from before this was kept. */
    columns: jsonb("columns").$type<KeptColumn[]>(),
    /** What to check in it, such as letters whose encoding was guessed. */
    warning: text("warning"),
    state: text("state", { enum: importStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** What the check found: so many rows would be new, changed, refused. */
    expected: jsonb("expected").$type<RowCounts>().notNull(),
    /** Rows worked on, and what became of them. */
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

/** What a person should know of a row: its line in the file, and why nothing comes of it. */
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
