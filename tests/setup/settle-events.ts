import { dispatchEvents } from "~/platform/events/dispatch-events.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { subscriptions } from "~/reactions.server.ts";

const attempt = { number: 1, last: false, signal: new AbortController().signal };

/**
 * Does what working processes do a moment later, where a test has none: dispatches all events and
 * runs the jobs of their reactions, until nothing waits.
 */
export async function settleEvents(platform: Platform): Promise<void> {
  for (;;) {
    const { sent } = await dispatchEvents(platform, subscriptions);
    if (sent.length === 0) return;
    for (const { reaction, eventId } of sent) {
      const handle = await jobOf(reaction).handler();
      await handle(platform, { eventId }, attempt);
    }
  }
}
