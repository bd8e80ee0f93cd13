import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import {
  type CustomerRowCounts,
  customerImportStates,
  customerRowOutcomes,
  type GuessedColumn,
  noCustomerRows,
} from "./customer-imports/customer-imports.ts";
import {
  exportPrograms,
  type ImportField,
  type ImportPlan,
  importKinds,
  recordKinds,
} from "./customer-imports/import-kinds.ts";
import { importStates, type RowCounts, type SavedColumn } from "./page-imports/page-imports.ts";
import { exportStates } from "./takeout/takeout.ts";

/** A file with all data of a business: who requested it, its progress, and who downloaded it. */
export const businessExports = pgTable(
  "business_exports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** The membership's ID; the name stays after the member leaves. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    state: text("state", { enum: exportStates }).notNull().default("waiting"),
    /** Counts the attempts: only the last may finish. */
    attempt: integer("attempt").notNull().default(0),
    /** Rows and files written so far, and the total; null until counted. */
    done: integer("done").notNull().default(0),
    total: integer("total"),
    parts: integer("parts"),
    bytes: bigint("bytes", { mode: "number" }),
    sha256: text("sha256"),
    /** Expiry of the file. */
    expiresAt: moment("expires_at"),
    downloads: integer("downloads").notNull().default(0),
    downloadedAt: moment("downloaded_at"),
    downloadedBy: text("downloaded_by"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("business_exports_state", table.state, exportStates),
    index("business_exports_contractor").on(table.contractorId, table.createdAt),
    uniqueIndex("business_exports_one_at_a_time")
      .on(table.contractorId)
      .where(sql`state in ('waiting', 'making')`),
    index("business_exports_old").on(table.createdAt),
  ],
);

/** Open problems that need staff. A row exists while its problem does, so each is reported once. */
export const healthProblems = pgTable("health_problems", {
  problem: text("problem").primaryKey(),
  message: text("words").notNull(),
  beganAt: moment("began_at").notNull(),
  /** When a process last saw it. */
  seenAt: moment("seen_at").notNull().defaultNow(),
  /** When the configured webhook accepted it. */
  notifiedAt: moment("told_at"),
});

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

/** A customer file that a member of a business uploaded: its mapping, progress, and result. */
/** A switch import: the export of another program, whose files are imported and undone together. */
export const switchImports = pgTable(
  "switch_imports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** The program that exported the files. */
    program: text("program", { enum: exportPrograms }).notNull(),
    state: text("state", { enum: customerImportStates }).notNull().default("checked"),
    /** The membership's ID; the name stays after the member leaves. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    oneOf("switch_imports_program", table.program, exportPrograms),
    oneOf("switch_imports_state", table.state, customerImportStates),
    index("switch_imports_contractor").on(table.contractorId, table.createdAt, table.id),
    index("switch_imports_old").on(table.createdAt),
    uniqueIndex("switch_imports_one_at_a_time")
      .on(table.contractorId)
      .where(sql`state in ('running', 'undoing')`),
  ],
);

/** An uploaded file: a list of customers, or any file of a switch import. */
export const customerImports = pgTable(
  "customer_imports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    /** The kind of its rows; always customers outside a switch import. */
    kind: text("kind", { enum: importKinds }).notNull().default("customers"),
    /** The switch import and the file's position in it; null for a list of customers on its own. */
    switchId: uuid("switch_id").references(() => switchImports.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    /** Whether the kind and columns were recognized for certain, or chosen by a member. */
    isSure: boolean("is_sure").notNull().default(true),
    /** The expected outcomes, counted when the columns were chosen; null outside a switch import. */
    plan: jsonb("plan").$type<ImportPlan>(),
    /** The file, and its beginning for the preview; null once it is imported. */
    content: text("content"),
    beginning: text("beginning"),
    /** A warning to check, such as letters whose encoding was guessed. */
    warning: text("warning"),
    columns: jsonb("columns").$type<GuessedColumn[]>().notNull(),
    /** The field of each column, as the member chose it. */
    fields: jsonb("fields").$type<(ImportField | null)[]>().notNull(),
    /** What proves the consents in the file, as the member typed it. */
    consentProof: text("consent_proof"),
    state: text("state", { enum: customerImportStates }).notNull().default("checked"),
    rows: integer("rows").notNull(),
    /** Rows processed, and their outcomes. */
    done: integer("done").notNull().default(0),
    outcome: jsonb("outcome").$type<CustomerRowCounts>().notNull().default(noCustomerRows),
    /** The membership's ID; the name stays after the member leaves. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    oneOf("customer_imports_state", table.state, customerImportStates),
    oneOf("customer_imports_kind", table.kind, importKinds),
    index("customer_imports_switch").on(table.switchId),
    index("customer_imports_contractor").on(table.contractorId, table.createdAt, table.id),
    index("customer_imports_old").on(table.createdAt),
    uniqueIndex("customer_imports_one_at_a_time")
      .on(table.contractorId)
      .where(sql`state in ('running', 'undoing')`),
  ],
);

/** The outcome of each row of a customer file, until it can no longer be undone or downloaded. */
export const customerImportRows = pgTable(
  "customer_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => customerImports.id, { onDelete: "cascade" }),
    /** The line in the file. */
    line: integer("line").notNull(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    outcome: text("outcome", { enum: customerRowOutcomes }).notNull(),
    /** Null for a row that can't be imported. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** Why the row, or a part of it, isn't imported; null if all of it is. */
    reason: text("reason"),
    /** The cells as in the file, if there is a reason. */
    cells: jsonb("cells").$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    oneOf("customer_import_rows_outcome", table.outcome, customerRowOutcomes),
    index("customer_import_rows_customer").on(table.customerId),
    index("customer_import_rows_contractor").on(table.contractorId),
  ],
);

/**
 * Records that imports created, by their number in the other program. An uploaded file doesn't add
 * them again, and an undo removes them.
 */
export const importedRecords = pgTable(
  "imported_records",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: recordKinds }).notNull(),
    /** The program and the record's number in it, or a hash of the record's content. */
    key: text("key").notNull(),
    recordId: uuid("record_id").notNull(),
    /** Null once the import can't be undone. */
    importId: uuid("import_id").references(() => customerImports.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.kind, table.key] }),
    oneOf("imported_records_kind", table.kind, recordKinds),
    index("imported_records_import").on(table.importId, table.kind),
  ],
);
