import { isNotNull, min } from "drizzle-orm";
import { followUpKind, followUpsDue } from "~/domains/follow-ups/follow-ups.ts";
import {
  type BlockedMessages,
  deliverThroughChannel,
  findBlockedMessages,
  listStuckDelayed,
  type MessageRow,
  markStuckUncertain,
} from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, system } from "~/domains/shared/index.ts";
import { isSkewed } from "~/platform/database/clock-skew.ts";
import { retryDuringOutage } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { followUpTurns } from "../follow-ups.tables.server.ts";
import {
  handleDeliveryFailure,
  recipientRetryDelayMs,
  revertStepInTransaction,
} from "./handle-delivery-failure.server.ts";
import { createOutages, type Outages } from "./outages.ts";
import { processDueFollowUps } from "./process-due-follow-ups.server.ts";

/** Maximum milliseconds a provider takes to respond, with a margin. */
const sendTimeoutMs = 3 * 60_000;

/** Maximum messages in flight; further rounds wait. */
const maxInFlight = 100;
/** Maximum milliseconds between checks, in case a wake-up was lost. */
const maxRest = 60_000;
/** Minimum milliseconds between checks, for due rows that another process has locked. */
const minRest = 250;
/** Milliseconds between sweeps for messages left by a killed process. */
const sweepIntervalMs = 60_000;

/**
 * Sends follow-ups in this process: on wake-up, and when the next one is due.
 * @returns a function that stops it and resolves once in-flight messages are settled
 */
export function startSending(platform: Platform): () => Promise<void> {
  const actor = system("send-follow-ups");
  const outages = createOutages(() => platform.clock.now());
  const inFlightSends = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let wokenWhileRunning = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const startMessage = (message: MessageRow, blocked: Promise<BlockedMessages>) => {
    const sending: Promise<void> = sendMessage(platform, actor, message, outages, blocked)
      .catch((error) => platform.log.error("follow-up outcome not saved", { error }))
      .finally(() => inFlightSends.delete(sending));
    inFlightSends.add(sending);
  };
  const work = async () => {
    if (performance.now() - sweptAt > sweepIntervalMs) {
      sweptAt = performance.now();
      await markDeliveryUnknown(platform, actor);
      await revertDelayedMessages(platform, actor);
    }
    for (;;) {
      wokenWhileRunning = false;
      while (inFlightSends.size >= maxInFlight) await Promise.race(inFlightSends);
      if (stopped) return;
      // The clock may have been changed since the last check.
      if (isSkewed(await platform.clockSkew.read())) return;
      const { checked, outgoing } = await processDueFollowUps(platform, actor, outages.until);
      // They are already marked as sending, so during a database outage this check waits.
      const blocked = retryDuringOutage(() => findBlockedMessages(platform, outgoing));
      for (const message of outgoing) startMessage(message, blocked);
      if (checked === 0 && !wokenWhileRunning) break;
    }
  };
  const wake = () => {
    if (stopped) return;
    wokenWhileRunning = true;
    clearTimeout(timer);
    running ??= work()
      .then(async () => {
        const rest = await nextPollDelay(platform);
        // Woken while looking up the next due time.
        return wokenWhileRunning ? 0 : rest;
      })
      .catch((error) => {
        platform.log.warn("follow-up sending failed", { error });
        return minRest * 20;
      })
      .then((rest) => {
        running = null;
        if (!stopped) timer = setTimeout(wake, rest);
      });
  };

  platform.queue.onWake(followUpsDue, wake);
  wake();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
    await Promise.all(inFlightSends);
  };
}

/**
 * Marks messages as uncertain whose process died while sending: they may have been sent, so they
 * are never resent automatically.
 * @returns how many
 */
export async function markDeliveryUnknown(platform: Platform, actor: Actor): Promise<number> {
  authorize(canSendFollowUps(actor));
  const ids = await markStuckUncertain(platform, stuckSince(platform.clock.now()));
  for (const id of ids) {
    platform.log.error("follow-up delivery unknown, not resent", {
      message_id: id,
    });
  }
  return ids.length;
}

/** Follow-up messages whose provider should have responded by now. */
const stuckSince = (now: Date) => ({
  kind: followUpKind,
  before: new Date(now.getTime() - sendTimeoutMs),
});

/**
 * Reverts messages the provider didn't accept, if the process died before reverting them.
 * @returns how many
 */
export async function revertDelayedMessages(platform: Platform, actor: Actor): Promise<number> {
  authorize(canSendFollowUps(actor));
  const now = platform.clock.now();
  const delayed = await listStuckDelayed(platform, stuckSince(now));
  for (const message of delayed)
    await revertStepInTransaction(platform, message, now, "provider_unavailable");
  return delayed.length;
}

/** Milliseconds until the next business's turn. */
async function nextPollDelay({ database, clock }: Platform): Promise<number> {
  const [next] = await database.query
    .select({ dueAt: min(followUpTurns.dueAt) })
    .from(followUpTurns)
    .where(isNotNull(followUpTurns.dueAt));
  const rest = next?.dueAt ? next.dueAt.getTime() - clock.now().getTime() : maxRest;
  return Math.min(Math.max(rest, minRest), maxRest);
}

/**
 * Sends one follow-up that a round wrote. If the provider doesn't accept it, it returns to its
 * enrollment and the gate: nothing was sent.
 */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  message: MessageRow,
  outages: Outages,
  blocked?: Promise<BlockedMessages>,
): Promise<void> {
  authorize(canSendFollowUps(actor));
  const delivery = await deliverThroughChannel(platform, message, { last: false }, blocked);
  if (delivery?.outcome === "temporary") {
    const after = "retryAfterSeconds" in delivery ? delivery.retryAfterSeconds : null;
    const checkAt = delivery.affectsOnlyOne
      ? new Date(platform.clock.now().getTime() + recipientRetryDelayMs)
      : outages.begin(message.channel, after);
    return revertStepInTransaction(platform, message, checkAt, "provider_unavailable");
  }
  outages.end(message.channel);
  if (delivery && "meaning" in delivery)
    await handleDeliveryFailure(platform, message, delivery.meaning);
}
