import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { restartDeliveries } from "../send-again.server.ts";
import { webhookDeliveries } from "../webhooks.tables.server.ts";

/** Same condition as their index: only the operator's deliveries are about submissions. */
const gaveUp = and(
  isNotNull(webhookDeliveries.submissionId),
  eq(webhookDeliveries.state, "failed"),
);

/** Counts saves the operator's webhook never accepted, up to `most`; 0 when no URL is set. */
export async function countDeadContactSyncs(
  { database, settings }: Platform,
  limit: number,
): Promise<number> {
  if (!settings.contactSync) return 0;
  const { rows } = await database.query.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${webhookDeliveries} where ${gaveUp} limit ${limit}) dead`);
  return rows[0]?.count ?? 0;
}

/** The latest ones. */
export async function listDeadContactSyncs({ database, settings }: Platform, limit: number) {
  if (!settings.contactSync) return [];
  const latest = await database.query
    .select({
      id: webhookDeliveries.id,
      about: webhookDeliveries.event,
      status: webhookDeliveries.status,
      error: webhookDeliveries.error,
      attempts: webhookDeliveries.attempts,
      at: sql<Date>`coalesce(${webhookDeliveries.endedAt}, ${webhookDeliveries.createdAt})`.mapWith(
        webhookDeliveries.createdAt,
      ),
    })
    .from(webhookDeliveries)
    .where(gaveUp)
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
  return latest.map(({ status, error, ...job }) => ({
    ...job,
    reason: error ?? (status ? `The receiver responded with status ${status}` : ""),
  }));
}

/**
 * Posts saves again that failed for good at the operator's webhook: one, or those after `after`,
 * oldest first. The receiver recognizes a repeat by its ID.
 * @returns the IDs, in order
 */
export async function replayContactSyncs(
  work: UnitOfWork,
  { id, after, limit }: { id: string | null; after: string | null; limit: number },
): Promise<string[]> {
  const failed = await work.tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        gaveUp,
        id ? eq(webhookDeliveries.id, id) : undefined,
        after ? gt(webhookDeliveries.id, after) : undefined,
      ),
    )
    .orderBy(webhookDeliveries.id)
    .limit(limit)
    .for(...lockAvailableRows(webhookDeliveries));
  const ids = failed.map((delivery) => delivery.id);
  await restartDeliveries(work, ids);
  return ids;
}
