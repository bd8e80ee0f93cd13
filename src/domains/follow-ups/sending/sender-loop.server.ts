import { isNotNull, min } from "drizzle-orm";
import {
  findHeldBack,
  type HeldBack,
} from "~/domains/messaging/messages/delivery/hand-over.server.ts";
import type { MessageRow } from "~/domains/messaging/messages/messages.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { isSkewed } from "~/platform/database/clock-skew.ts";
import { outlastOutage } from "~/platform/database/outlast-outage.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { followUpTurns } from "../follow-ups.tables.server.ts";
import { followUpsDue } from "../follow-ups.ts";
import { markUncertain, takeBackDelayed } from "./mark-uncertain.server.ts";
import { createOutages } from "./outages.ts";
import { sendMessage } from "./send-message.server.ts";
import { takeTurns } from "./take-turns.server.ts";

/** So many messages are on their way at once; further rounds wait for them. */
const maxInFlight = 100;
/** Milliseconds after which it looks by itself at the latest, for calls that were lost. */
const longestRest = 60_000;
/** What is due but in another process's hands is looked at again after so long. */
const shortestRest = 250;
/** Milliseconds between two looks for messages that a killed process left. */
const betweenSweeps = 60_000;

/**
 * Sends follow-ups in this process: when it is woken, and at the moment the next one is due
 * (`follow-ups.no-polling`).
 * @returns what ends it, once all that is on its way is settled
 */
export function startSending(platform: Platform): () => Promise<void> {
  const actor = system("send-follow-ups");
  const outages = createOutages(() => platform.clock.now());
  const onTheirWay = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let wokenAgain = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const hand = (message: MessageRow, heldBack: Promise<HeldBack>) => {
    const sending: Promise<void> = sendMessage(platform, actor, message, outages, heldBack)
      .catch((error) => platform.log.error("follow-up outcome not saved", { error }))
      .finally(() => onTheirWay.delete(sending));
    onTheirWay.add(sending);
  };
  const work = async () => {
    if (performance.now() - sweptAt > betweenSweeps) {
      sweptAt = performance.now();
      await markUncertain(platform, actor);
      await takeBackDelayed(platform, actor);
    }
    for (;;) {
      wokenAgain = false;
      while (onTheirWay.size >= maxInFlight) await Promise.race(onTheirWay);
      if (stopped) return;
      // The clock may have been set since the process last looked at it (`jobs.clock-skew`).
      if (isSkewed(await platform.clockSkew.read())) return;
      const { looked, outgoing } = await takeTurns(platform, actor, outages.until);
      // They stand as being sent: where nobody can be asked for now, they wait.
      const heldBack = outlastOutage(() => findHeldBack(platform, outgoing));
      for (const message of outgoing) hand(message, heldBack);
      if (looked === 0 && !wokenAgain) break;
    }
  };
  const wake = () => {
    if (stopped) return;
    wokenAgain = true;
    clearTimeout(timer);
    running ??= work()
      .then(async () => {
        const rest = await nextRest(platform);
        // Somebody called while the next moment was looked up.
        return wokenAgain ? 0 : rest;
      })
      .catch((error) => {
        platform.log.warn("follow-up sending failed", { error });
        return shortestRest * 20;
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
    await Promise.all(onTheirWay);
  };
}

/** Milliseconds until the next business has a turn. */
async function nextRest({ database, clock }: Platform): Promise<number> {
  const [next] = await database.query
    .select({ dueAt: min(followUpTurns.dueAt) })
    .from(followUpTurns)
    .where(isNotNull(followUpTurns.dueAt));
  const rest = next?.dueAt ? next.dueAt.getTime() - clock.now().getTime() : longestRest;
  return Math.min(Math.max(rest, shortestRest), longestRest);
}
