import { and, eq, lt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { followUpKind } from "../follow-ups.ts";

/** Milliseconds that a provider has to answer, with room to spare. */
const longestSending = 3 * 60_000;

/**
 * Marks follow-ups as uncertain that a process wrote down and then died: they may have left, so they
 * are never sent again by themselves (`follow-ups.ledger`). @returns how many
 */
export async function markUncertain(platform: Platform, actor: Actor): Promise<number> {
  authorize(canSendFollowUps(actor));
  const now = platform.clock.now();
  const found = await platform.database.query
    .update(messages)
    .set({
      state: "uncertain",
      lastError: "The worker stopped while sending",
      updatedAt: now,
    })
    .where(
      and(
        eq(messages.state, "sending"),
        eq(messages.kind, followUpKind),
        lt(messages.updatedAt, new Date(now.getTime() - longestSending)),
      ),
    )
    .returning({ id: messages.id });
  for (const { id } of found) {
    platform.log.error("a follow-up may have been sent, so it is not sent again", {
      message_id: id,
    });
  }
  return found.length;
}
