import { and, eq, sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { MessageRow } from "~/domains/messaging/messages/messages.tables.server.ts";
import { findLastDecision } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type FailureMeaning, failureOf } from "~/platform/sms/text-failures.ts";
import type { StatusCallback } from "~/platform/sms/webhook.schema.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { endEnrollments } from "../enrollments/end-enrollments.server.ts";
import { goBack } from "./revert-step.server.ts";

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
    const { unusablePhones } = conversations;
    await platform.database.query
      .update(conversations)
      .set({ unusablePhones: sql`array_append(${unusablePhones}, ${address})` })
      .where(and(eq(conversations.id, conversationId), sql`${address} <> all(${unusablePhones})`));
    await goBack(platform, message, platform.clock.now(), "number_unusable");
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
