import { and, asc, eq, isNull, or, type SQL } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  defaultRingSeconds,
  type LegOutcome,
  maxPhones,
  talkHours,
} from "~/domains/inbox/calls/calls.ts";
import { canRing } from "~/domains/inbox/calls/can-ring.server.ts";
import { callChanged, callMissed } from "~/domains/inbox/inbox.events.ts";
import { endLostCallJob, textMissedCallerJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { canHandleCalls } from "~/domains/inbox/inbox.policy.ts";
import { callLegs, callPhones, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import {
  completeLeadTasks,
  createLeadTask,
  leads,
  leadTasks,
  moveLead,
} from "~/domains/leads/index.server.ts";
import { callSettings, findOwnedNumbers } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize, dayOf, system } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { DialStatus } from "~/platform/voice/voice.schema.ts";
import type { CallHandling, Leg } from "./steps-of.ts";

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
  const accepts = digits === "1" && call.state === "ringing";
  await tx
    .update(callLegs)
    .set({ outcome: accepts ? "accepted" : "not_accepted" })
    .where(ofLeg);
  if (!accepts) return false;
  await tx.update(calls).set({ state: "answered", answeredAt: now }).where(eq(calls.id, callId));
  await markContacted(work, call);
  await completeCallbacks(work, call, await findPhoneName(tx, call.contractorId, leg.phone));
  record(callChanged, { callId, contractorId: call.contractorId });
  return true;
}

/** The name of a phone in the call settings, which is usually a member's. */
async function findPhoneName(tx: Transaction, contractorId: string, phone: string) {
  const [callPhone] = await tx
    .select({ name: callPhones.name })
    .from(callPhones)
    .where(and(eq(callPhones.contractorId, contractorId), eq(callPhones.phone, phone)))
    .limit(1);
  return callPhone?.name ?? formatPhone(phone) ?? phone;
}

/** Marks a new lead as contacted, since they talked. */
export async function markContacted(
  work: UnitOfWork,
  { leadId }: { leadId: string | null },
): Promise<void> {
  if (!leadId) return;
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")));
  if (lead) await moveLead(work, system("calls"), lead, { status: "contacted" });
}

type Talk = { contractorId: string; leadId: string | null; conversationId: string | null };

/**
 * Completes the tasks to call a person back, since they talked, no matter who called (`calls.call-back`).
 * A text doesn't: it may only say when someone will call.
 */
export async function completeCallbacks(
  work: UnitOfWork,
  { contractorId, leadId, conversationId }: Talk,
  doneBy: string,
): Promise<void> {
  const ofPerson = [
    ...(leadId ? [eq(calls.leadId, leadId)] : []),
    ...(conversationId ? [eq(calls.conversationId, conversationId)] : []),
  ];
  if (ofPerson.length === 0) return;
  const open = await work.tx
    .selectDistinct({ id: leadTasks.id })
    .from(calls)
    .innerJoin(leadTasks, eq(leadTasks.id, calls.taskId))
    .where(and(eq(calls.contractorId, contractorId), or(...ofPerson), isNull(leadTasks.doneAt)));
  const taskIds = open.map(({ id }) => id);
  await completeLeadTasks(work, { contractorId, taskIds, doneBy });
}

type Dialed = { status: DialStatus; providerId: string | null; seconds: number | null };

/**
 * A phone answered without pressing 1 counts as not accepted, though the provider calls it
 * completed.
 */
const outcomes: Record<DialStatus, LegOutcome> = {
  completed: "not_accepted",
  answered: "not_accepted",
  busy: "busy",
  "no-answer": "no_answer",
  canceled: "no_answer",
  failed: "failed",
};

/**
 * Handles the end of one phone's leg: ends the call or rings the next phone.
 * Idempotent: a repeated report gets the same response.
 */
export async function endLeg(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  { callId, place }: Leg,
  { status, providerId, seconds }: Dialed,
): Promise<CallHandling> {
  const { tx, now } = work;
  const call = await lockCall(tx, eq(calls.id, callId));
  const ofLeg = and(eq(callLegs.callId, callId), eq(callLegs.place, place));
  const [leg] = await tx.select().from(callLegs).where(ofLeg);
  if (!call || !leg) return { what: "over" };
  const outcome = leg.outcome ?? outcomes[status];
  if (!leg.endedAt) {
    await tx.update(callLegs).set({ outcome, endedAt: now, providerId }).where(ofLeg);
    // Canceled: the caller hung up while it rang.
    if (outcome === "accepted" || status === "canceled") {
      await endCall(work, platform, call, seconds);
    }
  }
  if (call.state === "missed" && status !== "canceled") return composeMissedCallReply(tx, call);
  // Another phone took the call, or it is over.
  if (call.endedAt || call.state === "answered" || status === "canceled") return { what: "over" };
  return ringNext(work, platform, call, { after: place });
}

/**
 * Rings the business's next phone for an unanswered call, or ends the call as missed after the last
 * one.
 * @param after the index of the phone that rang last
 */
export async function ringNext(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: CallRow,
  { after }: { after: number },
): Promise<CallHandling> {
  const { tx, now } = work;
  const { id: callId, contractorId } = call;
  const next = await findPhoneToRing(tx, contractorId, call.fromPhone, { after });
  if (next) {
    const { place, phone, ringSeconds } = next;
    await tx
      .insert(callLegs)
      .values({ callId, place, phone, createdAt: now })
      .onConflictDoNothing({ target: [callLegs.callId, callLegs.place] });
    return { what: "ring", callId, place, phone, ringSeconds: ringSeconds ?? defaultRingSeconds };
  }
  await endCall(work, platform, call, null);
  return composeMissedCallReply(tx, call);
}

/**
 * The business's first phone that can ring; null if there is none.
 * @param otherPhone of the person who calls or is called; null if hidden
 * @param after the index of the phone that rang last
 */
export async function findPhoneToRing(
  database: Reader,
  contractorId: string,
  otherPhone: string | null,
  { after = -1 }: { after?: number } = {},
) {
  const phones = await listPhonesToRing(database, contractorId, otherPhone);
  return phones.find(({ place }) => place > after) ?? null;
}

/** The business's phones that can ring, in order. Neither its own numbers nor the other person's can. */
export async function listPhonesToRing(
  database: Reader,
  contractorId: string,
  otherPhone: string | null,
) {
  const phones = await database
    .select({
      place: callPhones.place,
      name: callPhones.name,
      phone: callPhones.phone,
      ringSeconds: callSettings.ringSeconds,
    })
    .from(callPhones)
    .leftJoin(callSettings, eq(callSettings.contractorId, callPhones.contractorId))
    .where(eq(callPhones.contractorId, contractorId))
    .orderBy(asc(callPhones.place))
    .limit(maxPhones);
  const numbers = phones.map(({ phone }) => phone);
  const ownedNumbers = await findOwnedNumbers(database, numbers);
  return phones.filter(
    ({ phone }) => canRing(phone) && phone !== otherPhone && !ownedNumbers.has(phone),
  );
}

/** The spoken message for a missed caller, with the business's name. */
export async function composeMissedCallReply(
  database: Reader,
  { contractorId }: Pick<CallRow, "contractorId">,
): Promise<CallHandling> {
  const [business] = await database
    .select({ businessName: contractorAccounts.businessName })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return { what: "missed", businessName: business?.businessName ?? "" };
}

const minute = 60_000;
/** Longest total ring time of five phones, each with its whisper. */
const ringMinutes = 10;
/** No call lasts longer: the provider limits talk time, and its report may be late. */
const talkMinutes = (talkHours + 1) * 60;
/** A missed-call text is pointless for an older call. */
const textMinutes = 60;

/** When to check whether a call is still ringing or active. */
export const ringTimeoutAt = (startedAt: Date): Date => after(startedAt, ringMinutes);

/** Ends a call whose end the provider never reported, once it can't be ringing or active. */
export async function endLostCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  await inTransaction(platform, async (work) => {
    const call = await lockCall(work.tx, eq(calls.id, callId));
    if (!call || call.endedAt) return;
    const { state, createdAt } = call;
    const startAfter = after(createdAt, talkMinutes);
    if (state === "answered" && work.now < startAfter) {
      work.enqueue(endLostCallJob, { callId }, { startAfter });
      return;
    }
    await endCall(work, platform, call, null, { texts: work.now < after(createdAt, textMinutes) });
  });
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);

/**
 * Handles the provider's end-of-call report once, even if it arrives late, twice, or before the
 * last step.
 */
export async function endReportedCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  { providerId, seconds }: { providerId: string; seconds: number | null },
): Promise<void> {
  const call = await lockCall(work.tx, eq(calls.providerId, providerId));
  if (call) await endCall(work, platform, call, seconds);
}

/**
 * Ends a call that the caller has locked: answered with its length, or missed with a task and a
 * text (`calls.missed-text`). A call that has ended stays unchanged.
 * @param seconds as counted by the provider; a late report doesn't lengthen the call
 * @param texts whether to text a missed caller; false if the call is too old
 */
async function endCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: CallRow,
  seconds: number | null,
  { texts = true }: { texts?: boolean } = {},
): Promise<void> {
  if (call.endedAt) return;
  const { tx, now, record, enqueue } = work;
  const { id: callId, contractorId, conversationId, answeredAt } = call;
  const talkSeconds = answeredAt && Math.round((now.getTime() - answeredAt.getTime()) / 1000);
  const isMissed = answeredAt === null;
  await tx
    .update(calls)
    .set({
      state: isMissed ? "missed" : "answered",
      endedAt: now,
      seconds: talkSeconds === null ? null : Math.min(talkSeconds, seconds ?? talkSeconds),
      ...(isMissed ? { taskId: await recordMissedCall(work, platform, call) } : {}),
    })
    .where(eq(calls.id, callId));
  record(callChanged, { callId, contractorId });
  if (!isMissed || !conversationId) return;
  record(callMissed, { callId, conversationId, contractorId });
  if (texts) enqueue(textMissedCallerJob, { callId });
}

/**
 * Creates one task for all missed calls of a person until it is done. @returns the task id, or null
 * for an unknown caller
 */
async function recordMissedCall(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  { contractorId, leadId, fromPhone }: CallRow,
): Promise<string | null> {
  if (!leadId || !fromPhone) return null;
  const [open] = await work.tx
    .select({ id: leadTasks.id })
    .from(calls)
    .innerJoin(leadTasks, eq(leadTasks.id, calls.taskId))
    .where(and(eq(calls.leadId, leadId), isNull(leadTasks.doneAt)))
    .limit(1);
  if (open) return open.id;
  const zone = await findBusinessZone(work.tx, contractorId, settings.timeZone);
  return createLeadTask(work, {
    contractorId,
    leadId,
    memberId: null,
    text: callText.callBack(formatPhone(fromPhone)),
    dueOn: dayOf(work.now, zone),
    zone,
    createdBy: settings.siteName,
  });
}

export type CallRow = typeof calls.$inferSelect;

/** Locks a call, and its lead first: the same order as deleting a lead. */
export async function lockCall(tx: Transaction, where: SQL): Promise<CallRow | null> {
  const [seen] = await tx.select({ leadId: calls.leadId }).from(calls).where(where);
  if (!seen) return null;
  await lockLead(tx, seen.leadId);
  const [call] = await tx
    .select()
    .from(calls)
    .where(where)
    .for(...lockRows(calls));
  return call ?? null;
}

/** Locks the lead of a call, which comes before the call in the lock order. */
export async function lockLead(tx: Transaction, leadId: string | null): Promise<void> {
  if (!leadId) return;
  await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads, "no key update"));
}
