import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { endEnrollments, lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { leadMerged, leadUnmerged } from "~/domains/intake/intake.events.ts";
import {
  addLeadEvents,
  canonicalLeadId,
  isDeliveredLead,
  isOwnLead,
  leadContact,
  leads,
  markMerged,
  unmarkMerged,
  withMerged,
} from "~/domains/leads/index.server.ts";
import { canChangeOwnLeads, canReadOwnLeads, stageOf } from "~/domains/leads/index.ts";
import { matchesContact, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newestFirst } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

export type Merge = { targetId: string; duplicateId: string };

/**
 * Rejected if a colleague merged first, if the people differ, or if other leads were merged into
 * the duplicate.
 */
export type LeadsMerged = Result<object, Refused<"not_found" | "already_done" | "not_possible">>;

/**
 * Merges a duplicate into another lead of the same person at the actor's business (`leads.merge`).
 * Only marks the duplicate and moves nothing, so the merge can be undone. Ends the duplicate's
 * follow-up (`follow-ups.ends`). Audited.
 */
export async function mergeLeads(
  platform: Platform,
  actor: Actor,
  { targetId, duplicateId }: Merge,
): Promise<LeadsMerged> {
  authorize(canChangeOwnLeads(actor));
  return inTransaction<LeadsMerged>(platform, async (work) => {
    const { contractorId } = actor;
    const [into] = await work.tx
      .select({ id: canonicalLeadId })
      .from(leads)
      .where(and(eq(leads.id, targetId), isDeliveredLead(contractorId)));
    if (!into) return { ok: false, code: "not_found" };
    // Same lock order as booking and messaging: the follow-up before the lead.
    await lockLatestEnrollment(work, duplicateId, actor);
    const locked = await lockBoth(work, contractorId, [into.id, duplicateId]);
    const target = locked.find(({ id }) => id === into.id);
    const duplicate = locked.find(({ id }) => id === duplicateId);
    if (!target || !duplicate) return { ok: false, code: "not_found" };
    if (target.mergedInto || duplicate.mergedInto) return { ok: false, code: "already_done" };
    if (!(await canMergeLeads(work, target.id, duplicateId)))
      return { ok: false, code: "not_possible" };
    await markMerged(work, duplicateId, { into: target.id, by: actor.name });
    await endEnrollments(work, { leadId: duplicateId }, "merged");
    await record(work, actor, "merged", { targetId: target.id, duplicateId });
    return { ok: true };
  });
}

export type MergeUndone = Result<{ name: string }, Refused<"not_found" | "already_done">>;

/**
 * Undoes a merge at the actor's business and restores the lead unchanged (`leads.merge`); its
 * follow-up stays ended. Audited.
 */
export async function undoMerge(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<MergeUndone> {
  authorize(canChangeOwnLeads(actor));
  return inTransaction<MergeUndone>(platform, async (work) => {
    const [lead] = await work.tx
      .select({ name: leads.name, mergedInto: leads.mergedInto })
      .from(leads)
      .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)))
      .for(...lockRows(leads));
    if (!lead) return { ok: false, code: "not_found" };
    if (!lead.mergedInto) return { ok: false, code: "already_done" };
    await unmarkMerged(work, leadId);
    await record(work, actor, "unmerged", { targetId: lead.mergedInto, duplicateId: leadId });
    return { ok: true, name: lead.name };
  });
}

/** Locks both leads in id order, regardless of the merge direction. */
function lockBoth({ tx }: UnitOfWork, contractorId: string, ids: readonly string[]) {
  return tx
    .select({ id: leads.id, mergedInto: leads.mergedInto })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), isDeliveredLead(contractorId)))
    .orderBy(leads.id)
    .for(...lockRows(leads));
}

/**
 * Whether two locked leads belong to one person and nothing was merged into the duplicate: no
 * chains.
 */
async function canMergeLeads({ tx }: UnitOfWork, targetId: string, duplicateId: string) {
  if (targetId === duplicateId) return false;
  const [inside] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.mergedInto, duplicateId))
    .limit(1);
  if (inside) return false;
  const contacts = await tx
    .select(leadContact)
    .from(leads)
    .where(inArray(leads.id, withMerged(tx, targetId)));
  const [duplicate] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, duplicateId), matchesContact(leadContact, contacts)));
  return duplicate !== undefined;
}

/** Records it in both leads' history, publishes the event, and audits it. */
async function record(
  work: UnitOfWork,
  actor: BusinessMember,
  kind: "merged" | "unmerged",
  { targetId, duplicateId }: Merge,
): Promise<void> {
  const changedBy = `member: ${actor.role}`;
  await addLeadEvents(work, [
    { leadId: duplicateId, kind, details: { into: targetId, by: changedBy } },
    { leadId: targetId, kind, details: { duplicate: duplicateId, by: changedBy } },
  ]);
  const event = { leadId: duplicateId, mergedInto: targetId, contractorId: actor.contractorId };
  work.record(kind === "merged" ? leadMerged : leadUnmerged, event);
  await recordChange(work, actor, {
    action: kind === "merged" ? "lead.merge" : "lead.undo_merge",
    entity: "lead",
    entityId: duplicateId,
    before: kind === "merged" ? null : { mergedInto: targetId },
    after: kind === "merged" ? { mergedInto: targetId } : null,
  });
}

const maxShown = 20;

/**
 * Leads merged into a lead of the actor's business, and other leads of the same person
 * (`leads.merge`), newest first.
 */
export async function listDuplicates(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadOwnLeads(actor));
  const { query } = platform.database;
  const scope = isDeliveredLead(actor.contractorId);
  const contacts = await query
    .select(leadContact)
    .from(leads)
    .where(and(inArray(leads.id, withMerged(query, leadId)), scope));
  const [merged, others] = await Promise.all([
    query
      .select({
        id: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        email: leads.email,
        mergedAt: leads.mergedAt,
        mergedBy: leads.mergedBy,
      })
      .from(leads)
      .where(and(eq(leads.mergedInto, leadId), scope))
      .orderBy(...newestFirst(leads))
      .limit(maxShown),
    query
      .select({
        id: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        email: leads.email,
        status: leads.status,
        estimateSentAt: leads.estimateSentAt,
        createdAt: leads.createdAt,
        service: seoPages.service,
        city: seoPages.city,
        state: seoPages.state,
        holdsOthers: sql<boolean>`exists (select from ${leads} l where l.merged_into = ${leads.id})`,
      })
      .from(leads)
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(
        and(
          isOwnLead(actor.contractorId),
          ne(leads.id, leadId),
          matchesContact(leadContact, contacts),
        ),
      )
      .orderBy(...newestFirst(leads))
      .limit(maxShown),
  ]);
  return {
    merged,
    others: others.map(({ status, estimateSentAt, ...lead }) => ({
      ...lead,
      stage: stageOf({ status, estimateSentAt }),
    })),
  };
}

export type Duplicates = Awaited<ReturnType<typeof listDuplicates>>;

/**
 * The lead that this lead was merged into; null if it isn't merged or belongs to another business.
 */
export async function findOwnCanonicalLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<string | null> {
  authorize(canReadOwnLeads(actor));
  const [lead] = await platform.database.query
    .select({ id: canonicalLeadId })
    .from(leads)
    .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)));
  return lead && lead.id !== leadId ? lead.id : null;
}
