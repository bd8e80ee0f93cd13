import { and, eq, isNull } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { waitingHours } from "./lead-imports.ts";

const hour = 60 * 60 * 1000;

type Finished = Pick<
  typeof leadImports.$inferSelect,
  "state" | "finishedAt" | "addedLeads" | "undoStartedAt" | "undoneAt" | "stayed"
>;

/** What became of an import's undo, and until when it can be undone; null if it can't. */
export function undoOf(leadImport: Finished, now: Date) {
  const { state, finishedAt, addedLeads, undoStartedAt, undoneAt, stayed } = leadImport;
  if (undoneAt) return { state: "undone" as const, stayed };
  if (undoStartedAt) return { state: "undoing" as const, stayed };
  if (state !== "done" || !finishedAt || !addedLeads?.length) return null;
  const until = new Date(finishedAt.getTime() + waitingHours * hour);
  return now > until ? null : { state: "possible" as const, until };
}

type UndoStarted = Result<
  { leads: number },
  Refused<"not_found" | "already_done" | "not_possible">
>;

/** Marks an import of a business as being undone, within a day. The caller removes its leads. */
export async function startLeadImportUndo(
  { tx, now }: UnitOfWork,
  { contractorId, importId }: { contractorId: string; importId: string },
): Promise<UndoStarted> {
  const [leadImport] = await tx
    .select()
    .from(leadImports)
    .where(and(eq(leadImports.id, importId), eq(leadImports.contractorId, contractorId)))
    .for(...lockRows(leadImports));
  if (!leadImport) return { ok: false, code: "not_found" };
  const undo = undoOf(leadImport, now);
  if (undo?.state === "undoing" || undo?.state === "undone") {
    return { ok: false, code: "already_done" };
  }
  if (!undo) return { ok: false, code: "not_possible" };
  await tx.update(leadImports).set({ undoStartedAt: now }).where(eq(leadImports.id, importId));
  return { ok: true, leads: leadImport.addedLeads?.length ?? 0 };
}

/** What an import added and its undo hasn't removed yet. */
type ImportedParts = { leadIds: readonly string[]; customerIds: readonly string[] };

/**
 * What an undo has to remove next: leads, then the customers added with them. Locks the import.
 * @returns null if the undo is done or wasn't started
 */
export async function selectPartsToRemove(
  { tx }: UnitOfWork,
  importId: string,
  limit: number,
): Promise<(ImportedParts & { contractorId: string; since: Date }) | null> {
  const [leadImport] = await tx
    .select()
    .from(leadImports)
    .where(and(eq(leadImports.id, importId), isNull(leadImports.undoneAt)))
    .for(...lockRows(leadImports));
  if (!leadImport?.undoStartedAt || !leadImport.finishedAt) return null;
  const { contractorId, addedLeads, addedCustomers, finishedAt: since } = leadImport;
  const leadIds = (addedLeads ?? []).slice(0, limit);
  const customerIds = leadIds.length > 0 ? [] : (addedCustomers ?? []).slice(0, limit);
  return { contractorId, since, leadIds, customerIds };
}

/**
 * Records that these were removed, or stay because they are in use; without any, ends the undo.
 * @param stayed how many of the leads are in use
 */
export async function recordPartsRemoved(
  { tx, now }: UnitOfWork,
  importId: string,
  { leadIds, customerIds }: ImportedParts,
  stayed: number,
): Promise<void> {
  const isImport = eq(leadImports.id, importId);
  const [leadImport] = await tx.select().from(leadImports).where(isImport);
  if (!leadImport) return;
  const done = new Set([...leadIds, ...customerIds]);
  const withoutDone = (ids: readonly string[] | null) => (ids ?? []).filter((id) => !done.has(id));
  await tx
    .update(leadImports)
    .set({
      addedLeads: withoutDone(leadImport.addedLeads),
      addedCustomers: withoutDone(leadImport.addedCustomers),
      stayed: leadImport.stayed + stayed,
      undoneAt: done.size === 0 ? now : null,
    })
    .where(isImport);
}
