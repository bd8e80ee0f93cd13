import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { recurrences, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Locks a job before its visits change. Otherwise two visits that end concurrently would each still
 * see the other as booked.
 */
export async function lockJobForVisits(
  { tx }: Pick<UnitOfWork, "tx">,
  workOrderId: string,
): Promise<void> {
  await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId))
    .for(...lockRows(workOrders, "no key update"));
}

/**
 * Ends a job without booked visits: done if any visit was done, otherwise canceled. A recurring one
 * with appointments to come, such as a yearly one, stays open.
 */
export async function endJobIfOver({ tx, now }: UnitOfWork, workOrderId: string): Promise<void> {
  await lockJobForVisits({ tx }, workOrderId);
  const rows = await tx
    .selectDistinct({ state: visits.state })
    .from(visits)
    .where(eq(visits.workOrderId, workOrderId));
  const states = rows.map(({ state }) => state);
  if (states.includes("booked")) return;
  const more = and(
    eq(recurrences.workOrderId, workOrderId),
    isNull(recurrences.stoppedAt),
    or(isNull(recurrences.lastDay), gt(recurrences.lastDay, sql`${recurrences.plannedTo}`)),
  );
  if ((await tx.$count(recurrences, more)) > 0) return;
  const status = states.includes("done") ? "done" : "canceled";
  await tx.update(workOrders).set({ status, updatedAt: now }).where(eq(workOrders.id, workOrderId));
}
