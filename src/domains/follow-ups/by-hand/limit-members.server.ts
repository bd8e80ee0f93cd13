import { and, desc, eq, gt, notInArray, sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import type { Limits } from "~/platform/limits/limits.server.ts";
import { waitWords } from "~/platform/limits/wait-words.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { writtenByHandKind } from "../follow-ups.ts";

const maxUnanswered = 3;

/** What a member reads whose e-mails by hand are not answered (`follow-ups.by-hand-limits`). */
export const unanswered =
  "They haven’t replied to your last three emails. Wait for a reply, or call.";

/**
 * Counts a message that a member of this business writes by hand (`follow-ups.by-hand-limits`).
 * @returns why it may not leave now, in words for the member, or null
 */
export async function whyTooMany(limits: Limits, contractorId: string): Promise<string | null> {
  const hour = await limits.use("by_hand_hour", contractorId);
  const { waitSeconds } =
    hour.waitSeconds > 0 ? hour : await limits.use("by_hand_day", contractorId);
  if (waitSeconds === 0) return null;
  return `Your business has reached its message limit for now. Try again in ${waitWords(waitSeconds)}.`;
}

/**
 * Whether so many e-mails by hand went to a person since they wrote last that a member sends no further
 * one; those that brought something, as an invoice, are no part of them.
 */
export async function hasUnanswered({ tx }: UnitOfWork, conversationId: string): Promise<boolean> {
  const ofConversation = eq(messages.conversationId, conversationId);
  const [answer] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(ofConversation, eq(messages.kind, replyKind)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const since = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        ofConversation,
        eq(messages.kind, writtenByHandKind),
        eq(messages.channel, "email"),
        sql`${messages.params}->>'brings' is null`,
        notInArray(messages.state, ["failed", "suppressed", "withheld"]),
        answer && gt(messages.createdAt, answer.createdAt),
      ),
    )
    .limit(maxUnanswered);
  return since.length === maxUnanswered;
}
