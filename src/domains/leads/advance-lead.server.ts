import { and, eq, inArray } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import { type LeadStatus, leadStatuses, nextStatuses } from "./leads.ts";

/*
 * How a lead moves forward automatically. A member's own message makes a new one
 * contacted, an appointment or an accepted estimate booked, the end of its work or its payment done.
 * A lost lead stays lost; each step is the caller's transaction.
 */

/** What a step followed from, where a member did not make it. */
type Cause = "message" | "appointment" | "work" | "payment";

/** A member wrote to the person of a new lead. Its automatic messages are paused by that, not ended. */
export function markContacted(work: UnitOfWork, leadId: string): Promise<void> {
  return move(work, leadId, ["new"], { status: "contacted", cause: "message" });
}

/** Moves a lead on to booked, where its status allows that step. */
export function markBooked(work: UnitOfWork, leadId: string): Promise<void> {
  const before = leadStatuses.filter((status) => nextStatuses[status].includes("booked"));
  return move(work, leadId, before, { status: "booked", cause: "appointment" });
}

/** Takes a booked lead back to contacted, since its only appointment was canceled. */
export function unmarkBooked(work: UnitOfWork, leadId: string): Promise<void> {
  return move(work, leadId, ["booked"], { status: "contacted", cause: "appointment" });
}

/** The work for a lead is done, or paid: nothing is left to do for it. */
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
