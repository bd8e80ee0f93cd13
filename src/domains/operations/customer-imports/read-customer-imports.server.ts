import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import {
  canImportCustomers,
  canReadCustomerImports,
} from "~/domains/operations/operations.policy.ts";
import {
  customerImportRows,
  customerImports,
} from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type GuessedColumn, undoDeadline } from "./customer-imports.ts";
import type { ImportField, ImportKind } from "./import-kinds.ts";
import { importRows, openImportSheet } from "./open-import-sheet.ts";
import { type ReadCustomerRow, readCustomerRow } from "./read-customer-rows.ts";

/** Rows shown before the import. */
const maxShown = 10;

/** An import of the actor's business with a preview of its first rows. Null if not found. */
export async function findCustomerImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadCustomerImports(actor));
  const { query } = platform.database;
  const [customerImport] = await query
    .select(shown)
    .from(customerImports)
    .where(
      and(eq(customerImports.id, importId), isVisible(actor), isNull(customerImports.switchId)),
    );
  if (!customerImport) return null;
  const { beginning, columns, ...known } = customerImport;
  const undoUntil = known.finishedAt && undoDeadline(known.finishedAt);
  const canUndo =
    known.state === "done" &&
    undoUntil !== null &&
    undoUntil > platform.clock.now() &&
    known.outcome.new > 0;
  return {
    ...known,
    ...previewOf(beginning, columns, known.fields),
    preview: previewCustomers(beginning, known.fields),
    undoUntil: canUndo ? undoUntil : null,
  };
}

export type FoundCustomerImport = NonNullable<Awaited<ReturnType<typeof findCustomerImport>>>;

const shown = {
  id: customerImports.id,
  fileName: customerImports.fileName,
  beginning: customerImports.beginning,
  warning: customerImports.warning,
  columns: customerImports.columns,
  fields: customerImports.fields,
  consentProof: customerImports.consentProof,
  state: customerImports.state,
  rows: customerImports.rows,
  done: customerImports.done,
  outcome: customerImports.outcome,
  memberName: customerImports.memberName,
  createdAt: customerImports.createdAt,
  finishedAt: customerImports.finishedAt,
  /** False if the file was deleted, so the rest can't be imported. */
  hasFile: sql<boolean>`${customerImports.content} is not null`,
};

/** The columns, each with a few sample cells. */
export function previewOf(
  beginning: string | null,
  guessed: readonly GuessedColumn[],
  fields: readonly (ImportField | null)[],
  kind: ImportKind = "customers",
) {
  const sheet = beginning === null ? null : openImportSheet(kind, beginning, fields);
  const samples = new Map(
    sheet?.ok ? sheet.columns.map((column) => [column.at, column.samples]) : [],
  );
  const columns = guessed.map((guessedColumn) => ({
    ...guessedColumn,
    field: fields[guessedColumn.at] ?? null,
    samples: (samples.get(guessedColumn.at) ?? []).map((sample) => sample.slice(0, 60)),
  }));
  return { columns };
}

/** The first rows of a list of customers, as they would be imported. */
function previewCustomers(beginning: string | null, fields: readonly (ImportField | null)[]) {
  const sheet = beginning === null ? null : openImportSheet("customers", beginning, fields);
  const preview: (ReadCustomerRow & { line: number })[] = [];
  if (!sheet?.ok) return preview;
  for (const row of importRows(sheet)) {
    preview.push({ line: row.line, ...readCustomerRow(row, sheet.dayFirst) });
    if (preview.length === maxShown) break;
  }
  return preview;
}

/** The business's imports, newest first. */
export function listCustomerImports(platform: Platform, actor: Actor) {
  authorize(canReadCustomerImports(actor));
  const { id, fileName, state, rows, done, memberName, createdAt } = customerImports;
  return platform.database.query
    .select({ id, fileName, state, rows, done, memberName, createdAt })
    .from(customerImports)
    .where(and(isVisible(actor), isNull(customerImports.switchId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(20);
}

export type ListedCustomerImport = Awaited<ReturnType<typeof listCustomerImports>>[number];

const pieceSize = 1_000;

/**
 * Rows that weren't imported, or not in full, in the order of the file.
 * @param rowFilter "all" for the result of every row
 */
export function streamCustomerImportRows(
  platform: Platform,
  actor: Actor,
  importId: string,
  rowFilter: "all" | "to_check" = "to_check",
): AsyncGenerator<CustomerImportRow> {
  authorize(canImportCustomers(actor));
  return readPieces(platform, actor.contractorId, importId, rowFilter);
}

async function* readPieces(
  { database }: Platform,
  contractorId: string,
  importId: string,
  rowFilter: "all" | "to_check",
) {
  const { line, outcome, reason, cells } = customerImportRows;
  let last = 0;
  for (;;) {
    const piece = await database.query
      .select({ line, outcome, reason, cells })
      .from(customerImportRows)
      .where(
        and(
          eq(customerImportRows.importId, importId),
          eq(customerImportRows.contractorId, contractorId),
          rowFilter === "all" ? undefined : isNotNull(reason),
          gt(line, last),
        ),
      )
      .orderBy(asc(line))
      .limit(pieceSize);
    yield* piece;
    last = piece.at(-1)?.line ?? 0;
    if (piece.length < pieceSize) return;
  }
}

export type CustomerImportRow = Pick<
  typeof customerImportRows.$inferSelect,
  "line" | "outcome" | "reason" | "cells"
>;

/** The headings of an import's file; null if the business has no such import. */
export async function findCustomerImportHeadings(
  platform: Platform,
  actor: Actor,
  importId: string,
) {
  authorize(canImportCustomers(actor));
  const [customerImport] = await platform.database.query
    .select({ columns: customerImports.columns })
    .from(customerImports)
    .where(and(eq(customerImports.id, importId), isVisible(actor)));
  return customerImport ? customerImport.columns.map(({ heading }) => heading) : null;
}

/** Imports of the reader's business; only its member and staff see a file that isn't imported yet. */
export function isVisible(reader: BusinessReader) {
  const ofBusiness = eq(customerImports.contractorId, reader.contractorId);
  if (reader.kind !== "member") return ofBusiness;
  const { state, memberId } = customerImports;
  const started = inArray(state, ["running", "done", "failed", "undoing", "undone"]);
  return and(ofBusiness, or(started, eq(memberId, reader.id)));
}
