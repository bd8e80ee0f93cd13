import { eq, inArray } from "drizzle-orm";
import {
  properties,
  removeImportedContacts,
  removeImportedProperties,
} from "~/domains/customers/index.server.ts";
import {
  recordPartsRemoved,
  selectPartsToRemove,
  startLeadImportUndo,
} from "~/domains/intake/index.server.ts";
import { eraseLeads, leads } from "~/domains/leads/index.server.ts";
import { undoLeadImportJob } from "~/domains/operations/operations.jobs.server.ts";
import { canRunImports, canUndoLeadImports } from "~/domains/operations/operations.policy.ts";
import { inErasure } from "~/domains/operations/privacy/erase-customer.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { removeUnused } from "../customer-imports/remove-unused-customers.server.ts";
import { isReferred } from "../customer-imports/run-switch-import.server.ts";
import { findUsedLeads } from "./find-used-leads.server.ts";

export type LeadImportUndone = Result<
  object,
  Refused<"not_found" | "already_done" | "not_possible">
>;

/**
 * Undoes an import of leads in the background, within a day (`leads.import`): removes the leads and
 * customers it added, except those that are in use. Audited.
 */
export async function undoLeadImport(
  platform: Platform,
  actor: Actor,
  importId: string,
): Promise<LeadImportUndone> {
  authorize(canUndoLeadImports(actor));
  const { contractorId } = actor;
  return inTransaction<LeadImportUndone>(platform, async (work) => {
    const started = await startLeadImportUndo(work, { contractorId, importId });
    if (!started.ok) return started;
    work.enqueue(undoLeadImportJob, { importId });
    await recordChange(work, actor, {
      action: "lead.undo-import",
      entity: "lead_import",
      entityId: importId,
      before: null,
      after: { leads: started.leads },
    });
    return { ok: true };
  });
}

const batch = 250;

/** Removes what an import added, batch by batch, so another process can resume after a crash. */
export async function runLeadImportUndo(
  platform: Platform,
  actor: Actor,
  { importId }: { importId: string },
): Promise<void> {
  authorize(canRunImports(actor));
  while (await removeBatch(platform, importId));
}

/** @returns whether there may be more */
function removeBatch(platform: Platform, importId: string): Promise<boolean> {
  return inErasure(platform, async (work) => {
    const next = await selectPartsToRemove(work, importId, batch);
    if (!next) return false;
    const { leadIds, customerIds, contractorId, since } = next;
    const used = await findUsedLeads(work, leadIds, since);
    const unused = leadIds.filter((id) => !used.has(id));
    if (unused.length > 0) await removeLeads(work, unused, since);
    await removeUnused(platform, work, { contractorId, customerIds, since });
    await recordPartsRemoved(work, importId, next, used.size);
    return leadIds.length + customerIds.length > 0;
  });
}

/** Removes leads, and what they added to customers that the business had before. */
async function removeLeads(work: UnitOfWork, leadIds: string[], since: Date): Promise<void> {
  const owned = await work.tx
    .select({
      customerId: leads.customerId,
      propertyId: properties.id,
      addedAt: properties.createdAt,
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId))
    .where(inArray(leads.id, leadIds));
  await eraseLeads(work, leadIds);
  const propertyIds = owned.flatMap(({ propertyId, addedAt }) =>
    propertyId && addedAt?.getTime() === since.getTime() ? [propertyId] : [],
  );
  await removeImportedProperties(work, propertyIds, since, isReferred);
  const customerIds = owned.flatMap(({ customerId }) => customerId ?? []);
  await removeImportedContacts(work, customerIds, since);
}
