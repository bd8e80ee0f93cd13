import { and, desc, eq, gte, inArray, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { markDone } from "~/domains/leads/advance-lead.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { keptLeadId, withMerged } from "~/domains/leads/own/own-leads.server.ts";
import { hasWorkToCome, visitsOfRequest } from "~/domains/schedule/job-of-request.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canListEstimates } from "./job-estimates.policy.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * What was accepted and has no visit since, the latest first: its customer waits for a date.
 * A visit to look at it took place before; one that was canceled leaves it waiting,
 * unless the lead was lost or is done.
 */
export async function listUnbooked({ database: { query } }: Platform, actor: Actor, limit: number) {
  authorize(canListEstimates(actor));
  return query
    .select({
      id: jobEstimates.id,
      workOrderId: workOrders.id,
      number: jobEstimates.number,
      name: jobEstimates.customerName,
      phone: jobEstimates.phone,
      phoneExtension: jobEstimates.phoneExtension,
      what: jobEstimates.what,
      answeredAt: jobEstimates.answeredAt,
    })
    .from(jobEstimates)
    .innerJoin(workOrders, eq(workOrders.id, jobEstimates.workOrderId))
    .where(
      and(eq(jobEstimates.contractorId, actor.contractorId), isUnbooked(query), isUnderWay(query)),
    )
    .orderBy(desc(jobEstimates.answeredAt), desc(jobEstimates.id))
    .limit(limit);
}

/** In a query of estimates and their jobs: that one was accepted, and has no visit since. */
function isUnbooked(database: Reader): SQL | undefined {
  const over = sql`least(${visits.endedAt}, ${visits.endsAt})`;
  const planned = visitsOfRequest(
    database,
    and(ne(visits.state, "canceled"), gte(over, jobEstimates.answeredAt)),
  );
  return and(eq(jobEstimates.state, "accepted"), notExists(planned));
}

/** That its lead is neither lost nor done. */
const isUnderWay = (database: Reader) =>
  notExists(
    database
      .select()
      .from(leads)
      .innerJoin(kept, eq(kept.id, keptLeadId))
      .where(and(eq(leads.id, workOrders.leadId), inArray(kept.status, ["lost", "closed"]))),
  );

const kept = alias(leads, "kept_lead");

/** Whether something that a lead accepted waits for a date. */
async function hasUnbooked(database: Reader, leadId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: jobEstimates.id })
    .from(jobEstimates)
    .innerJoin(workOrders, eq(workOrders.id, jobEstimates.workOrderId))
    .where(and(inArray(workOrders.leadId, withMerged(database, leadId)), isUnbooked(database)))
    .limit(1);
  return found !== undefined;
}

/** A lead is done unless it has work to come, or accepted something that waits for a date. */
export async function finishLead(
  work: UnitOfWork,
  leadId: string,
  cause: "work" | "payment",
): Promise<void> {
  if ((await hasWorkToCome(work.tx, leadId)) || (await hasUnbooked(work.tx, leadId))) return;
  await markDone(work, leadId, cause);
}

/** With the last of its jobs done, a lead may be done. */
export async function finishLeadOfVisit(
  work: UnitOfWork,
  { payload: { visitId } }: Happened<{ visitId: string }>,
): Promise<void> {
  const [job] = await work.tx
    .select({ leadId: keptLeadId, status: workOrders.status })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .innerJoin(leads, eq(leads.id, workOrders.leadId))
    .where(and(eq(visits.id, visitId), inArray(visits.state, ["done", "canceled"])));
  if (job?.status === "done") await finishLead(work, job.leadId, "work");
}
