import { and, eq, isNull, or, sql } from "drizzle-orm";
import {
  endEnrollments,
  scheduleTurn,
} from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { followUpKind } from "~/domains/follow-ups/follow-ups.ts";
import type { GateReason } from "~/domains/follow-ups/gate-reasons.ts";
import { markPhoneUnusable, resetLastAutomatedMessage } from "~/domains/leads/index.server.ts";
import {
  deleteUnsent,
  findLastDecision,
  type MessageRow,
  markFailed,
  messages,
  optOut,
  releaseCause,
} from "~/domains/messaging/index.server.ts";
import { decrementTextCount, noteRefusal } from "~/domains/phone-numbers/index.server.ts";
import { costOfMessage } from "~/domains/phone-numbers/index.ts";
import { dayOf } from "~/domains/shared/index.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type FailureMeaning, failureOf } from "~/platform/sms/text-failures.ts";
import type { StatusCallback } from "~/platform/sms/webhook.schema.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Applies a delivery failure caused by the receiver: records the opt-out, or marks the number
 * unusable and continues by email where possible. Idempotent. Failures caused by the sender are
 * published as an event.
 */
export async function handleDeliveryFailure(
  platform: Platform,
  message: MessageRow,
  meaning: FailureMeaning,
): Promise<void> {
  const { contractorId, conversationId, toAddress: address } = message;
  if (!contractorId || !conversationId) return;
  if (meaning === "opted_out") {
    await inTransaction(platform, async (work) => {
      const recipient = { contractorId, channel: "sms" as const, address };
      const last = await findLastDecision(work.tx, platform, recipient);
      // A later opt-in isn't affected by the failure of an earlier text.
      if (last && last.since > message.createdAt) return;
      await optOut(work, platform, recipient, { way: "text", conversationId });
      await endEnrollments(work, { conversationId }, "opted_out");
    });
  }
  if (meaning === "number_unusable") {
    await markPhoneUnusable(platform, conversationId, address);
    await revertStepInTransaction(platform, message, platform.clock.now(), "number_unusable");
  }
}

/**
 * Applies a delivery report for a sent text. Reports may arrive late, repeatedly, or out of order;
 * ignored once delivered.
 */
export async function handleDeliveryReport(
  platform: Platform,
  message: MessageRow,
  { errorCode }: StatusCallback,
): Promise<void> {
  if (errorCode === null || message.providerStatus === "delivered") return;
  const { meaning } = failureOf(errorCode);
  if (meaning === "opted_out" || meaning === "number_unusable") {
    await handleDeliveryFailure(platform, message, meaning);
  }
}

/**
 * Records that the provider refuses the sending number, and reverts the step in the same
 * transaction, so the gate sends it by email or holds it.
 */
export async function handleRefusedSender(
  work: UnitOfWork,
  { payload: { messageId, code } }: RecordedEvent<{ messageId: string; code: number }>,
  platform: Platform,
): Promise<void> {
  const [message] = await work.tx.select().from(messages).where(eq(messages.id, messageId));
  if (!message || message.providerStatus === "delivered") return;
  if (message.kind === followUpKind) {
    await revertStep(work, message, work.now, "registration_pending", platform.settings.timeZone);
  }
  await noteRefusal(work, platform, message, code);
}

/** Milliseconds before retrying a single receiver or sender that was temporarily refused. */
export const recipientRetryDelayMs = 15 * 60_000;

type RevertReason = Extract<
  GateReason,
  "number_unusable" | "registration_pending" | "provider_unavailable"
>;

/** Like `revertStep`, in its own transaction. */
export function revertStepInTransaction(
  platform: Platform,
  message: MessageRow,
  checkAt: Date,
  holdReason: RevertReason,
): Promise<void> {
  return inTransaction(platform, (work) =>
    revertStep(work, message, checkAt, holdReason, platform.settings.timeZone),
  );
}

/**
 * Reverts a step that reached no one. A text permanently refused because of the receiver's number
 * stays in the log and the ledger, so the step continues on another channel. One refused because of
 * the sender stays only in the log, so the step may use either channel. A temporary failure is
 * deleted entirely.
 */
async function revertStep(
  work: UnitOfWork,
  message: MessageRow,
  checkAt: Date,
  holdReason: RevertReason,
  defaultZone: string,
): Promise<void> {
  const { contractorId } = message;
  if (!contractorId) return;
  const { tx, now } = work;
  // Same lock order as a round: the turn first, since all of a business's sends wait for it.
  await scheduleTurn(work, contractorId, checkAt);
  const [send] = await tx.select().from(sends).where(eq(sends.messageId, message.id));
  if (!send) return;
  const [back] = await tx
    .update(enrollments)
    .set({
      doneSteps: sql`array_remove(${enrollments.doneSteps}, ${send.step})`,
      checkAt,
      holdReason,
      holdDetail: null,
      endedAt: null,
      endReason: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(enrollments.id, send.enrollmentId),
        isOpen(send.enrollmentId),
        // No change if the step was sent another way since, or if this is a repeat.
        sql`not exists (select from ${sends} as other where other.enrollment_id = ${send.enrollmentId}
          and other.step = ${send.step} and other.created_at > ${send.createdAt.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: enrollments.id });
  if (back) {
    await forget(work, message, send.id, holdReason);
    await decrementCounts(work, message, defaultZone);
  } else if (holdReason === "provider_unavailable") {
    await markFailed(work, message.id);
  }
}

/** Removes the ledger row so the step can be attempted again on a channel that may still work. */
async function forget(
  work: UnitOfWork,
  message: MessageRow,
  sendId: string,
  holdReason: RevertReason,
): Promise<void> {
  if (holdReason === "number_unusable") return;
  await work.tx.delete(sends).where(eq(sends.id, sendId));
  if (holdReason === "provider_unavailable") await deleteUnsent(work, message.id);
  else await releaseCause(work, message);
}

/** Running, or completed with this step, unless the lead has been enrolled again. */
function isOpen(enrollmentId: string) {
  const isEnrolledAgain = sql`exists (select from ${enrollments} as other
    join ${enrollments} as mine on mine.lead_id = other.lead_id
    where mine.id = ${enrollmentId} and other.ended_at is null)`;
  return or(
    isNull(enrollments.endedAt),
    and(eq(enrollments.endReason, "completed"), sql`not ${isEnrolledAgain}`),
  );
}

/** An unsent message doesn't count for spacing or against the sender's limits. */
async function decrementCounts(
  work: UnitOfWork,
  message: MessageRow,
  defaultZone: string,
): Promise<void> {
  const { conversationId, contractorId, channel, createdAt } = message;
  if (!conversationId || !contractorId) return;
  await resetLastAutomatedMessage(work, conversationId, message);
  if (channel === "email") return;
  const costMicros = costOfMessage(message, dayOf(createdAt, "UTC"));
  await decrementTextCount(work.tx, contractorId, createdAt, { costMicros, defaultZone });
}
