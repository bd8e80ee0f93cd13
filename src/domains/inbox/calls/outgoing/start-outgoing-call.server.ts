import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import { readCallingHours } from "~/domains/follow-ups/index.server.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { conversations, recordManualContact } from "~/domains/leads/index.server.ts";
import { listOptedOutChannels } from "~/domains/messaging/index.server.ts";
import { callSettings, senders } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import { describeWait } from "~/platform/limits/describe-wait.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { callChanged } from "../../inbox.events.ts";
import { endLostOutgoingCallJob, placeOutgoingCallJob } from "../../inbox.jobs.server.ts";
import { canCallCustomers, canReadCalls } from "../../inbox.policy.ts";
import { outgoingCalls } from "../../inbox.tables.server.ts";
import { isOwnConversation } from "../../own-conversations.server.ts";
import { selectLeadOfConversation } from "../../read-conversations.server.ts";
import { canRing } from "../can-ring.server.ts";
import { listPhonesToRing } from "../taking/call.server.ts";
import { simulatesCalls } from "./outgoing-call.server.ts";
import { activeCallStates } from "./outgoing-calls.ts";

const minute = 60_000;
/** Longest time until the member has entered 1. */
const ringMinutes = 5;
/** After this, a phone whose call was never reported as over can be rung again. */
const busyMinutes = 15;
/** How many calls a business can have going. */
const maxActive = 5;

/** The member's choice: the phone of the business that rings first, as listed in its settings. */
type CallRequest = {
  conversationId: string;
  phone: string;
  /** Whether the customer wants a call now, which is needed in quiet hours (47 CFR 64.1200(c)(1)). */
  wanted: boolean;
  requestKey: string | null;
};

export type OutgoingCallResult = Result<
  { callId: string },
  Refused<"not_found" | "not_possible"> | Invalid | KeyReused
>;

/**
 * What the form for a call shows: the customer, the business's number, and its phones.
 * @returns null if there is no such conversation; `blocked` says why there can be no call; `isSimulated`:
 *   no phone rings, and staff act for both people
 */
export async function readCallForm(platform: Platform, actor: Actor, conversationId: string) {
  authorize(canReadCalls(actor));
  const { query } = platform.database;
  const person = await findPerson(query, actor, conversationId);
  if (!person) return null;
  const numbers = await readNumbers(query, actor.contractorId, person.phone);
  const blocked = await findBlock(platform, query, actor.contractorId, person, numbers);
  const { name, phone, phoneExtension } = person;
  const hours = await readCallingHours(platform, conversationId);
  const lastPhone = actor.kind === "member" ? await findLastPhone(query, actor.id) : null;
  const isSimulated = simulatesCalls(platform);
  return { name, phone, phoneExtension, ...numbers, blocked, hours, lastPhone, isSimulated };
}

/** The phone that rang for a member's latest call. */
async function findLastPhone(database: Reader, memberId: string): Promise<string | null> {
  const [latest] = await database
    .select({ memberPhone: outgoingCalls.memberPhone })
    .from(outgoingCalls)
    .where(eq(outgoingCalls.memberId, memberId))
    .orderBy(desc(outgoingCalls.createdAt), desc(outgoingCalls.id))
    .limit(1);
  return latest?.memberPhone ?? null;
}

/**
 * Calls a customer from the business's number: rings one of its own phones first, and the customer
 * once 1 is entered there (`calls.outgoing`).
 */
export async function startOutgoingCall(
  platform: Platform,
  actor: Actor,
  { conversationId, phone, wanted, requestKey }: CallRequest,
): Promise<OutgoingCallResult> {
  authorize(canCallCustomers(actor));
  const { contractorId, id: memberId, name: startedBy } = actor;
  const waitSeconds = await countCall(platform, contractorId, phone);
  if (waitSeconds > 0) {
    return invalid({
      phone: `Your business has reached its call limit for now. Try again in ${describeWait(waitSeconds)}`,
    });
  }
  if (!platform.sms && !simulatesCalls(platform)) return invalid({ phone: callText.notSetUp });
  const hours = await readCallingHours(platform, conversationId);
  const once = {
    scope: "start-outgoing-call",
    key: requestKey,
    body: { conversationId, phone, wanted, contractorId },
    // A page that was opened again later must not seem to ring.
    repeat: async ({ tx }: UnitOfWork, callId: string): Promise<OutgoingCallResult> =>
      (await hasEnded(tx, callId)) ? { ok: false, code: "not_possible" } : { ok: true, callId },
  };
  return inTransactionOnce<OutgoingCallResult>(platform, once, async (work, remember) => {
    const { tx } = work;
    // Two calls can't start on one phone at the same time.
    if (!(await lockBusinessRow(work, contractorId))) return { ok: false, code: "not_found" };
    const person = await findPerson(tx, actor, conversationId);
    if (!person) return { ok: false, code: "not_found" };
    if (hours?.isQuiet && !wanted) {
      return invalid({
        wanted: `It’s ${hours.now} for them. Check the box if they want a call now`,
      });
    }
    const numbers = await readNumbers(tx, contractorId, person.phone);
    const blocked = await findBlock(platform, tx, contractorId, person, numbers);
    const { number, phones } = numbers;
    if (blocked || !number || !person.phone) {
      return invalid({ phone: blocked ?? callText.noNumber });
    }
    if (!phones.some((choice) => choice.phone === phone))
      return invalid({ phone: "Choose a phone" });
    const busy = await findBusy(tx, { contractorId, phone, person }, work.now);
    if (busy) return invalid({ phone: busy });
    const callId = newId();
    await tx.insert(outgoingCalls).values({
      id: callId,
      contractorId,
      conversationId,
      leadId: await selectLeadOfConversation(tx, { conversationId, contractorId }),
      memberId,
      startedBy,
      memberPhone: phone,
      customerPhone: person.phone,
      fromPhone: number,
      state: "waiting",
      createdAt: work.now,
    });
    await recordManualContact(work, conversationId);
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
      phoneExtension: conversations.phoneExtension,
      email: conversations.email,
      doNotContact: isDoNotContact(conversations.customerId),
    })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isOwnConversation(actor)));
  return person ?? null;
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The business's number, and those of its phones that can ring. */
async function readNumbers(database: Reader, contractorId: string, customerPhone: string | null) {
  const number = await readNumber(database, contractorId);
  const phones = await listPhonesToRing(database, contractorId, customerPhone);
  return { ...number, phones };
}

/** The business's number, and whether calls to it are taken. */
export async function readNumber(database: Reader, contractorId: string) {
  const [sender] = await database
    .select({ number: senders.phone, takesCalls: callSettings.enabled })
    .from(senders)
    .leftJoin(callSettings, eq(callSettings.contractorId, senders.contractorId))
    .where(eq(senders.contractorId, contractorId));
  return { number: sender?.number ?? null, takesCalls: sender?.takesCalls ?? false };
}

type Numbers = Awaited<ReturnType<typeof readNumbers>>;

/** Why the person can't be called from the business's number, for the member; null if they can. */
async function findBlock(
  platform: Pick<Platform, "fingerprint">,
  database: Reader,
  contractorId: string,
  person: Person,
  { number, takesCalls, phones }: Numbers,
): Promise<string | null> {
  if (!person.phone) return callText.noPhone;
  if (!canRing(person.phone)) return callText.notCallable;
  if (person.doNotContact) return callText.doNotContact;
  const declined = await listOptedOutChannels(database, platform, contractorId, person);
  if (declined.some(({ channel }) => channel === "voicemail")) return callText.optedOutOfCalls;
  if (!number) return callText.noNumber;
  if (!takesCalls) return callText.takesNoCalls;
  return phones.length === 0 ? callText.noPhones : null;
}

/** Counts a call against the limits of the business and of the phone that rings. @returns seconds to wait */
async function countCall(
  { limits }: Platform,
  contractorId: string,
  phone: string,
): Promise<number> {
  // As typed, the phone may be anything, so the business's limits come first.
  for (const [kind, key] of [
    ["outgoing_call_hour", contractorId],
    ["outgoing_call_day", contractorId],
    ["outgoing_call_phone", phone],
  ] as const) {
    const { waitSeconds } = await limits.use(kind, key);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}

async function hasEnded(tx: Transaction, callId: string): Promise<boolean> {
  const [call] = await tx
    .select({ endedAt: outgoingCalls.endedAt })
    .from(outgoingCalls)
    .where(eq(outgoingCalls.id, callId));
  return call?.endedAt !== null;
}

/** Why the call can't start beside those that are going on; null if it can. */
async function findBusy(
  tx: Transaction,
  { contractorId, phone, person }: { contractorId: string; phone: string; person: Person },
  now: Date,
): Promise<string | null> {
  const active = await tx
    .select({
      memberPhone: outgoingCalls.memberPhone,
      customerPhone: outgoingCalls.customerPhone,
      startedBy: outgoingCalls.startedBy,
    })
    .from(outgoingCalls)
    .where(
      and(
        eq(outgoingCalls.contractorId, contractorId),
        inArray(outgoingCalls.state, [...activeCallStates]),
        gt(outgoingCalls.createdAt, new Date(now.getTime() - busyMinutes * minute)),
      ),
    );
  const toPerson = active.find(({ customerPhone }) => customerPhone === person.phone);
  if (toPerson) return `${toPerson.startedBy} is calling them now`;
  if (active.some(({ memberPhone }) => memberPhone === phone)) {
    return "This phone is on another call that was started here";
  }
  return active.length < maxActive ? null : `Your team is on ${maxActive} calls, the most allowed`;
}
