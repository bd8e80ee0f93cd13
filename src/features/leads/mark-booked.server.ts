import { and, eq, inArray } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import { type LeadStatus, leadStatuses, nextStatuses } from "./leads.ts";

/** Moves a lead on to booked within the caller's transaction, where its status allows that step. */
export function markBooked(work: UnitOfWork, leadId: string): Promise<void> {
  const before = leadStatuses.filter((status) => nextStatuses[status].includes("booked"));
  return move(work, leadId, before, "booked");
}

/**
 * Takes a booked lead back to contacted within the caller's transaction, since its only appointment
 * was called off (`schedule.cancel`).
 */
export function unmarkBooked(work: UnitOfWork, leadId: string): Promise<void> {
  return move(work, leadId, ["booked"], "contacted");
}

async function move(
  work: UnitOfWork,
  leadId: string,
  from: LeadStatus[],
  status: LeadStatus,
): Promise<void> {
  const { tx, now } = work;
  const [lead] = await tx
    .select({ contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), inArray(leads.status, from)))
    .for("update");
  if (!lead) return;
  await tx.update(leads).set({ status, updatedAt: now }).where(eq(leads.id, leadId));
  const details = { before: lead.status, after: status };
  await tx.insert(leadEvents).values({ leadId, kind: "status_changed", details, createdAt: now });
  work.record(leadStatusChanged, { leadId, contractorId: lead.contractorId });
}
