import { and, asc, desc, eq, lt } from "drizzle-orm";
import { importPages } from "~/domains/operations/operations.jobs.server.ts";
import { canImportPages, canReadImports } from "~/domains/operations/operations.policy.ts";
import { pageImportProblems, pageImports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory, signatureOf } from "~/domains/shared/index.ts";
import { decodeCsv } from "~/platform/csv/parse-csv.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { maxFileBytes } from "~/platform/http/routes/route-facts.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { comparePages } from "./compare-pages.server.ts";
import { noRows, type RowCounts } from "./page-imports.ts";
import { type ReadRow, readPageRows } from "./read-page-rows.ts";

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
    .select({ ...shown, columns: pageImports.columns, warning: pageImports.warning })
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
  return { ...pageImport, problems };
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
/** A file that was checked but never imported is deleted after this many hours. */
const expireAfterHours = 24;

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
  const parsed = readPageRows(text);
  if (!parsed.ok) return parsed;
  const columns = parsed.columns.map(({ field, ...column }) => ({ ...column, label: field }));
  const upload = { fileName: file.name.slice(0, 200), content: text, warning, columns };
  return inTransaction(platform, (work) => check(work, actor, upload, parsed.rows));
}

type About = Pick<typeof pageImports.$inferInsert, "fileName" | "content" | "warning" | "columns">;

async function check(
  work: UnitOfWork,
  actor: Signatory,
  upload: About,
  rows: Iterable<ReadRow>,
): Promise<CheckedImport> {
  const { tx, now } = work;
  const importId = newId();
  const expected: RowCounts = { ...noRows };
  const problems: (typeof pageImportProblems.$inferInsert)[] = [];
  const note = (line: number, field: string, message: string) => {
    if (problems.length < maxProblems) problems.push({ importId, line, field, message });
  };
  let count = 0;
  for (const some of inBatches(rows, batch)) {
    count += some.length;
    if (count > maxRows) {
      return invalid({ file: `Import up to ${maxRows.toLocaleString("en-US")} rows at a time.` });
    }
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
  await deleteUnusedImports(work);
  await tx.insert(pageImports).values({
    id: importId,
    ...upload,
    rows: count,
    expected,
    ...signatureOf(actor),
    createdAt: now,
  });
  for (const some of inBatches(problems, batch)) {
    await tx.insert(pageImportProblems).values(some);
  }
  return { ok: true, importId };
}

async function deleteUnusedImports({ tx, now }: UnitOfWork): Promise<void> {
  const old = new Date(now.getTime() - expireAfterHours * 60 * 60 * 1000);
  await tx
    .delete(pageImports)
    .where(and(eq(pageImports.state, "checked"), lt(pageImports.createdAt, old)));
}

/** Imports a checked file in the background. A second click imports nothing more; audited. */
export async function startImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<Result<object, Refused<"already_done">>> {
  authorize(canImportPages(actor));
  return inTransaction(platform, async (work) => {
    const [started] = await work.tx
      .update(pageImports)
      .set({ state: "running", startedAt: work.now, outcome: noRows })
      .where(and(eq(pageImports.id, importId), eq(pageImports.state, "checked")))
      .returning({ rows: pageImports.rows, expected: pageImports.expected });
    if (!started) return { ok: false, code: "already_done" };
    // The import reports the problems again for each row.
    await work.tx.delete(pageImportProblems).where(eq(pageImportProblems.importId, importId));
    work.enqueue(importPages, { importId });
    await recordChange(work, actor, {
      action: "page_import.start",
      entity: "page_import",
      entityId: importId,
      before: null,
      after: started,
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
