import { and, desc, eq, gte, inArray, isNotNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { canListEstimates } from "~/domains/billing/billing.policy.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { canonicalLeadId, leads, markDone, withMerged } from "~/domains/leads/index.server.ts";
import {
  hasUpcomingWork,
  visits,
  visitsOfRequest,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * Accepted estimates without a later appointment, latest first: the customer waits for a date. An
 * estimate appointment before the acceptance and canceled appointments don't count. Excludes lost
 * and done leads.
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
      and(
        eq(jobEstimates.contractorId, actor.contractorId),
        // Lets PostgreSQL use the partial index `job_estimates_accepted`.
        isNotNull(jobEstimates.workOrderId),
        isUnbooked(query),
        isUnderWay(query),
      ),
    )
    .orderBy(desc(jobEstimates.answeredAt), desc(jobEstimates.id))
    .limit(limit);
}

/** For a query of estimates and their jobs: accepted, without a later appointment. */
function isUnbooked(database: Reader): SQL | undefined {
  const endedAt = sql`least(${visits.endedAt}, ${visits.endsAt})`;
  const planned = visitsOfRequest(
    database,
    and(ne(visits.state, "canceled"), gte(endedAt, jobEstimates.answeredAt)),
  );
  return and(eq(jobEstimates.state, "accepted"), notExists(planned));
}

/** The lead is neither lost nor done. */
const isUnderWay = (database: Reader) => {
  const status = database
    .select({ status: canonicalLeads.status })
    .from(leads)
    .innerJoin(canonicalLeads, eq(canonicalLeads.id, canonicalLeadId))
    .where(eq(leads.id, workOrders.leadId));
  // As a join, PostgreSQL would first read all leads.
  return sql`coalesce((${status}), '') not in ('lost', 'closed')`;
};

const canonicalLeads = alias(leads, "kept_lead");

/** Whether anything that a lead accepted waits for a date. */
async function hasUnscheduledWork(database: Reader, leadId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: jobEstimates.id })
    .from(jobEstimates)
    .innerJoin(workOrders, eq(workOrders.id, jobEstimates.workOrderId))
    .where(and(inArray(workOrders.leadId, withMerged(database, leadId)), isUnbooked(database)))
    .limit(1);
  return found !== undefined;
}

/** Marks a lead done unless it has upcoming work or accepted something that waits for a date. */
async function completeLeadIfDone(
  work: UnitOfWork,
  leadId: string,
  cause: "work" | "payment",
): Promise<void> {
  if ((await hasUpcomingWork(work.tx, leadId)) || (await hasUnscheduledWork(work.tx, leadId)))
    return;
  await markDone(work, leadId, cause);
}

/** Marks a lead done after its last job if nothing else is open. */
export async function completeLeadOnVisitEnd(
  work: UnitOfWork,
  { payload: { visitId } }: RecordedEvent<{ visitId: string }>,
): Promise<void> {
  const [job] = await work.tx
    .select({ leadId: canonicalLeadId, status: workOrders.status })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .innerJoin(leads, eq(leads.id, workOrders.leadId))
    .where(and(eq(visits.id, visitId), inArray(visits.state, ["done", "canceled"])));
  if (job?.status === "done") await completeLeadIfDone(work, job.leadId, "work");
}

/** Marks a lead done if its invoice is paid and nothing else is open. */
export async function completeLeadOnInvoicePaid(
  work: UnitOfWork,
  { payload: { invoiceId } }: RecordedEvent<{ invoiceId: string }>,
): Promise<void> {
  const [found] = await work.tx
    .select({ leadId: canonicalLeadId })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.isDeposit, false)));
  if (found) await completeLeadIfDone(work, found.leadId, "payment");
}
