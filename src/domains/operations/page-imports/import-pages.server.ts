import { and, eq, inArray } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { directoryTag } from "~/domains/storefront/business-pages/business-pages.ts";
import { inBatches } from "~/platform/csv/in-batches.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { applyRows } from "./apply-rows.server.ts";
import { maxProblems } from "./check-import.server.ts";
import { canRunImports } from "./page-imports.policy.ts";
import { pageImportProblems, pageImports } from "./page-imports.tables.server.ts";
import { noRows } from "./page-imports.ts";
import { type ReadRow, readPageRows } from "./read-page-rows.ts";

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
      await workOn(platform, importId, at, rows);
      at += rows.length;
    }
    await finish(platform, importId);
  } catch (error) {
    if (attempt.last) await giveUp(platform, importId);
    throw error;
  }
}

/** Reads the rest of a file whose import was interrupted, or failed and is retried. */
async function readFile(platform: Platform, importId: string): Promise<Iterable<ReadRow> | null> {
  const [found] = await platform.database.query
    .update(pageImports)
    .set({ state: "running" })
    .where(and(eq(pageImports.id, importId), inArray(pageImports.state, ["running", "failed"])))
    .returning({ content: pageImports.content });
  if (!found?.content) return null;
  const read = readPageRows(found.content);
  if (!read.ok) throw new Error("A checked file can no longer be read");
  return read.rows;
}

/** Processes one batch, unless it was processed before. */
function workOn(
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

async function giveUp(platform: Platform, importId: string): Promise<void> {
  await platform.database.query
    .update(pageImports)
    .set({ state: "failed" })
    .where(eq(pageImports.id, importId));
}
