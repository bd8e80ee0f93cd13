import { and, desc, eq, gt, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadEnquiries } from "~/domains/leads/leads.tables.server.ts";
import { isDelivered, withMerged } from "~/domains/leads/own/own-leads.server.ts";
import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { visits } from "./visits.tables.server.ts";

/** Days after a job is done during which another appointment or estimate still belongs to it. */
const sameJobDays = 60;

/** The fields that identify a job for booking and billing. */
export type JobOfRequest = Pick<
  typeof workOrders.$inferSelect,
  "id" | "what" | "status" | "createdAt"
>;

/**
 * The job of a lead's latest request: the newest job since then, open ones first, of the lead or of
 * leads merged into it. Excludes recurring jobs and jobs done more than `sameJobDays` ago. Null if
 * this request has no job yet.
 */
export async function findJobOfRequest(
  database: Reader,
  contractorId: string,
  leadId: string,
  now: Date,
): Promise<JobOfRequest | null> {
  const lately = new Date(now.getTime() - sameJobDays * 24 * 60 * 60_000);
  const own = withMerged(database, leadId);
  const asked = sql`(select max(${leadEnquiries.createdAt}) from ${leadEnquiries} where ${inArray(leadEnquiries.leadId, own)} and ${isDelivered})`;
  const comesBack = database
    .select()
    .from(recurrences)
    .where(eq(recurrences.workOrderId, workOrders.id));
  const [job] = await database
    .select({
      id: workOrders.id,
      what: workOrders.what,
      status: workOrders.status,
      createdAt: workOrders.createdAt,
    })
    .from(workOrders)
    .where(
      and(
        eq(workOrders.contractorId, contractorId),
        inArray(workOrders.leadId, own),
        sql`${workOrders.createdAt} >= coalesce(${asked}, '-infinity')`,
        or(ne(workOrders.status, "done"), gt(workOrders.updatedAt, lately)),
        notExists(comesBack),
      ),
    )
    .orderBy(
      desc(sql`${workOrders.status} = 'open'`),
      desc(workOrders.createdAt),
      desc(workOrders.id),
    )
    .limit(1);
  return job ?? null;
}

const other = alias(workOrders, "other_job");

/**
 * For a query of jobs: the job's visits or, if it has none, those of another job for the same
 * request. Earlier versions created two jobs per request, one for the appointment and one for the
 * accepted estimate.
 */
export function visitsOfRequest(database: Reader, which?: SQL) {
  return database
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(other, eq(other.id, visits.workOrderId))
    .where(
      and(
        sql`(${other.id} = ${workOrders.id} or (${other.leadId} = ${workOrders.leadId} and ${hasNoVisit} and ${isSameRequest}))`,
        which,
      ),
    );
}

const hasNoVisit = sql`not exists (select from visits own where own.work_order_id = ${workOrders.id})`;

/** The lead sent no request between the creation of the two jobs. */
const isSameRequest = sql`not exists (
  select from ${leadEnquiries} where ${leadEnquiries.leadId} = ${workOrders.leadId}
    and ${leadEnquiries.createdAt} > least(${other.createdAt}, ${workOrders.createdAt})
    and ${leadEnquiries.createdAt} <= greatest(${other.createdAt}, ${workOrders.createdAt}))`;

/**
 * Whether a lead has upcoming work: an open job with a booked visit or without any visit so far.
 */
export async function hasUpcomingWork(database: Reader, leadId: string): Promise<boolean> {
  const gone = visitsOfRequest(database, ne(visits.state, "canceled"));
  const booked = database
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, workOrders.id), eq(visits.state, "booked")));
  const [open] = await database
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        inArray(workOrders.leadId, withMerged(database, leadId)),
        eq(workOrders.status, "open"),
        sql`(exists ${booked} or not exists ${gone})`,
      ),
    )
    .limit(1);
  return open !== undefined;
}
