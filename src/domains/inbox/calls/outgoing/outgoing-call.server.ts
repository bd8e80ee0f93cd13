import { and, eq } from "drizzle-orm";
import { conversations } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { DialStatus } from "~/platform/voice/voice.schema.ts";
import { callChanged } from "../../inbox.events.ts";
import { endLostOutgoingCallJob } from "../../inbox.jobs.server.ts";
import { canHandleCalls } from "../../inbox.policy.ts";
import { outgoingCalls } from "../../inbox.tables.server.ts";
import { talkHours } from "../calls.ts";
import { completeCallbacks, lockLead, markContacted } from "../taking/call.server.ts";
import type { OutgoingCallState } from "./outgoing-calls.ts";

const minute = 60_000;
/** A phone that rings later than this after the tap would be a surprise. */
const maxWaitMinutes = 2;
const talkMinutes = (talkHours + 1) * 60;
/** A shorter connection may be the customer's voicemail, which the provider reports like a person. */
const minTalkSeconds = 60;
/** A greeting and a message left after it take more than a minute together. */
const minCallbackSeconds = 120;

export type OutgoingCall = typeof outgoingCalls.$inferSelect;

/**
 * Has the provider ring the member's phone, once: the row is `ringing` before the request. If its
 * response is lost, the provider's requests during the call still find the row. A simulated phone rings
 * without a request.
 */
export async function placeOutgoingCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  const call = await inTransaction(platform, async (work) => {
    const call = await lockOutgoingCall(work.tx, callId);
    if (call?.state !== "waiting") return null;
    const isLate = work.now.getTime() > call.createdAt.getTime() + maxWaitMinutes * minute;
    const isSimulated = simulatesCalls(platform);
    if (isLate || !(platform.sms || isSimulated)) {
      await end(work, call, { state: "failed" });
      return null;
    }
    const providerId = isSimulated ? simulatedIdOf(callId) : null;
    await move(work, call, { state: "ringing", providerId });
    return call;
  });
  if (!call || !platform.sms) return;
  const { memberPhone: to, fromPhone: from } = call;
  const placed = await platform.sms.call({ to, from, reference: callId, purpose: "customer" });
  if (placed.outcome === "unknown") return;
  await inTransaction(platform, async (work) => {
    const call = await lockOutgoingCall(work.tx, callId);
    if (!call) return;
    if (placed.outcome === "sent") {
      if (!call.providerId) await move(work, call, { providerId: placed.providerId });
      return;
    }
    platform.log.warn("outgoing call not placed", { reason: scrub(placed.reason) });
    if (call.state === "ringing" && !call.providerId) await end(work, call, { state: "failed" });
  });
}

/** Whether calls ring simulated phones: on a trial or a demo without phone service. */
export const simulatesCalls = ({ sms, settings }: Pick<Platform, "sms" | "settings">): boolean =>
  sms === null && settings.demo;

/** A simulated call's id, in the provider's format. */
export const simulatedIdOf = (callId: string): string => `CA${hashToken(callId).slice(0, 32)}`;

/** The call that a request of the provider is about; null if it's about another one. */
export async function lockProviderCall(
  work: UnitOfWork,
  callId: string,
  providerId: string,
): Promise<OutgoingCall | null> {
  const call = await lockOutgoingCall(work.tx, callId);
  if (!call || (call.providerId && call.providerId !== providerId)) return null;
  // The response that names it may be lost, or still on its way.
  if (!call.providerId) await move(work, call, { providerId });
  return { ...call, providerId };
}

/** Handles the key on the member's phone. @returns whether the customer is rung now */
export async function takeOutgoingCall(
  work: UnitOfWork,
  call: OutgoingCall,
  digits: string | null,
): Promise<boolean> {
  // A request that comes again gets the same response.
  if (call.state === "calling") return true;
  if (call.state !== "ringing" || call.endedAt) return false;
  if (digits !== "1") {
    await end(work, call, { state: "not_taken" });
    return false;
  }
  await move(work, call, { state: "calling" });
  return true;
}

/** The extension of the customer's phone; null if it has none, or their number was changed since. */
export async function findExtension(
  database: Reader,
  { conversationId, customerPhone }: OutgoingCall,
): Promise<string | null> {
  const [person] = await database
    .select({ extension: conversations.phoneExtension })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.phone, customerPhone)));
  return person?.extension ?? null;
}

/**
 * Handles the end of the customer's part, which the provider reports twice: in the caller's line, and in
 * a separate callback. Either may arrive late, repeatedly, or never. The first with a length counts. It
 * also corrects a guess from the length of the member's part.
 */
export async function endCustomerPart(
  work: UnitOfWork,
  call: OutgoingCall,
  { status, seconds }: { status: DialStatus; seconds: number | null },
): Promise<void> {
  if (call.seconds !== null) return;
  if (status !== "completed" && status !== "answered") {
    if (call.state === "calling") await end(work, call, { state: "no_answer" });
    return;
  }
  const isKnown = call.state === "talked" && seconds === null;
  if (isKnown || !["calling", "no_answer", "talked"].includes(call.state)) return;
  await end(work, call, { state: "talked", seconds });
  if (seconds === null || seconds < minTalkSeconds) return;
  await markContacted(work, call);
  if (seconds >= minCallbackSeconds) await completeCallbacks(work, call, call.startedBy);
}

/**
 * Handles the provider's report that the call is over.
 * @param seconds of the member's part, which tells whether they talked if the end of the customer's part was lost
 */
export async function endOutgoingCall(
  work: UnitOfWork,
  call: OutgoingCall,
  seconds: number | null,
): Promise<void> {
  if (call.endedAt) return;
  if (call.state !== "calling") return end(work, call, { state: "not_taken" });
  const talked = (seconds ?? 0) >= 2 * minTalkSeconds;
  await end(work, call, { state: talked ? "talked" : "no_answer" });
}

/** Ends a call whose end the provider never reported, once it can't be going on. */
export async function endLostOutgoingCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  await inTransaction(platform, async (work) => {
    const call = await lockOutgoingCall(work.tx, callId);
    if (!call || call.endedAt) return;
    const startAfter = new Date(call.createdAt.getTime() + talkMinutes * minute);
    if (call.state !== "calling") {
      return end(work, call, { state: call.providerId ? "not_taken" : "failed" });
    }
    if (work.now < startAfter) work.enqueue(endLostOutgoingCallJob, { callId }, { startAfter });
    // They may have talked: its length isn't known.
    else await end(work, call, { state: "talked" });
  });
}

/** Locks a call, after its lead. */
async function lockOutgoingCall(tx: Transaction, callId: string): Promise<OutgoingCall | null> {
  const [seen] = await tx
    .select({ leadId: outgoingCalls.leadId })
    .from(outgoingCalls)
    .where(eq(outgoingCalls.id, callId));
  if (!seen) return null;
  await lockLead(tx, seen.leadId);
  const [call] = await tx
    .select()
    .from(outgoingCalls)
    .where(eq(outgoingCalls.id, callId))
    .for(...lockRows(outgoingCalls));
  return call ?? null;
}

async function move(
  { tx, record }: UnitOfWork,
  { id: callId, contractorId }: OutgoingCall,
  change: Partial<OutgoingCall>,
): Promise<void> {
  await tx.update(outgoingCalls).set(change).where(eq(outgoingCalls.id, callId));
  record(callChanged, { callId, contractorId });
}

const end = (
  work: UnitOfWork,
  call: OutgoingCall,
  change: { state: OutgoingCallState; seconds?: number | null },
): Promise<void> => move(work, call, { ...change, endedAt: call.endedAt ?? work.now });
