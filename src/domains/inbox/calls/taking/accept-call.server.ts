import { and, eq } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { moveLead } from "~/domains/leads/move-lead.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { callChanged } from "../calls.events.ts";
import { callLegs, calls } from "../calls.tables.server.ts";
import { type CallRow, lockCall } from "./lock-call.server.ts";
import type { Leg } from "./steps-of.ts";

/**
 * Handles a key press by the member who answered. The first to press 1 takes the call, which marks
 * a new lead as contacted. @returns whether they are connected
 */
export async function acceptCall(
  work: UnitOfWork,
  { callId, place }: Leg,
  digits: string | null,
): Promise<boolean> {
  const { tx, now, record } = work;
  const call = await lockCall(tx, eq(calls.id, callId));
  const ofLeg = and(eq(callLegs.callId, callId), eq(callLegs.place, place));
  const [leg] = await tx.select().from(callLegs).where(ofLeg);
  if (!call || !leg || call.endedAt) return false;
  if (leg.outcome) return leg.outcome === "accepted";
  const takes = digits === "1" && call.state === "ringing";
  await tx
    .update(callLegs)
    .set({ outcome: takes ? "accepted" : "not_accepted" })
    .where(ofLeg);
  if (!takes) return false;
  await tx.update(calls).set({ state: "answered", answeredAt: now }).where(eq(calls.id, callId));
  await markContacted(work, call);
  record(callChanged, { callId, contractorId: call.contractorId });
  return true;
}

async function markContacted(work: UnitOfWork, { leadId }: CallRow): Promise<void> {
  if (!leadId) return;
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")));
  if (lead) await moveLead(work, system("calls"), lead, { status: "contacted" });
}
