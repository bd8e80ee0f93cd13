import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { defaultCallSettings } from "~/domains/inbox/calls/calls.ts";
import { callChanged } from "~/domains/inbox/inbox.events.ts";
import { endLostCallJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { blockedCallers, callLegs, calls } from "~/domains/inbox/inbox.tables.server.ts";
import { type Caller, createLeadFromCall } from "~/domains/intake/index.server.ts";
import {
  conversations,
  findOrCreateConversations,
  latestLeadOfConversation,
  recordCall,
} from "~/domains/leads/index.server.ts";
import {
  callSettings,
  findNumberOwner,
  findOwnedNumbers,
} from "~/domains/phone-numbers/index.server.ts";
import { system } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { IncomingCall } from "~/platform/voice/voice.schema.ts";
import {
  type CallRow,
  composeMissedCallReply,
  lockCall,
  ringNext,
  ringTimeoutAt,
} from "./call.server.ts";
import type { CallHandling } from "./steps-of.ts";

/**
 * Receives an incoming call, via webhook or simulator: stores it with its caller and rings the
 * business's first phone. A repeated request gets the response for the current state.
 */
export async function receiveCall(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  call: IncomingCall,
): Promise<CallHandling> {
  const { tx, now, record, enqueue } = work;
  const business = await findCalledBusiness(tx, call.to);
  if (!business) return { what: "refused" };
  const isSameCall = eq(calls.providerId, call.providerId);
  const existing = await lockCall(tx, isSameCall);
  if (existing) return replayResponse(work, existing, business.ringSeconds);
  const { contractorId, businessName, pageId, source } = business;
  if (!business.enabled) return { what: "texts_only", businessName };

  const { from, to, attestation, providerId, zipCode } = call;
  const blocked = from !== null && (await isBlocked(tx, contractorId, from));
  const caller =
    from === null || blocked || (await isOwnNumber(tx, from))
      ? { conversationId: null, leadId: null }
      : await findOrCreateCaller(work, { contractorId, phone: from, zipCode, pageId, source });
  const [inserted] = await tx
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
  if (!inserted) {
    // The provider sent the request twice concurrently.
    const otherCall = await lockCall(tx, isSameCall);
    return otherCall ? replayResponse(work, otherCall, business.ringSeconds) : { what: "over" };
  }
  record(callChanged, { callId: inserted.id, contractorId });
  if (blocked) return { what: "refused" };
  enqueue(endLostCallJob, { callId: inserted.id }, { startAfter: ringTimeoutAt(now) });
  return ringNext(work, platform, inserted, { after: -1 });
}

/** No real caller has one of our numbers: it is spoofed or a forwarding loop. */
const isOwnNumber = async (database: Reader, phone: string) =>
  (await findOwnedNumbers(database, [phone])).has(phone);

/** The response to a repeated request, as it was or would have been the first time. */
async function replayResponse(
  { tx }: UnitOfWork,
  call: CallRow,
  ringSeconds: number,
): Promise<CallHandling> {
  const { id, state, endedAt } = call;
  if (state === "blocked") return { what: "refused" };
  if (state === "missed") return composeMissedCallReply(tx, call);
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
  const { tx } = work;
  const { contractorId, phone } = caller;
  const [conversation] = await tx
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
  if (conversation)
    await endEnrollments(work, { conversationId: conversation.id }, "person_replied");
  const leadId = conversation?.leadId ?? (await createLeadFromCall(work, system("calls"), caller));
  const person = { contractorId, name: formatPhone(phone), phone, email: null };
  const [conversationId = ""] = await findOrCreateConversations(work, [person]);
  await recordCall(work, conversationId);
  return { conversationId, leadId };
}

const { enabled, ringSeconds } = defaultCallSettings;

/** The business that owns the number and its call settings; null if no business owns it. */
async function findCalledBusiness(database: Reader, to: string) {
  const owner = await findNumberOwner(database, to);
  if (!owner) return null;
  const [contractorAccount] = await database
    .select({
      businessName: contractorAccounts.businessName,
      enabled: sql<boolean>`coalesce(${callSettings.enabled}, ${enabled})`,
      ringSeconds: sql<number>`coalesce(${callSettings.ringSeconds}, ${ringSeconds})`,
    })
    .from(contractorAccounts)
    .leftJoin(callSettings, eq(callSettings.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, owner.contractorId));
  return contractorAccount ? { ...owner, ...contractorAccount } : null;
}

/** Whether the provider already reported this call, so a retry doesn't count twice. */
export async function isKnownCall(database: Reader, providerId: string): Promise<boolean> {
  const rows = await database
    .select({ id: calls.id })
    .from(calls)
    .where(eq(calls.providerId, providerId));
  return rows.length > 0;
}

/** Whether the business blocked this number. */
export async function isBlocked(
  database: Reader,
  contractorId: string,
  phone: string,
): Promise<boolean> {
  const rows = await database
    .select({ phone: blockedCallers.phone })
    .from(blockedCallers)
    .where(and(eq(blockedCallers.contractorId, contractorId), eq(blockedCallers.phone, phone)));
  return rows.length > 0;
}
