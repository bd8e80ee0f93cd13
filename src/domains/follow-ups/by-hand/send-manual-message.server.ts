import { desc, eq } from "drizzle-orm";
import { handOver } from "~/domains/messaging/messages/delivery/hand-over.server.ts";
import { type MessageRow, messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { isFinal, marketingKinds } from "~/domains/messaging/messages/messages.ts";
import { countTexts } from "~/domains/phone-numbers/senders/sender-days.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { scrub } from "~/platform/log/scrub.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendManualMessageJob } from "../follow-ups.jobs.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { clocksOf } from "../lead/plan-upcoming-steps.server.ts";
import { handleDeliveryFailure } from "../sending/handle-delivery-failure.server.ts";
import { checkManualSend } from "./check-manual-send.server.ts";
import { describeBlockReason } from "./describe-block-reason.ts";

/**
 * Makes one attempt to send a manually written message. The gate runs again in the transaction that
 * sets `sending`, so an opt-out that committed first wins and a retry is never sent in quiet hours.
 * If the process dies while sending, delivery is unknown.
 */
export async function sendManualMessage(
  platform: Platform,
  actor: Actor,
  { messageId }: { messageId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canSendFollowUps(actor));
  const message = await begin(platform, messageId, attempt);
  if (!message) return;
  const delivery = await handOver(platform, message, { ...attempt, again: sendManualMessageJob });
  if (delivery?.outcome === "temporary" && !attempt.last) {
    throw new Error(`The provider rejected the message temporarily: ${scrub(delivery.reason)}`);
  }
  if (delivery && "meaning" in delivery)
    await handleDeliveryFailure(platform, message, delivery.meaning);
}

/** @returns the message, if it should be sent now */
async function begin(
  platform: Platform,
  messageId: string,
  { last }: Attempt,
): Promise<MessageRow | null> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [message] = await tx
      .select()
      .from(messages)
      .where(eq(messages.id, messageId))
      .for(...lockRows(messages));
    if (!message || isFinal(message.state)) return null;
    const end = (state: "uncertain" | "failed", lastError: string) =>
      tx
        .update(messages)
        .set({ state, lastError, updatedAt: now })
        .where(eq(messages.id, messageId));
    if (message.state === "sending") {
      await end("uncertain", "The worker stopped while sending");
      return null;
    }
    const [enrollment] = await tx
      .select()
      .from(enrollments)
      .where(eq(enrollments.leadId, message.subjectId ?? ""))
      .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
      .limit(1);
    const asked =
      enrollment &&
      (await checkManualSend(platform, work, enrollment, {
        channel: message.channel,
        purpose: marketingKinds.includes(message.kind) ? "marketing" : "informational",
        kind: message.kind,
        messageId,
      }));
    if (!asked) {
      if (!last) throw new Error("The customer's opt-out is being changed");
      await end("failed", "Their consent changed just as this was sent. Send it again.");
      return null;
    }
    const { decision, facts } = asked;
    if (decision.decision !== "send") {
      const { theirs } = clocksOf(facts, platform.settings.timeZone);
      await end("failed", describeBlockReason(decision, message.channel, theirs, "staff"));
      return null;
    }
    await tx
      .update(messages)
      .set({ state: "sending", attempts: message.attempts + 1, updatedAt: now })
      .where(eq(messages.id, messageId));
    if (message.attempts === 0) await count(work, message, platform.settings.timeZone);
    return { ...message, state: "sending", attempts: message.attempts + 1 };
  });
}

/** Counts a manual text against the business's text limits. */
async function count(
  { tx, now }: UnitOfWork,
  { channel, contractorId }: MessageRow,
  usualZone: string,
) {
  if (channel !== "sms" || !contractorId) return;
  await countTexts(tx, new Map([[contractorId, 1]]), now, usualZone);
}
