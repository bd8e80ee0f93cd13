import { and, desc, eq, gt, inArray, ne, notExists, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { visitsOfRequest } from "~/features/schedule/job-of-request.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canListEstimates } from "./job-estimates.policy.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * What was accepted and has no visit since, the latest first: its customer waits for a date
 * (`today.unbooked`). A visit to look at it took place before; one that was canceled leaves it waiting,
 * unless the lead was lost or is done.
 */
export async function listUnbooked({ database: { query } }: Platform, actor: Actor, limit: number) {
  authorize(canListEstimates(actor));
  const over = sql`least(${visits.endedAt}, ${visits.endsAt})`;
  const planned = visitsOfRequest(
    query,
    and(ne(visits.state, "canceled"), gt(over, jobEstimates.answeredAt)),
  );
  const isOver = query
    .select()
    .from(leads)
    .where(and(eq(leads.id, workOrders.leadId), inArray(leads.status, ["lost", "closed"])));
  return query
    .select({
      id: jobEstimates.id,
      workOrderId: workOrders.id,
      number: jobEstimates.number,
      name: jobEstimates.customerName,
      phone: jobEstimates.phone,
      what: jobEstimates.what,
      answeredAt: jobEstimates.answeredAt,
    })
    .from(jobEstimates)
    .innerJoin(workOrders, eq(workOrders.id, jobEstimates.workOrderId))
    .where(
      and(
        eq(jobEstimates.contractorId, actor.contractorId),
        eq(jobEstimates.state, "accepted"),
        inArray(workOrders.status, ["open", "canceled"]),
        notExists(planned),
        notExists(isOver),
      ),
    )
    .orderBy(desc(jobEstimates.answeredAt), desc(jobEstimates.id))
    .limit(limit);
}
