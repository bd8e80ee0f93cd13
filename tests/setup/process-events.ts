import { subscriptions } from "~/app/reactions.server.ts";
import { dispatchEvents } from "~/platform/events/dispatch-events.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const attempt = { number: 1, last: false, signal: new AbortController().signal };

/**
 * Does the work of background processes in tests without one: dispatches all events and runs their
 * reaction tasks, batched where possible, until none are left.
 */
export async function processEvents(platform: Platform): Promise<void> {
  for (;;) {
    const { sent } = await dispatchEvents(platform, subscriptions);
    if (sent.length === 0) return;
    for (const [reaction, ofReaction] of Map.groupBy(sent, ({ reaction }) => reaction)) {
      const { batch, handler } = jobOf(reaction);
      if (batch && ofReaction.length > 1) {
        const handleAll = await batch.handler();
        await handleAll(platform, ofReaction);
        continue;
      }
      const handle = await handler();
      for (const { eventId } of ofReaction) await handle(platform, { eventId }, attempt);
    }
  }
}
