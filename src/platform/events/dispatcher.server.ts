import type { Platform } from "../platform.server.ts";
import { dispatchEvents } from "./dispatch-events.server.ts";
import { eventsRecorded } from "./event.ts";
import type { Subscriptions } from "./reaction.ts";

/** Milliseconds between two looks by itself, for events whose wake-up call was lost. */
const betweenLooks = 5_000;

/**
 * Dispatches events in this process: when it is woken, and every five seconds.
 * @returns what ends it, once the batch in hand is done
 */
export async function startDispatcher(
  platform: Platform,
  subscriptions: Subscriptions,
): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null;
  let wokenAgain = false;
  let stopped = false;

  const dispatchAll = async () => {
    do {
      wokenAgain = false;
      while (!stopped && (await dispatchEvents(platform, subscriptions)).mayBeMore);
    } while (wokenAgain && !stopped);
  };
  const wake = () => {
    wokenAgain = true;
    running ??= dispatchAll()
      .catch((error) => platform.log.warn("events were not dispatched", { error }))
      .finally(() => {
        running = null;
      });
  };

  platform.queue.onWake(eventsRecorded, wake);
  const timer = setInterval(wake, betweenLooks);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
