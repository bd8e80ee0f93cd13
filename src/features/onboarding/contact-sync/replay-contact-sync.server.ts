import { and, eq, gt, inArray } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contactSync } from "../onboarding.jobs.server.ts";
import { contactSyncDeliveries } from "../onboarding.tables.server.ts";

/**
 * Delivers saves again that the contact-sync address refused until they were given up: one, or
 * those after `after`, the oldest first. The receiver knows a repetition by its id.
 * @returns the ids, in their order
 */
export async function replayContactSync(
  { tx, now, enqueue }: UnitOfWork,
  { id, after, limit }: { id: string | null; after: string | null; limit: number },
): Promise<string[]> {
  const failed = await tx
    .select({ id: contactSyncDeliveries.id })
    .from(contactSyncDeliveries)
    .where(
      and(
        eq(contactSyncDeliveries.state, "failed"),
        id ? eq(contactSyncDeliveries.id, id) : undefined,
        after ? gt(contactSyncDeliveries.id, after) : undefined,
      ),
    )
    .orderBy(contactSyncDeliveries.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  const ids = failed.map((delivery) => delivery.id);
  if (ids.length === 0) return ids;
  await tx
    .update(contactSyncDeliveries)
    .set({ state: "queued", lastError: null, updatedAt: now })
    .where(inArray(contactSyncDeliveries.id, ids));
  for (const deliveryId of ids) enqueue(contactSync, { deliveryId });
  return ids;
}
