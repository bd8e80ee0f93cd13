import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import { inTransaction } from "../unit-of-work.server.ts";
import { events } from "./events.tables.server.ts";
import type { Subscriptions } from "./reaction.ts";
import { jobOf } from "./run-reaction.server.ts";

/** So many events at once: a transaction stays short however many wait. */
const batch = 100;

/**
 * Sends the jobs of the oldest events that wait, one for each reaction, and marks them, in one
 * transaction. Several processes take different ones at the same time. An event that this process
 * does not know is left for one that does (`events.known-only`).
 * @returns what was sent, and whether more may wait
 */
export async function dispatchEvents(platform: Platform, subscriptions: Subscriptions) {
  const known = subscriptions.events.map(({ name }) => name);
  return inTransaction(platform, async ({ tx, now, enqueue }) => {
    const waiting = tx
      .select({ id: events.id })
      .from(events)
      .where(and(isNull(events.dispatchedAt), inArray(events.name, known)))
      .orderBy(asc(events.id))
      .limit(batch)
      .for("update", { skipLocked: true });
    const taken = await tx
      .update(events)
      .set({ dispatchedAt: now })
      .where(inArray(events.id, waiting))
      .returning({ id: events.id, name: events.name });
    const sent = taken
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id, name }) =>
        subscriptions.reactions
          .filter((reaction) => reaction.events.some((event) => event.name === name))
          .map((reaction) => ({ reaction, eventId: id })),
      );
    for (const { reaction, eventId } of sent) enqueue(jobOf(reaction), { eventId });
    return { sent, mayBeMore: taken.length === batch };
  });
}
