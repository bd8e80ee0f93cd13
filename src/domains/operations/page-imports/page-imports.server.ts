import { and, asc, desc, eq, isNull, lt, ne } from "drizzle-orm";
import { importPages } from "~/domains/operations/operations.jobs.server.ts";
import { canImportPages, canReadImports } from "~/domains/operations/operations.policy.ts";
import { pageImportProblems, pageImports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { type ColumnChoice, chosenFields, rememberedFields } from "~/platform/csv/column-choice.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { maxFileBytes } from "~/platform/http/routes/route-facts.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { comparePages } from "./compare-pages.server.ts";
import {
  decisionHours,
  noRows,
  noUndone,
  type RowCounts,
  type SavedColumn,
} from "./page-imports.ts";
import { type PageField, pageFieldLabels, pageFields, requiredColumns } from "./page-row.schema.ts";
import { readPageRows } from "./read-page-rows.ts";

/** Maximum problems shown; the rest are counted. */
const shownProblems = 200;

const shown = {
  id: pageImports.id,
  fileName: pageImports.fileName,
  state: pageImports.state,
  rows: pageImports.rows,
  expected: pageImports.expected,
  done: pageImports.done,
  outcome: pageImports.outcome,
  actorEmail: pageImports.actorEmail,
  createdAt: pageImports.createdAt,
  finishedAt: pageImports.finishedAt,
};

export type PageImport = Awaited<ReturnType<typeof listImports>>[number];

/** One import with its first problems, by line; null when there is none. */
export async function findImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadImports(actor));
  const { query } = platform.database;
  const [pageImport] = await query
    .select({
      ...shown,
      columns: pageImports.columns,
      warning: pageImports.warning,
      undoStartedAt: pageImports.undoStartedAt,
      undoneAt: pageImports.undoneAt,
      undone: pageImports.undone,
    })
    .from(pageImports)
    .where(eq(pageImports.id, importId));
  if (!pageImport) return null;
  const problems = await query
    .select({
      id: pageImportProblems.id,
      line: pageImportProblems.line,
      field: pageImportProblems.field,
      message: pageImportProblems.message,
    })
    .from(pageImportProblems)
    .where(eq(pageImportProblems.importId, importId))
    .orderBy(asc(pageImportProblems.line), asc(pageImportProblems.field))
    .limit(shownProblems);
  const missing = missingPageFields(pageImport.columns);
  const undo = undoOf(pageImport, platform.clock.now());
  return {
    ...pageImport,
    problems,
    missing: missing.length > 0 ? describeMissing(missing) : null,
    undo,
  };
}

type Undoable = Pick<
  typeof pageImports.$inferSelect,
  "state" | "finishedAt" | "undoStartedAt" | "undoneAt" | "undone"
>;

/** What became of an import's undo, and until when it can be undone; null if it can't. */
export function undoOf(pageImport: Undoable, now: Date) {
  const { state, finishedAt, undoStartedAt, undoneAt, undone } = pageImport;
  if (undoneAt) return { state: "undone" as const, counts: undone ?? noUndone };
  if (undoStartedAt) return { state: "undoing" as const };
  if (state !== "done" || !finishedAt) return null;
  const until = new Date(finishedAt.getTime() + decisionHours * 60 * 60 * 1000);
  return now > until ? null : { state: "possible" as const, until };
}

/** The latest imports. */
export function listImports(platform: Platform, actor: Actor) {
  authorize(canReadImports(actor));
  return platform.database.query
    .select(shown)
    .from(pageImports)
    .orderBy(desc(pageImports.createdAt), desc(pageImports.id))
    .limit(20);
}

export type CheckedImport = Result<{ importId: string }, Invalid>;

export const maxRows = 50_000;
/** Further problems are counted but not listed: a file with this many needs fixing as a whole. */
export const maxProblems = 2_000;
const batch = 500;

/** Reads a file and records what importing it would do, without changing any page. */
export async function checkImport(
  platform: Platform,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<CheckedImport> {
  authorize(canImportPages(actor));
  if (file.bytes.length > maxFileBytes) {
    return invalid({ file: `The file is larger than ${maxFileBytes / 1024 / 1024} MB.` });
  }
  const { text, warning } = decodeCsv(file.bytes);
  const guessed = readPageRows(text);
  if (!guessed.ok) return guessed;
  const headings = guessed.columns.map(({ heading }) => heading);
  const earlier = await selectEarlierChoices(platform.database.query);
  const upload = { fileName: file.name.slice(0, 200), content: text, warning };
  return inTransaction<CheckedImport>(platform, async (work) => {
    const importId = newId();
    const expected = await planRows(work, importId, text, rememberedFields(headings, earlier));
    if (!expected.ok) return expected;
    const { problems, ok: _ok, ...plan } = expected;
    await deleteUnusedImports(work);
    const author = { ...signatureOf(actor), createdAt: work.now };
    await work.tx.insert(pageImports).values({ id: importId, ...upload, ...plan, ...author });
    await insertProblems(work, problems);
    return { ok: true, importId };
  });
}

/** How staff mapped the columns of the files they imported, newest first. */
async function selectEarlierChoices(database: Reader) {
  const rows = await database
    .select({ columns: pageImports.columns })
    .from(pageImports)
    .where(and(ne(pageImports.state, "checked"), isNull(pageImports.undoStartedAt)))
    .orderBy(desc(pageImports.createdAt), desc(pageImports.id))
    .limit(60);
  return rows.map(({ columns }) => ({ columns, fields: chosenPageFields(columns) }));
}

/** The saved fields of a file's columns; null for files from before they were saved. */
export const chosenPageFields = (columns: readonly SavedColumn[] | null) =>
  columns?.map(({ label }) => pageFields.find((field) => field === label) ?? null) ?? null;

export type PageColumnsChosen = Result<object, Refused<"not_found">>;

/** Saves how the columns of a checked file are imported, and checks its rows again. */
export async function choosePageColumns(
  platform: Platform,
  actor: Actor,
  importId: string,
  choice: ColumnChoice,
): Promise<PageColumnsChosen> {
  authorize(canImportPages(actor));
  return inTransaction<PageColumnsChosen>(platform, async (work) => {
    const isChecked = and(eq(pageImports.id, importId), eq(pageImports.state, "checked"));
    const [pageImport] = await work.tx
      .select({ content: pageImports.content, columns: pageImports.columns })
      .from(pageImports)
      .where(isChecked)
      .for(...lockRows(pageImports));
    if (!pageImport?.content) return { ok: false, code: "not_found" };
    const chosen = chosenFields(pageImport.columns ?? [], pageFields, choice);
    const expected = await planRows(work, importId, pageImport.content, chosen);
    if (!expected.ok) return { ok: false, code: "not_found" };
    const { problems, ok: _ok, ...plan } = expected;
    await work.tx.update(pageImports).set(plan).where(isChecked);
    await work.tx.delete(pageImportProblems).where(eq(pageImportProblems.importId, importId));
    await insertProblems(work, problems);
    return { ok: true };
  });
}

type Problem = typeof pageImportProblems.$inferInsert;

async function insertProblems({ tx }: UnitOfWork, problems: readonly Problem[]): Promise<void> {
  for (const some of inBatches(problems, batch)) await tx.insert(pageImportProblems).values(some);
}

type Expected = Result<
  { rows: number; expected: RowCounts; columns: SavedColumn[]; problems: Problem[] },
  Invalid
>;

/** What an import of a file with these columns would do. */
async function planRows(
  { tx }: UnitOfWork,
  importId: string,
  content: string,
  chosen: readonly (PageField | null)[] | null,
): Promise<Expected> {
  const parsed = readPageRows(content, chosen);
  if (!parsed.ok) return parsed;
  const { rows, missing } = parsed;
  const expected: RowCounts = { ...noRows };
  const problems: Problem[] = [];
  const note = (line: number, field: string, message: string) => {
    if (problems.length < maxProblems) problems.push({ importId, line, field, message });
  };
  let count = 0;
  for (const some of inBatches(rows, batch)) {
    count += some.length;
    if (count > maxRows) {
      return invalid({ file: `Import up to ${maxRows.toLocaleString("en-US")} rows at a time.` });
    }
    // Each row would have the same errors.
    if (missing.length > 0) continue;
    const right = some.filter((row) => row.ok);
    const compared = await comparePages(
      tx,
      right.map(({ row }) => row),
    );
    for (const [index, { outcome, message }] of compared.entries()) {
      expected[outcome] += 1;
      if (message) note(right[index]?.line ?? 0, "", message);
      else
        for (const problemNote of right[index]?.notes ?? [])
          note(right[index]?.line ?? 0, problemNote.field, problemNote.message);
    }
    for (const wrongRow of some.filter((row) => !row.ok)) {
      expected.invalid += 1;
      for (const { field, message } of wrongRow.problems) note(wrongRow.line, field, message);
    }
  }
  if (count === 0) return invalid({ file: "The file has headings but no lines." });
  const columns = parsed.columns.map(({ field, ...column }) => ({ ...column, label: field }));
  return { ok: true, rows: count, expected, columns, problems };
}

async function deleteUnusedImports({ tx, now }: UnitOfWork): Promise<void> {
  const old = new Date(now.getTime() - decisionHours * 60 * 60 * 1000);
  await tx
    .delete(pageImports)
    .where(and(eq(pageImports.state, "checked"), lt(pageImports.createdAt, old)));
}

export type PageImportStarted = Result<object, Refused<"already_done"> | Invalid>;

/** The required fields that no column of a saved file has. */
function missingPageFields(columns: readonly SavedColumn[] | null): PageField[] {
  if (columns === null) return [];
  return requiredColumns.filter((name) => !columns.some(({ label }) => label === name));
}

const describeMissing = (missing: readonly PageField[]): string =>
  `We found no column for: ${missing.map((field) => pageFieldLabels[field]).join(", ")}.`;

/** Imports a checked file in the background. A second click imports nothing more; audited. */
export async function startImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<PageImportStarted> {
  authorize(canImportPages(actor));
  return inTransaction<PageImportStarted>(platform, async (work) => {
    const [checked] = await work.tx
      .select({ columns: pageImports.columns })
      .from(pageImports)
      .where(and(eq(pageImports.id, importId), eq(pageImports.state, "checked")))
      .for(...lockRows(pageImports));
    if (!checked) return { ok: false, code: "already_done" };
    const missing = missingPageFields(checked.columns);
    if (missing.length > 0) return invalid({ columns: describeMissing(missing) });
    const [started] = await work.tx
      .update(pageImports)
      .set({ state: "running", startedAt: work.now, outcome: noRows })
      .where(eq(pageImports.id, importId))
      .returning({ rows: pageImports.rows, expected: pageImports.expected });
    // The import reports the problems again for each row.
    await work.tx.delete(pageImportProblems).where(eq(pageImportProblems.importId, importId));
    work.enqueue(importPages, { importId });
    await recordChange(work, actor, {
      action: "page_import.start",
      entity: "page_import",
      entityId: importId,
      before: null,
      after: started ?? null,
    });
    return { ok: true };
  });
}

/** Discards a checked file without importing it. */
export async function cancelImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<boolean> {
  authorize(canImportPages(actor));
  const removed = await platform.database.query
    .delete(pageImports)
    .where(and(eq(pageImports.id, importId), eq(pageImports.state, "checked")))
    .returning({ id: pageImports.id });
  return removed.length > 0;
}
