import { and, eq, inArray } from "drizzle-orm";
import { canRunImports } from "~/domains/operations/operations.policy.ts";
import { pageImportProblems, pageImports } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { addImportedPages, updateImportedPage } from "~/domains/storefront/index.server.ts";
import { directoryTag } from "~/domains/storefront/index.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { alreadyLiveMessage, comparePages } from "./compare-pages.server.ts";
import { maxProblems } from "./page-imports.server.ts";
import { noRows, type RowCounts } from "./page-imports.ts";
import type { PageRow } from "./page-row.schema.ts";
import { type ReadRow, type RowProblem, readPageRows } from "./read-page-rows.ts";

const batch = 250;

/**
 * Imports a file. Rows and progress change together, batch by batch, so another process can resume
 * after a crash.
 */
export async function runImport(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canRunImports(actor));
  try {
    const file = await readFile(platform, importId);
    if (!file) return;
    let at = 0;
    for (const rows of inBatches(file, batch)) {
      await processBatch(platform, importId, at, rows);
      at += rows.length;
    }
    await finish(platform, importId);
  } catch (error) {
    if (attempt.last) await markFailed(platform, importId);
    throw error;
  }
}

/** Reads the rest of a file whose import was interrupted, or failed and is retried. */
async function readFile(platform: Platform, importId: string): Promise<Iterable<ReadRow> | null> {
  const [pageImport] = await platform.database.query
    .update(pageImports)
    .set({ state: "running" })
    .where(and(eq(pageImports.id, importId), inArray(pageImports.state, ["running", "failed"])))
    .returning({ content: pageImports.content });
  if (!pageImport?.content) return null;
  const parsed = readPageRows(pageImport.content);
  if (!parsed.ok) throw new Error("A checked file can no longer be read");
  return parsed.rows;
}

/** Processes one batch, unless it was processed before. */
function processBatch(
  platform: Platform,
  importId: string,
  at: number,
  rows: readonly ReadRow[],
): Promise<void> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const [progress] = await tx
      .select({ done: pageImports.done, outcome: pageImports.outcome })
      .from(pageImports)
      .where(eq(pageImports.id, importId))
      .for(...lockRows(pageImports));
    if (!progress || progress.done !== at) return;
    const { counts, problems } = await applyRows(work, rows);
    const before = progress.outcome ?? noRows;
    const outcome = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [
        name,
        count + before[name as keyof typeof before],
      ]),
    ) as typeof before;
    await tx
      .update(pageImports)
      .set({ done: at + rows.length, outcome })
      .where(eq(pageImports.id, importId));
    const reported = before.invalid + before.taken + before.kept;
    if (problems.length > 0 && reported < maxProblems) {
      await tx
        .insert(pageImportProblems)
        .values(problems.map((problem) => ({ importId, ...problem })));
    }
  });
}

async function finish(platform: Platform, importId: string): Promise<void> {
  await inTransaction(platform, async (work) => {
    await work.tx
      .update(pageImports)
      .set({ state: "done", content: null, finishedAt: work.now })
      .where(eq(pageImports.id, importId));
    await work.dropPages(directoryTag);
  });
}

async function markFailed(platform: Platform, importId: string): Promise<void> {
  await platform.database.query
    .update(pageImports)
    .set({ state: "failed" })
    .where(eq(pageImports.id, importId));
}

type Row = PageRow & { citySlug: string };
type Applied = { counts: RowCounts; problems: (RowProblem & { line: number })[] };

/** Creates and updates the pages of some rows, compared with the current pages. */
export async function applyRows(work: UnitOfWork, rows: readonly ReadRow[]): Promise<Applied> {
  const counts: RowCounts = { ...noRows };
  const problems: Applied["problems"] = [];
  const right = rows.filter((row) => row.ok);
  const compared = await comparePages(
    work.tx,
    right.map(({ row }) => row),
  );
  const added: { line: number; id: string; row: Row }[] = [];
  for (const [index, { line, row, notes }] of right.entries()) {
    const { outcome, pageId, message } = compared[index] ?? { outcome: "invalid", pageId: null };
    if (outcome === "new") added.push({ line, id: newId(work.now.getTime()), row });
    if (
      outcome === "changed" &&
      pageId &&
      !(await updateImportedPage(work, pageId, detailsOf(row)))
    ) {
      counts.kept += 1;
      problems.push({ line, field: "", message: alreadyLiveMessage });
      continue;
    }
    counts[outcome] += 1;
    if (message) problems.push({ line, field: "", message });
    else problems.push(...notes.map((note) => ({ line, ...note })));
  }
  const refused = await addPages(work, added);
  counts.new -= refused.length;
  counts.taken += refused.length;
  for (const { line } of refused) {
    problems.push({ line, field: "", message: "Another business went live in this territory." });
  }
  for (const wrongRow of rows.filter((row) => !row.ok)) {
    counts.invalid += 1;
    problems.push(...wrongRow.problems.map((problem) => ({ line: wrongRow.line, ...problem })));
  }
  return { counts, problems };
}

/** Adds pages. @returns those whose territory was taken in the meantime */
async function addPages(
  work: UnitOfWork,
  added: { line: number; id: string; row: Row }[],
): Promise<{ line: number }[]> {
  if (added.length === 0) return [];
  const ids = await addImportedPages(
    work,
    added.map(({ id, row }) => ({
      id,
      ...detailsOf(row),
      businessName: row.business_name,
      service: row.service,
      citySlug: row.citySlug,
      state: row.state,
      status: row.status,
    })),
  );
  return added.filter(({ id }) => !ids.has(id));
}

function detailsOf(row: Row) {
  return {
    city: row.city,
    zipCode: row.zip_code,
    phone: row.phone,
    email: row.email,
    headline: row.headline,
    ctaButton: row.cta_button,
    about: row.about,
    tagline: row.tagline,
    brandColor: row.brand_color,
    website: row.website,
    facebookPage: row.facebook_page,
  };
}
