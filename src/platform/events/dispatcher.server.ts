import { sql } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import { dispatchEvents, markDispatched } from "./dispatch-events.server.ts";
import { eventsRecorded, type Subscriptions } from "./event.ts";
import { eventDeliveries } from "./events.tables.server.ts";
import { subscribe } from "./subscribe.server.ts";

/** Milliseconds between renewing a process's subscriptions and marking finished events. */
const betweenNotes = 60_000;

/**
 * Dispatches events in this process when woken, and when a queue sweep finds some. Subscribes
 * first.
 * @returns a function that stops it after the current batch
 */
export async function startDispatcher(
  platform: Platform,
  subscriptions: Subscriptions,
): Promise<() => Promise<void>> {
  await subscribe(platform, subscriptions);
  let running: Promise<void> | null = null;
  let wokenWhileRunning = false;
  let stopped = false;

  const dispatchAll = async () => {
    let mayBeMore = true;
    while (mayBeMore && !stopped) {
      wokenWhileRunning = false;
      ({ mayBeMore } = await dispatchEvents(platform, subscriptions));
    }
  };
  const wake = () => {
    wokenWhileRunning = true;
    running ??= dispatchAll()
      .catch((error) => platform.log.warn("event dispatch failed", { error }))
      .finally(() => {
        running = null;
        if (wokenWhileRunning && !stopped) wake();
      });
  };

  let noting: Promise<void> | null = null;
  const note = () => {
    noting ??= keepNoted()
      .catch((error) => platform.log.warn("event status update failed", { error }))
      .finally(() => {
        noting = null;
      });
  };
  const keepNoted = async () => {
    await subscribe(platform, subscriptions);
    while (!stopped && (await markDispatched(platform)) > 0);
  };

  platform.queue.onWake(eventsRecorded, wake, sql`exists (select from ${eventDeliveries})`);
  const timer = setInterval(note, betweenNotes);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all([running, noting]);
  };
}
