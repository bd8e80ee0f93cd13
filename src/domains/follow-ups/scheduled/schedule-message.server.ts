import { and, asc, count, eq, inArray } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  dayOf,
  isSkipped,
  localTime,
  momentOn,
  readDay,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { ManualMessageRequest } from "../by-hand/manual-message.schema.ts";
import { describeLimitReached } from "../by-hand/queue-manual-message.server.ts";
import { type Clock, clockOf, describeBlockReason } from "../describe-hold.ts";
import { sendScheduledJob } from "../follow-ups.jobs.server.ts";
import { canReadFollowUp, canScheduleMessages } from "../follow-ups.policy.ts";
import { scheduledMessages } from "../follow-ups.tables.server.ts";
import { clocksOf } from "../lead/find-follow-up.server.ts";
import { zonesOf } from "../sending/gate-facts.ts";
import { formatMoment } from "../sequences/moments.ts";
import {
  describeBlockedTime,
  describeOtherAddress,
  describeScheduledHold,
  maxDaysAhead,
  maxScheduled,
} from "./scheduled-messages.ts";
import {
  addressOf,
  checkTarget,
  findConversationIds,
  isMeantFor,
  lockConversation,
  lockTarget,
  readPersonFacts,
  type ScheduledAbout,
  writeToTarget,
} from "./scheduled-target.server.ts";

/** What a member types: the message, and when to send it by the business's clock, "2026-11-30T08:00". */
type Scheduling = { request: ManualMessageRequest; sendAt: string };
type ScheduleRefusal = Refused<"not_found" | "not_possible" | "changed_elsewhere"> | Invalid;

export type ScheduleResult = Result<{ scheduledId: string }, ScheduleRefusal | KeyReused>;

/** Schedules a manually written message for later, if the gate would send it then. Audited. */
export async function scheduleMessage(
  platform: Platform,
  actor: Actor,
  {
    about,
    request,
    sendAt,
    requestKey,
  }: Scheduling & { about: ScheduledAbout; requestKey: string | null },
): Promise<ScheduleResult> {
  authorize(canScheduleMessages(actor));
  const { contractorId } = actor;
  // Counts toward limits now, so it isn't rejected when it's due.
  const tooMany = await describeLimitReached(platform.limits, contractorId);
  if (tooMany) return invalid({ words: tooMany });
  const once = {
    scope: "schedule-message",
    key: requestKey,
    body: { about, request, sendAt, contractorId },
    repeat: async (_work: UnitOfWork, scheduledId: string) => ({ ok: true, scheduledId }) as const,
  };
  return inTransactionOnce<ScheduleResult>(platform, once, async (work, remember) => {
    const [conversationId] = await findConversationIds(work.tx, contractorId, about);
    if (!conversationId) return { ok: false, code: "not_found" };
    const conversation = { conversationId, contractorId };
    const checked = await checkTime(platform, work, conversation, { request, sendAt });
    if (!checked.ok) return checked;
    if (!(await lockConversation(work, conversation))) return { ok: false, code: "not_found" };
    const [pending] = await work.tx
      .select({ count: count() })
      .from(scheduledMessages)
      .where(eq(scheduledMessages.conversationId, conversationId));
    if ((pending?.count ?? 0) >= maxScheduled) {
      return invalid({
        send_at: `You have ${maxScheduled} messages scheduled for this customer, the most allowed. Cancel one first`,
      });
    }
    const scheduledId = newId();
    await work.tx.insert(scheduledMessages).values({
      id: scheduledId,
      ...conversation,
      ...written(actor, request, checked.at, work.now),
      toAddress: checked.address,
      createdAt: work.now,
    });
    remember(scheduledId);
    await plan(work, actor, { scheduledId, version: 1, at: checked.at }, "schedule");
    return { ok: true, scheduledId };
  });
}

const written = (
  { id: authorId, name: author }: BusinessMember,
  { channel, subject, words: text }: ManualMessageRequest,
  sendAt: Date,
  now: Date,
) => ({
  ...{ authorId, author, channel, text, sendAt },
  subject: channel === "email" ? subject : null,
  writtenAt: now,
  updatedAt: now,
});

type Planned = { scheduledId: string; version: number; at: Date };

async function plan(
  work: UnitOfWork,
  actor: BusinessMember,
  { scheduledId, version, at }: Planned,
  change: "schedule" | "change",
): Promise<void> {
  work.enqueue(sendScheduledJob, { scheduledId, version }, { startAfter: at });
  await recordScheduled(work, actor, scheduledId, change, { sendAt: at.toISOString() });
}

/** Adds a member's action to the audit log, without the text. */
function recordScheduled(
  work: UnitOfWork,
  actor: BusinessMember,
  entityId: string,
  change: "schedule" | "change" | "cancel" | "send",
  after: object | null,
): Promise<void> {
  const action = `scheduled-message.${change}`;
  return recordChange(work, actor, {
    ...{ action, entity: "scheduled-message", entityId, before: null, after },
  });
}

type Conversation = { conversationId: string; contractorId: string };

/** Reads the typed time, and runs the gate as of then. */
async function checkTime(
  platform: Platform,
  work: UnitOfWork,
  conversation: Conversation,
  { request: { channel }, sendAt }: Scheduling,
): Promise<Result<{ at: Date; address: string }, ScheduleRefusal>> {
  const target = await lockTarget(work, conversation);
  const facts = await readPersonFacts(work.tx, conversation);
  if (!facts) return { ok: false, code: "not_possible" };
  const { business } = zonesOf(facts, platform.settings.timeZone);
  const parsed = readTime(sendAt, business, work.now);
  if (typeof parsed === "string") return invalid({ send_at: parsed });
  const checked = await checkTarget(platform, work, target, { channel, at: parsed });
  if (checked === "unknown") return { ok: false, code: "not_possible" };
  if (!checked) return { ok: false, code: "changed_elsewhere" };
  const address = addressOf(checked.facts, channel);
  if (!address) {
    const missing = channel === "sms" ? "phone number" : "email address";
    return invalid({ channel: `No ${missing} on file` });
  }
  const { decision } = checked;
  if (decision.decision === "send") return { ok: true, at: parsed, address };
  if (decision.decision === "hold" && decision.until) {
    const { name } = clockOf(business);
    const until = `${formatMoment(decision.until, business)} (${name})`;
    const detail = decision.detail ?? null;
    return invalid({ send_at: describeBlockedTime({ reason: decision.reason, until, detail }) });
  }
  const { recipient } = clocksOf(facts, platform.settings.timeZone);
  return invalid({ words: describeBlockReason(decision, channel, recipient, "contractor") });
}

const day = 24 * 60 * 60_000;

/** A time typed by the clock of a zone; otherwise what is wrong with it. */
function readTime(typed: string, zone: string, now: Date): Date | string {
  const [, date, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/.exec(typed) ?? [];
  const on = readDay(date);
  const minutes = Number(hour) * 60 + Number(minute);
  if (!on || Number(hour) > 23 || Number(minute) > 59) return "Enter a date and time";
  if (isSkipped(zone, on, minutes)) {
    return "Clocks go forward then, so there’s no such time that day. Choose a time an hour later";
  }
  const at = momentOn(zone, on, minutes);
  if (at <= now) return "That time has passed. Choose a later one";
  if (at.getTime() > now.getTime() + maxDaysAhead * day) {
    return `Choose a time in the next ${maxDaysAhead} days`;
  }
  return at;
}

/** A scheduled message as the member saw it; another version means that someone else changed it. */
export type SeenMessage = { scheduledId: string; version: number };

type Changed = Result<
  object,
  Refused<"not_found" | "not_possible" | "changed_elsewhere" | "already_done"> | Invalid
>;

async function lockScheduled(
  { tx }: UnitOfWork,
  { contractorId }: BusinessMember,
  { scheduledId, version }: SeenMessage,
) {
  const [scheduledMessage] = await tx
    .select()
    .from(scheduledMessages)
    .where(
      and(eq(scheduledMessages.id, scheduledId), eq(scheduledMessages.contractorId, contractorId)),
    )
    .for(...lockRows(scheduledMessages));
  if (!scheduledMessage) return { ok: false, code: "already_done" } as const;
  if (scheduledMessage.version !== version)
    return { ok: false, code: "changed_elsewhere" } as const;
  return { ok: true, found: scheduledMessage } as const;
}

/** Changes a scheduled message, which ends a hold. From then on it's this member's. Audited. */
export function changeScheduledMessage(
  platform: Platform,
  actor: Actor,
  { seen, request, sendAt }: Scheduling & { seen: SeenMessage },
): Promise<Changed> {
  authorize(canScheduleMessages(actor));
  return inTransaction<Changed>(platform, async (work) => {
    const locked = await lockScheduled(work, actor, seen);
    if (!locked.ok) return locked;
    const { id: scheduledId } = locked.found;
    const checked = await checkTime(platform, work, locked.found, { request, sendAt });
    if (!checked.ok) return checked;
    const { channel: channelBefore, toAddress: addressBefore } = locked.found;
    const isNewAddress =
      request.channel !== channelBefore || isMeantFor(locked.found, checked.address);
    const version = locked.found.version + 1;
    await work.tx
      .update(scheduledMessages)
      .set({
        ...written(actor, request, checked.at, work.now),
        // A stranger's request may have changed the address since: then it's on hold at its time.
        toAddress: isNewAddress ? checked.address : addressBefore,
        ...{ version, holdReason: null, holdDetail: null, heldUntil: null },
      })
      .where(eq(scheduledMessages.id, scheduledId));
    await plan(work, actor, { scheduledId, version, at: checked.at }, "change");
    return { ok: true };
  });
}

/** Cancels a scheduled message: nothing of it is sent, and its text is deleted. Audited. */
export function cancelScheduledMessage(
  platform: Platform,
  actor: Actor,
  seenMessage: SeenMessage,
): Promise<Changed> {
  authorize(canScheduleMessages(actor));
  return inTransaction<Changed>(platform, async (work) => {
    const locked = await lockScheduled(work, actor, seenMessage);
    if (!locked.ok) return locked;
    await work.tx
      .delete(scheduledMessages)
      .where(eq(scheduledMessages.id, seenMessage.scheduledId));
    await recordScheduled(work, actor, seenMessage.scheduledId, "cancel", null);
    return { ok: true };
  });
}

/** Sends a scheduled message now, through the gate, even one that waits for a decision. Audited. */
export function sendScheduledNow(
  platform: Platform,
  actor: Actor,
  seenMessage: SeenMessage,
): Promise<Changed> {
  authorize(canScheduleMessages(actor));
  return inTransaction<Changed>(platform, async (work) => {
    const locked = await lockScheduled(work, actor, seenMessage);
    if (!locked.ok) return locked;
    const { channel, subject, text: words } = locked.found;
    const target = await lockTarget(work, locked.found);
    const checked = await checkTarget(platform, work, target, { channel, at: work.now });
    const address = checked && checked !== "unknown" ? addressOf(checked.facts, channel) : null;
    if (address && !isMeantFor(locked.found, address)) {
      return invalid({ words: describeOtherAddress(locked.found, address) });
    }
    const sent = await writeToTarget(platform, work, actor, target, { channel, subject, words });
    if (!sent.ok) return sent;
    await work.tx
      .delete(scheduledMessages)
      .where(eq(scheduledMessages.id, seenMessage.scheduledId));
    await recordScheduled(work, actor, seenMessage.scheduledId, "send", null);
    return { ok: true };
  });
}

/** "2026-11-30T08:00" by the clock of a zone, as a browser's field for a time has it. */
function typedTime(at: Date, zone: string): string {
  const { minutes } = localTime(at, zone);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${dayOf(at, zone)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The scheduled messages of a lead or a conversation of the actor's business, next first, and the
 * clocks to show them by. Null if the business can't message the person.
 */
export async function listScheduledMessages(
  platform: Platform,
  actor: Actor,
  about: ScheduledAbout,
) {
  authorize(canReadFollowUp(actor));
  const contractorId = "contractorId" in actor ? actor.contractorId : null;
  if (!contractorId) return null;
  const { query } = platform.database;
  const conversationIds = await findConversationIds(query, contractorId, about);
  const [conversationId] = conversationIds;
  if (!conversationId) return null;
  const facts = await readPersonFacts(query, { conversationId, contractorId });
  if (!facts) return null;
  const { business, recipient } = clocksOf(facts, platform.settings.timeZone);
  const rows = await query
    .select()
    .from(scheduledMessages)
    .where(inArray(scheduledMessages.conversationId, conversationIds))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id))
    .limit(maxShown);
  const now = platform.clock.now();
  return {
    clocks: { business: business.name, recipient: otherName(business, recipient, now) },
    /** The earliest and latest time of a browser's field. */
    bounds: {
      min: typedTime(now, business.zone),
      max: typedTime(new Date(now.getTime() + maxDaysAhead * day), business.zone),
    },
    messages: rows.map((row) => ({
      ...{ id: row.id, version: row.version, channel: row.channel },
      ...{ subject: row.subject, text: row.text, author: row.author },
      at: formatMoment(row.sendAt, business.zone),
      recipientAt: isOther(business, recipient, row.sendAt)
        ? formatMoment(row.sendAt, recipient.zone)
        : null,
      typedAt: typedTime(row.sendAt, business.zone),
      hold: describeScheduledHold(row, business),
    })),
  };
}

/** Those of several merged leads. */
const maxShown = 5 * maxScheduled;

export type ScheduledList = NonNullable<Awaited<ReturnType<typeof listScheduledMessages>>>;

/** Whether two clocks show different times, as two zones with the same offset don't. */
const isOther = (a: Clock, b: Clock, at: Date): boolean =>
  typedTime(at, a.zone) !== typedTime(at, b.zone);

const otherName = (business: Clock, recipient: Clock, now: Date): string | null =>
  isOther(business, recipient, now) ? recipient.name : null;
