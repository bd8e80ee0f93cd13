import { and, asc, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { conversations, latestLeadOfConversation } from "~/domains/leads/index.server.ts";
import { listOptedOutChannels } from "~/domains/messaging/index.server.ts";
import { findOwnedNumbers, senders } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import { describeWait } from "~/platform/limits/describe-wait.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { DialStatus } from "~/platform/voice/voice.schema.ts";
import { callChanged } from "../../inbox.events.ts";
import { endLostOutgoingCallJob, placeOutgoingCallJob } from "../../inbox.jobs.server.ts";
import { canCallCustomers, canHandleCalls } from "../../inbox.policy.ts";
import { callPhones, outgoingCalls } from "../../inbox.tables.server.ts";
import { isOwnConversation } from "../../own-conversations.server.ts";
import { talkHours } from "../calls.ts";
import { canRing } from "../can-ring.server.ts";
import { lockLead, markContacted } from "../taking/call.server.ts";
import { activeCallStates, type OutgoingCallState } from "./outgoing-calls.ts";

const minute = 60_000;
/** A phone that rings later than this after the tap would be a surprise. */
const maxWaitMinutes = 2;
/** Longest time until the member has pressed 1. */
const ringMinutes = 5;
const talkMinutes = (talkHours + 1) * 60;

export type OutgoingCall = typeof outgoingCalls.$inferSelect;

/** The member's choice: the phone of the business that rings first, as listed in its settings. */
type CallRequest = { conversationId: string; phone: string; requestKey: string | null };

export type OutgoingCallResult = Result<
  { callId: string },
  Refused<"not_found" | "not_possible"> | Invalid | KeyReused
>;

/**
 * What the form for a call shows: the customer, the business's number, and its phones.
 * @returns null if there is no such conversation; `blocked` says why there can be no call
 */
export async function readCallForm(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canCallCustomers(actor));
  const { query } = platform.database;
  const person = await findPerson(query, actor, conversationId);
  if (!person) return null;
  const numbers = await readNumbers(query, actor.contractorId, person.phone);
  const blocked = await findBlock(platform, query, actor.contractorId, person, numbers);
  const { name, phone } = person;
  const [latest] = await query
    .select({ memberPhone: outgoingCalls.memberPhone })
    .from(outgoingCalls)
    .where(eq(outgoingCalls.memberId, actor.id))
    .orderBy(desc(outgoingCalls.createdAt), desc(outgoingCalls.id))
    .limit(1);
  return { name, phone, ...numbers, blocked, lastPhone: latest?.memberPhone ?? null };
}

/**
 * Calls a customer from the business's number: rings one of its own phones first, and the customer
 * once 1 is entered there (`calls.outgoing`).
 */
export async function startOutgoingCall(
  platform: Platform,
  actor: Actor,
  { conversationId, phone, requestKey }: CallRequest,
): Promise<OutgoingCallResult> {
  authorize(canCallCustomers(actor));
  const { contractorId, id: memberId, name: startedBy } = actor;
  const { waitSeconds } = await platform.limits.use("outgoing_call", contractorId);
  if (waitSeconds > 0) {
    return invalid({
      phone: `Your business has reached its call limit for now. Try again in ${describeWait(waitSeconds)}`,
    });
  }
  if (!platform.sms) return invalid({ phone: callText.notSetUp });
  const once = {
    scope: "start-outgoing-call",
    key: requestKey,
    body: { conversationId, phone, contractorId },
    repeat: async (_work: UnitOfWork, callId: string) => ({ ok: true, callId }) as const,
  };
  return inTransactionOnce<OutgoingCallResult>(platform, once, async (work, remember) => {
    const { tx } = work;
    // Two calls can't start on one phone at once.
    await lockBusinessRow(work, contractorId);
    const person = await findPerson(tx, actor, conversationId);
    if (!person) return { ok: false, code: "not_found" };
    const numbers = await readNumbers(tx, contractorId, person.phone);
    const blocked = await findBlock(platform, tx, contractorId, person, numbers);
    const { number, phones } = numbers;
    if (blocked || !number || !person.phone) {
      return invalid({ phone: blocked ?? callText.noNumber });
    }
    if (!phones.some((one) => one.phone === phone)) return invalid({ phone: "Choose a phone" });
    if (await isBusy(tx, { contractorId, phone }, work.now)) {
      return invalid({ phone: "This phone is on another call that was started here" });
    }
    const callId = newId();
    await tx.insert(outgoingCalls).values({
      id: callId,
      contractorId,
      conversationId,
      leadId: person.leadId,
      memberId,
      startedBy,
      memberPhone: phone,
      customerPhone: person.phone,
      fromPhone: number,
      state: "waiting",
      createdAt: work.now,
    });
    remember(callId);
    work.enqueue(placeOutgoingCallJob, { callId });
    work.enqueue(
      endLostOutgoingCallJob,
      { callId },
      { startAfter: new Date(work.now.getTime() + ringMinutes * minute) },
    );
    work.record(callChanged, { callId, contractorId });
    return { ok: true, callId };
  });
}

async function findPerson(
  database: Reader,
  actor: Parameters<typeof isOwnConversation>[0],
  conversationId: string,
) {
  const [person] = await database
    .select({
      name: conversations.name,
      phone: conversations.phone,
      email: conversations.email,
      leadId: latestLeadOfConversation as SQL<string | null>,
    })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isOwnConversation(actor)));
  return person ?? null;
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The business's number, and those of its phones that can ring. */
async function readNumbers(database: Reader, contractorId: string, customerPhone: string | null) {
  const [sender] = await database
    .select({ number: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  const listed = await database
    .select({ name: callPhones.name, phone: callPhones.phone })
    .from(callPhones)
    .where(eq(callPhones.contractorId, contractorId))
    .orderBy(asc(callPhones.place));
  const owned = await findOwnedNumbers(
    database,
    listed.map(({ phone }) => phone),
  );
  const phones = listed.filter(
    ({ phone }) => canRing(phone) && phone !== customerPhone && !owned.has(phone),
  );
  return { number: sender?.number ?? null, phones };
}

type Numbers = Awaited<ReturnType<typeof readNumbers>>;

/** Why the person can't be called from the business's number, for the member; null if they can. */
async function findBlock(
  platform: Pick<Platform, "fingerprint">,
  database: Reader,
  contractorId: string,
  person: Person,
  { number, phones }: Numbers,
): Promise<string | null> {
  if (!person.phone) return callText.noPhone;
  if (!canRing(person.phone)) return callText.notCallable;
  const declined = await listOptedOutChannels(database, platform, contractorId, person);
  if (declined.some(({ channel }) => channel === "voicemail")) return callText.optedOutOfCalls;
  if (!number) return callText.noNumber;
  return phones.length === 0 ? callText.noPhones : null;
}

/** Whether this phone is on a call that was started here. */
async function isBusy(
  tx: Transaction,
  { contractorId, phone }: { contractorId: string; phone: string },
  now: Date,
): Promise<boolean> {
  const [active] = await tx
    .select({ id: outgoingCalls.id })
    .from(outgoingCalls)
    .where(
      and(
        eq(outgoingCalls.contractorId, contractorId),
        eq(outgoingCalls.memberPhone, phone),
        inArray(outgoingCalls.state, [...activeCallStates]),
        gt(outgoingCalls.createdAt, new Date(now.getTime() - talkMinutes * minute)),
      ),
    )
    .limit(1);
  return active !== undefined;
}

/**
 * Has the provider ring the member's phone, once: the row is `ringing` before the request. If its
 * response is lost, the provider's requests during the call still find the row.
 */
export async function placeOutgoingCall(
  platform: Platform,
  actor: Actor,
  { callId }: { callId: string },
): Promise<void> {
  authorize(canHandleCalls(actor));
  const call = await inTransaction(platform, async (work) => {
    const found = await lockOutgoingCall(work.tx, callId);
    if (found?.state !== "waiting") return null;
    const isLate = work.now.getTime() > found.createdAt.getTime() + maxWaitMinutes * minute;
    if (isLate || !platform.sms) {
      await end(work, found, { state: "failed" });
      return null;
    }
    await move(work, found, { state: "ringing" });
    return found;
  });
  if (!call || !platform.sms) return;
  const { memberPhone: to, fromPhone: from } = call;
  const placed = await platform.sms.call({ to, from, reference: callId, purpose: "customer" });
  if (placed.outcome === "unknown") return;
  await inTransaction(platform, async (work) => {
    const found = await lockOutgoingCall(work.tx, callId);
    if (!found) return;
    if (placed.outcome === "sent") {
      if (!found.providerId) await move(work, found, { providerId: placed.providerId });
      return;
    }
    platform.log.warn("outgoing call not placed", { reason: scrub(placed.reason) });
    await end(work, found, { state: "failed" });
  });
}

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

/** Handles the end of the customer's part. It also corrects a report of the end that came before it. */
export async function endCustomerPart(
  work: UnitOfWork,
  call: OutgoingCall,
  { status, seconds }: { status: DialStatus; seconds: number | null },
): Promise<void> {
  const talked = status === "completed" || status === "answered";
  if (talked && (call.state === "calling" || call.state === "no_answer")) {
    await end(work, call, { state: "talked", seconds });
    await markContacted(work, call);
  } else if (call.state === "calling") await end(work, call, { state: "no_answer" });
}

/** Handles the provider's report that the call is over. */
export async function endOutgoingCall(work: UnitOfWork, call: OutgoingCall): Promise<void> {
  if (call.endedAt) return;
  await end(work, call, { state: call.state === "calling" ? "no_answer" : "not_taken" });
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
    if (call.state !== "calling") return end(work, call, { state: "not_taken" });
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
): Promise<void> => move(work, call, { ...change, endedAt: work.now });
