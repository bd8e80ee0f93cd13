import { and, eq, lt } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { followUpKind } from "../follow-ups.ts";
import { goBack } from "./go-back.server.ts";

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
    .where(isLeft("sending", now))
    .returning({ id: messages.id });
  for (const { id } of found) {
    platform.log.error("follow-up delivery unknown, not resent", {
      message_id: id,
    });
  }
  return found.length;
}

/**
 * Takes back what a provider had not taken, where the process died before it did so itself
 * (`follow-ups.provider-away`). @returns how many
 */
export async function takeBackDelayed(platform: Platform, actor: Actor): Promise<number> {
  authorize(canSendFollowUps(actor));
  const now = platform.clock.now();
  const delayed = await platform.database.query
    .select()
    .from(messages)
    .where(isLeft("delayed", now))
    .limit(1_000);
  for (const message of delayed) await goBack(platform, message, now, "provider_unavailable");
  return delayed.length;
}

/** Follow-ups that stand in a state that no living process leaves them in. */
function isLeft(state: "sending" | "delayed", now: Date) {
  return and(
    eq(messages.state, state),
    eq(messages.kind, followUpKind),
    lt(messages.updatedAt, new Date(now.getTime() - longestSending)),
  );
}
