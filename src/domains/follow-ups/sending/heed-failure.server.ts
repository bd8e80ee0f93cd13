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
import { goBack } from "./go-back.server.ts";

/**
 * What the provider said of the receiver holds from now on; the words go by mail where they can. Told
 * again it changes nothing. What it says of the sender is an event.
 */
export async function heedFailure(
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
      // Whoever wanted texts again since is not meant by what was said of an earlier one.
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
 * Heeds what is reported of a text that had left, whenever it comes, as
 * often as it comes, and whatever was reported before, unless it was delivered.
 */
export async function heedReport(
  platform: Platform,
  message: MessageRow,
  { errorCode }: StatusCallback,
): Promise<void> {
  if (errorCode === null || message.providerStatus === "delivered") return;
  const { meaning } = failureOf(errorCode);
  if (meaning === "opted_out" || meaning === "number_unusable") {
    await heedFailure(platform, message, meaning);
  }
}
