import { and, eq, inArray } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { canChangeLeads, canMoveOwnLeads } from "./leads.policy.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import {
  type LeadStage,
  type LeadStatus,
  type LostReason,
  leadStatuses,
  nextStages,
  nextStatuses,
  stageOf,
  statusOfStage,
} from "./leads.ts";
import { isDeliveredLead } from "./own/own-leads.server.ts";

type MovedLead = { id: string; contractorId: string | null; status: LeadStatus };
type Step = {
  status: LeadStatus;
  lostReason?: LostReason;
  estimateSentAt?: Date | null;
};

/**
 * Changes the status of a lead, locked by the caller, in the caller's transaction and records who did it;
 * audited (`staff.audited`). The event ends its follow-up (`follow-ups.ends`).
 */
export async function moveLead(
  work: UnitOfWork,
  actor: Signatory,
  { id, contractorId, status: before }: MovedLead,
  { status, lostReason, ...estimate }: Step,
): Promise<void> {
  const { tx, now } = work;
  await tx
    .update(leads)
    .set({ status, lostReason: lostReason ?? null, ...estimate, updatedAt: now })
    .where(eq(leads.id, id));
  const reason = lostReason ? { reason: lostReason } : {};
  const sent = estimate.estimateSentAt ? { estimate: "sent" } : {};
  await tx.insert(leadEvents).values({
    leadId: id,
    kind: "status_changed",
    details: { before, after: status, ...reason, ...sent },
    createdAt: now,
  });
  work.record(leadStatusChanged, { leadId: id, contractorId });
  await recordChange(work, actor, {
    action: "lead.change_status",
    entity: "lead",
    entityId: id,
    before: { status: before },
    after: { status, ...reason, ...sent },
  });
}

/** Whether the status changed. */
export type StatusChange = Result<{ changed: boolean }, Refused<"not_possible" | "not_found">>;

/** Changes a lead's status if that step is allowed; audited (`staff.audited`). */
export async function changeLeadStatus(
  platform: Platform,
  actor: Actor,
  leadId: string,
  status: LeadStatus,
): Promise<StatusChange> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const [lead] = await work.tx
      .select({
        id: leads.id,
        contractorId: leads.contractorId,
        status: leads.status,
        mergedInto: leads.mergedInto,
      })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for(...lockRows(leads));
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.status === status) return { ok: true, changed: false };
    // The status belongs to the lead it was merged into (`leads.merge`).
    if (lead.mergedInto) return { ok: false, code: "not_possible" };
    if (!nextStatuses[lead.status].includes(status)) return { ok: false, code: "not_possible" };
    await moveLead(work, actor, lead, { status });
    return { ok: true, changed: true };
  });
}

export type OwnMove = { leadId: string; stage: LeadStage; lostReason: LostReason | null };

/** Whether the stage changed; `already_done` if the lead was merged in the meantime. */
export type OwnMoved = Result<
  { changed: boolean },
  Refused<"not_possible" | "already_done" | "not_found"> | Invalid
>;

/**
 * Moves a lead of the actor's business to another stage (`leads.stages`); a lost lead needs a reason. Ends
 * its follow-up (`follow-ups.ends`). Audited.
 */
export async function moveOwnLead(
  platform: Platform,
  actor: Actor,
  { leadId, stage, lostReason }: OwnMove,
): Promise<OwnMoved> {
  authorize(canMoveOwnLeads(actor));
  return inTransaction<OwnMoved>(platform, async (work) => {
    const [lead] = await work.tx
      .select({
        id: leads.id,
        contractorId: leads.contractorId,
        status: leads.status,
        estimateSentAt: leads.estimateSentAt,
        mergedInto: leads.mergedInto,
      })
      .from(leads)
      .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)))
      .for(...lockRows(leads));
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.mergedInto) return { ok: false, code: "already_done" };
    const before = stageOf(lead);
    if (before === stage) return { ok: true, changed: false };
    if (!nextStages(before).includes(stage)) return { ok: false, code: "not_possible" };
    if (stage === "lost" && !lostReason) return invalid({ lost_reason: "Choose why it was lost" });
    await moveLead(work, actor, lead, {
      status: statusOfStage[stage],
      ...(stage === "lost" && lostReason ? { lostReason } : {}),
      ...(stage === "estimate_sent" ? { estimateSentAt: work.now } : {}),
      ...(stage === "contacted" ? { estimateSentAt: null } : {}),
    });
    return { ok: true, changed: true };
  });
}

/*
 * Automatic status changes of a lead. A message from a member marks a new lead contacted; an appointment or
 * an accepted estimate marks it booked; finished work or payment marks it done. A lost lead stays lost.
 * Each change runs in the caller's transaction.
 */

/** What caused the change, when no member made it. */
type Cause = "message" | "appointment" | "work" | "payment";

/** Marks a new lead contacted after a member messaged it. This pauses the follow-up but doesn't end it. */
export function markContacted(work: UnitOfWork, leadId: string): Promise<void> {
  return move(work, leadId, ["new"], { status: "contacted", cause: "message" });
}

/** Moves a lead to booked if its status allows it. */
export function markBooked(work: UnitOfWork, leadId: string): Promise<void> {
  const before = leadStatuses.filter((status) => nextStatuses[status].includes("booked"));
  return move(work, leadId, before, { status: "booked", cause: "appointment" });
}

/**
 * Moves a booked lead back to contacted after its only appointment was canceled.
 * @param hasAnother whether there is another one, once concurrent changes of the lead have ended
 */
export async function unmarkBooked(
  work: UnitOfWork,
  leadId: string,
  hasAnother: () => Promise<boolean>,
): Promise<void> {
  const [lead] = await work.tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads, "no key update"));
  if (!lead || (await hasAnother())) return;
  await move(work, leadId, ["booked"], { status: "contacted", cause: "appointment" });
}

/** Marks a lead done once its work is done or paid. */
export function markDone(
  work: UnitOfWork,
  leadId: string,
  cause: "work" | "payment",
): Promise<void> {
  return move(work, leadId, ["new", "contacted", "booked"], { status: "closed", cause });
}

async function move(
  work: UnitOfWork,
  leadId: string,
  from: LeadStatus[],
  { status, cause }: { status: LeadStatus; cause: Cause },
): Promise<void> {
  const { tx, now } = work;
  const [lead] = await tx
    .select({ contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), inArray(leads.status, from)))
    .for(...lockRows(leads, "no key update"));
  if (!lead) return;
  await tx.update(leads).set({ status, updatedAt: now }).where(eq(leads.id, leadId));
  const details = { before: lead.status, after: status, cause };
  await tx.insert(leadEvents).values({ leadId, kind: "status_changed", details, createdAt: now });
  work.record(leadStatusChanged, { leadId, contractorId: lead.contractorId, cause });
}
