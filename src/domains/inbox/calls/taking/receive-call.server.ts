import { and, desc, eq, isNull, sql } from "drizzle-orm";
import {
  type Caller,
  createLeadFromCall,
} from "~/domains/customers/lead-entry/create-lead-from-call.server.ts";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { latestLeadOfConversation } from "~/domains/inbox/replies/lead-of-conversation.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { openConversations } from "~/domains/leads/conversations/open-conversations.server.ts";
import { findOwnedNumbers } from "~/domains/phone-numbers/senders/tracked/find-number-owner.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { IncomingCall } from "~/platform/voice/voice.schema.ts";
import { callChanged } from "../calls.events.ts";
import { endLostCallJob } from "../calls.jobs.server.ts";
import { callLegs, calls } from "../calls.tables.server.ts";
import type { CallAnswer } from "./call-answer.ts";
import { ringTimeoutAt } from "./end-lost-call.server.ts";
import { findCalledBusiness, isBlocked } from "./find-called.server.ts";
import { type CallRow, lockCall } from "./lock-call.server.ts";
import { composeMissedCallAnswer, ringNext } from "./ring-next.server.ts";

/**
 * Receives an incoming call, via webhook or simulator: stores it with its caller and rings the
 * business's first phone. A repeated request gets the response for the current state.
 */
export async function receiveCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: IncomingCall,
): Promise<CallAnswer> {
  const { tx, now, record, enqueue } = work;
  const called = await findCalledBusiness(tx, call.to);
  if (!called) return { what: "refused" };
  const same = eq(calls.providerId, call.providerId);
  const known = await lockCall(tx, same);
  if (known) return replayResponse(work, known, called.ringSeconds);
  const { contractorId, businessName, pageId, source } = called;
  if (!called.enabled) return { what: "texts_only", businessName };

  const { from, to, attestation, providerId, zipCode } = call;
  const blocked = from !== null && (await isBlocked(tx, contractorId, from));
  const caller =
    from === null || blocked || (await isOurs(tx, from))
      ? { conversationId: null, leadId: null }
      : await findOrCreateCaller(work, { contractorId, phone: from, zipCode, pageId, source });
  const [kept] = await tx
    .insert(calls)
    .values({
      ...caller,
      id: newId(now.getTime()),
      contractorId,
      providerId,
      toPhone: to,
      fromPhone: from,
      attestation,
      pageId,
      source,
      state: blocked ? "blocked" : "ringing",
      endedAt: blocked ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!kept) {
    // The provider sent the request twice concurrently.
    const other = await lockCall(tx, same);
    return other ? replayResponse(work, other, called.ringSeconds) : { what: "over" };
  }
  record(callChanged, { callId: kept.id, contractorId });
  if (blocked) return { what: "refused" };
  enqueue(endLostCallJob, { callId: kept.id }, { startAfter: ringTimeoutAt(now) });
  return ringNext(work, platform, kept, { after: -1 });
}

/** No real caller has one of our numbers: it is spoofed or a forwarding loop. */
const isOurs = async (database: Reader, phone: string) =>
  (await findOwnedNumbers(database, [phone])).has(phone);

/** The response to a repeated request, as it was or would have been the first time. */
async function replayResponse(
  { tx }: UnitOfWork,
  call: CallRow,
  ringSeconds: number,
): Promise<CallAnswer> {
  const { id, state, endedAt } = call;
  if (state === "blocked") return { what: "refused" };
  if (state === "missed") return composeMissedCallAnswer(tx, call);
  const [leg] = await tx
    .select({ place: callLegs.place, phone: callLegs.phone })
    .from(callLegs)
    .where(and(eq(callLegs.callId, id), isNull(callLegs.outcome)))
    .orderBy(desc(callLegs.place))
    .limit(1);
  return endedAt || !leg ? { what: "over" } : { what: "ring", callId: id, ringSeconds, ...leg };
}

/**
 * The caller's conversation and lead, created for an unknown number.
 * A call counts as a reply, so the automatic follow-up ends.
 */
export async function findOrCreateCaller(
  work: UnitOfWork,
  caller: Caller,
): Promise<{ conversationId: string; leadId: string | null }> {
  const { tx, now } = work;
  const { contractorId, phone } = caller;
  const [known] = await tx
    .select({ id: conversations.id, leadId: sql<string | null>`${latestLeadOfConversation}` })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        eq(conversations.phone, phone),
        eq(conversations.phoneShared, false),
      ),
    );
  // Lock before the conversation's row: the sender locks in the same order.
  if (known) await endEnrollments(work, { conversationId: known.id }, "person_replied");
  const leadId = known?.leadId ?? (await createLeadFromCall(work, system("calls"), caller));
  const person = { contractorId, name: formatPhone(phone), phone, email: null };
  const [conversationId = ""] = await openConversations(work, [person]);
  await tx
    .update(conversations)
    .set({ lastCallAt: now, lastReplyAt: now })
    .where(eq(conversations.id, conversationId));
  return { conversationId, leadId };
}
