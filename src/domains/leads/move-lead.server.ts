import { eq } from "drizzle-orm";
import type { Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import type { LeadStatus, LostReason } from "./leads.ts";

type Moved = { id: string; contractorId: string | null; status: LeadStatus };
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
  { id, contractorId, status: before }: Moved,
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
