import { and, eq, inArray } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import { type LeadStatus, leadStatuses, nextStatuses } from "./leads.ts";

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

/** Moves a booked lead back to contacted after its only appointment was canceled. */
export function unmarkBooked(work: UnitOfWork, leadId: string): Promise<void> {
  return move(work, leadId, ["booked"], { status: "contacted", cause: "appointment" });
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
