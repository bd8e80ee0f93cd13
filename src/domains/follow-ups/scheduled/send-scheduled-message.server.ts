import { and, eq, isNull } from "drizzle-orm";
import {
  contractorAccounts,
  memberActorColumns,
  members,
} from "~/domains/identity/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { scheduledMessageHeld, scheduledMessageSent } from "../follow-ups.events.ts";
import { sendScheduledJob } from "../follow-ups.jobs.server.ts";
import { canScheduleMessages, canSendFollowUps } from "../follow-ups.policy.ts";
import { scheduledMessages } from "../follow-ups.tables.server.ts";
import { noReplyMessage } from "../follow-ups.ts";
import type { GateDecision } from "../gate.ts";
import { lateHours, type ScheduledHold } from "./scheduled-messages.ts";
import { addressOf, checkTarget, lockTarget, writeToTarget } from "./scheduled-target.server.ts";

const late = lateHours * 60 * 60_000;

type Scheduled = typeof scheduledMessages.$inferSelect;

/**
 * Sends a scheduled message at its time as the member who wrote it, through the gate. It goes on
 * hold, and the conversation becomes unread, if the gate doesn't allow it, the customer replied or
 * called since, the conversation leads to another address, the member can't send messages anymore,
 * or it's too late (`inbox.scheduled`).
 */
export async function sendScheduledMessage(
  platform: Platform,
  actor: Actor,
  { scheduledId, version }: { scheduledId: string; version: number },
  attempt: Attempt,
): Promise<void> {
  authorize(canSendFollowUps(actor));
  await inTransaction(platform, async (work) => {
    const [scheduled] = await work.tx
      .select()
      .from(scheduledMessages)
      .where(eq(scheduledMessages.id, scheduledId))
      .for(...lockRows(scheduledMessages));
    if (!scheduled || scheduled.version !== version) return;
    const { holdReason, heldUntil, sendAt } = scheduled;
    if (holdReason && !heldUntil) return;
    const dueAt = heldUntil ?? sendAt;
    if (work.now < dueAt) {
      work.enqueue(sendScheduledJob, { scheduledId, version }, { startAfter: dueAt });
      return;
    }
    await sendOrHold(platform, work, scheduled, attempt);
  });
}

async function sendOrHold(
  platform: Platform,
  work: UnitOfWork,
  scheduled: Scheduled,
  { last }: Attempt,
): Promise<void> {
  const { channel, subject, text: words, sendAt } = scheduled;
  const author = await findAuthor(work.tx, scheduled);
  if (!author || !canScheduleMessages(author)) return hold(work, scheduled, "author_left");
  if (work.now.getTime() > sendAt.getTime() + late) return hold(work, scheduled, "late");
  const target = await lockTarget(work, scheduled);
  const checked = await checkTarget(platform, work, target, { channel, at: work.now });
  const checkedMessage = checked && checked !== "unknown" ? checked : null;
  const address = checkedMessage && addressOf(checkedMessage.facts, channel);
  if (address && address !== scheduled.toAddress) {
    return hold(work, scheduled, "address_changed", { until: null, detail: address });
  }
  const decision = checkedMessage?.decision ?? null;
  if (decision?.decision === "never") return holdByGate(work, scheduled, decision);
  if (await hasReplied(work.tx, scheduled)) return hold(work, scheduled, "replied_since");
  if (decision?.decision === "hold") return holdByGate(work, scheduled, decision);
  const request = { channel, subject, words };
  const sent = decision ? await writeToTarget(platform, work, author, target, request) : null;
  if (sent?.ok) {
    await work.tx.delete(scheduledMessages).where(eq(scheduledMessages.id, scheduled.id));
    work.record(scheduledMessageSent, eventOf(scheduled));
    return;
  }
  if (sent?.code === "invalid") {
    const isUnanswered = sent.errors.words === noReplyMessage;
    return hold(work, scheduled, isUnanswered ? "no_response" : "late");
  }
  if (!last) throw new Error("The customer's opt-out is being changed");
  return hold(work, scheduled, "late");
}

const eventOf = ({ conversationId, contractorId }: Scheduled) => ({ conversationId, contractorId });

/** The author as the actor of their message; null if they left the team. */
async function findAuthor(
  database: Reader,
  { authorId, contractorId }: Scheduled,
): Promise<BusinessMember | null> {
  if (!authorId) return null;
  const [member] = await database
    .select(memberActorColumns)
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
    .where(
      and(
        eq(members.id, authorId),
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  return member ? { kind: "member", ...member } : null;
}

async function hasReplied(
  database: Reader,
  { conversationId, writtenAt }: Scheduled,
): Promise<boolean> {
  const [conversation] = await database
    .select({ lastReplyAt: conversations.lastReplyAt })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return Boolean(conversation?.lastReplyAt && conversation.lastReplyAt > writtenAt);
}

/** A hold that ends soon enough is tried again then; with any other one, a member decides. */
async function holdByGate(
  work: UnitOfWork,
  scheduled: Scheduled,
  decision: Exclude<GateDecision, { decision: "send" }>,
): Promise<void> {
  const until = decision.decision === "hold" ? decision.until : null;
  const detail = decision.decision === "hold" ? (decision.detail ?? null) : null;
  const isSoon = until && until.getTime() <= scheduled.sendAt.getTime() + late;
  await hold(work, scheduled, decision.reason, { until: isSoon ? until : null, detail });
  if (!isSoon) return;
  const { id: scheduledId, version } = scheduled;
  work.enqueue(sendScheduledJob, { scheduledId, version }, { startAfter: until });
}

async function hold(
  work: UnitOfWork,
  scheduled: Scheduled,
  holdReason: ScheduledHold,
  { until, detail }: { until: Date | null; detail: string | null } = { until: null, detail: null },
): Promise<void> {
  await work.tx
    .update(scheduledMessages)
    .set({
      ...{ holdReason, holdDetail: detail, heldUntil: until, updatedAt: work.now },
      // A page from before the hold doesn't show the other address.
      ...(holdReason === "address_changed" ? { version: scheduled.version + 1 } : {}),
    })
    .where(eq(scheduledMessages.id, scheduled.id));
  work.record(scheduledMessageHeld, eventOf(scheduled));
}
