import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { importPages } from "./page-imports.jobs.server.ts";
import { canImportPages } from "./page-imports.policy.ts";
import { pageImportProblems, pageImports } from "./page-imports.tables.server.ts";
import { noRows } from "./page-imports.ts";

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
