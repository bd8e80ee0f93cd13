import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { undoPageImportJob } from "~/domains/operations/operations.jobs.server.ts";
import { canImportPages, canRunImports } from "~/domains/operations/operations.policy.ts";
import { pageImportChanges, pageImports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import {
  lockPages,
  removeImportedPages,
  restoreImportedPages,
} from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { undoOf } from "./page-imports.server.ts";
import { noUndone } from "./page-imports.ts";

export type PageImportUndone = Result<
  object,
  Refused<"not_found" | "already_done" | "not_possible">
>;

/**
 * Undoes an import in the background, within a day: pages it added are deleted, and pages it changed
 * get their earlier content back. Pages that were changed, claimed, or got leads since stay. Audited.
 */
export async function undoPageImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<PageImportUndone> {
  authorize(canImportPages(actor));
  return inTransaction<PageImportUndone>(platform, async (work) => {
    const [pageImport] = await work.tx
      .select()
      .from(pageImports)
      .where(eq(pageImports.id, importId))
      .for(...lockRows(pageImports));
    if (!pageImport) return { ok: false, code: "not_found" };
    const undo = undoOf(pageImport, work.now);
    if (undo && undo.state !== "possible") return { ok: false, code: "already_done" };
    if (!undo) return { ok: false, code: "not_possible" };
    await work.tx
      .update(pageImports)
      .set({ undoStartedAt: work.now, undone: noUndone })
      .where(eq(pageImports.id, importId));
    work.enqueue(undoPageImportJob, { importId });
    await recordChange(work, actor, {
      action: "page_import.undo",
      entity: "page_import",
      entityId: importId,
      before: null,
      after: { outcome: pageImport.outcome },
    });
    return { ok: true };
  });
}

const batch = 250;

/** Undoes an import's pages, batch by batch, so another process can resume after a crash. */
export async function runPageImportUndo(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
): Promise<void> {
  authorize(canRunImports(actor));
  while (await undoBatch(platform, importId));
}

/** @returns whether there may be more */
function undoBatch(platform: Platform, importId: string): Promise<boolean> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const isImport = eq(pageImports.id, importId);
    const [pageImport] = await tx
      .select({ undone: pageImports.undone, undoStartedAt: pageImports.undoStartedAt })
      .from(pageImports)
      .where(and(isImport, isNull(pageImports.undoneAt)))
      .for(...lockRows(pageImports));
    if (!pageImport?.undoStartedAt) return false;
    const next = await tx
      .select()
      .from(pageImportChanges)
      .where(eq(pageImportChanges.importId, importId))
      .orderBy(asc(pageImportChanges.pageId))
      .limit(batch);
    if (next.length === 0) {
      await tx.update(pageImports).set({ undoneAt: now }).where(isImport);
      return false;
    }
    const { removed, restored } = await undoChanges(work, next);
    const before = pageImport.undone ?? noUndone;
    const undone = {
      removed: before.removed + removed,
      restored: before.restored + restored,
      stayed: before.stayed + next.length - removed - restored,
    };
    const done = next.map(({ pageId }) => pageId);
    await tx
      .delete(pageImportChanges)
      .where(
        and(eq(pageImportChanges.importId, importId), inArray(pageImportChanges.pageId, done)),
      );
    await tx.update(pageImports).set({ undone }).where(isImport);
    return true;
  });
}

type Change = typeof pageImportChanges.$inferSelect;

/** @returns how many pages were deleted, and how many have their earlier content */
async function undoChanges(work: UnitOfWork, changes: readonly Change[]) {
  const ids = changes.map(({ pageId }) => pageId);
  const requested = await work.tx
    .selectDistinct({ pageId: leads.pageId })
    .from(leads)
    .where(inArray(leads.pageId, ids));
  const withLeads = new Set(requested.map(({ pageId }) => pageId));
  const added = changes.filter(({ before, pageId }) => before === null && !withLeads.has(pageId));
  const changed = changes.flatMap(({ pageId: id, createdAt: at, before }) =>
    before ? [{ id, at, before }] : [],
  );
  // The territories of all pages are locked before any page.
  await lockPages(work, ids);
  const removed = await removeImportedPages(
    work,
    new Map(added.map(({ pageId, createdAt }) => [pageId, createdAt])),
  );
  const restored = await restoreImportedPages(work, changed);
  return { removed: removed.size, restored: restored.size };
}
