import { and, desc, eq, gt, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadEnquiries } from "~/domains/leads/leads.tables.server.ts";
import { isDelivered, withMerged } from "~/domains/leads/own/own-leads.server.ts";
import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { visits } from "./visits.tables.server.ts";

/** For so many days after it was done a further appointment or estimate still belongs to a job. */
const sameJobDays = 60;

/** A job, as far as who books or bills needs to know which one it is. */
export type JobOfRequest = Pick<
  typeof workOrders.$inferSelect,
  "id" | "what" | "status" | "createdAt"
>;

/**
 * The job of what a lead asked last: the newest one since then, an open one first,
 * of the lead or of one that was merged into it. What comes back on its own days is a job of its own,
 * and so is what follows long after the work was done. Null where nothing was begun for this request.
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
 * In a query of jobs: visits of the job, or, where it has none of its own, of another job of the same
 * request. Two jobs for one request are what earlier versions made of an appointment
 * and an accepted estimate.
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

/** Nothing was asked between the beginnings of the two. */
const isSameRequest = sql`not exists (
  select from ${leadEnquiries} where ${leadEnquiries.leadId} = ${workOrders.leadId}
    and ${leadEnquiries.createdAt} > least(${other.createdAt}, ${workOrders.createdAt})
    and ${leadEnquiries.createdAt} <= greatest(${other.createdAt}, ${workOrders.createdAt}))`;

/** Whether a lead has work to come: a visit that is booked, or a job that was never gone to. */
export async function hasWorkToCome(database: Reader, leadId: string): Promise<boolean> {
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
