import { and, desc, eq, gt, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import {
  isDelivered,
  isOwnLead,
  leadEnquiries,
  leads,
  withMerged,
} from "~/domains/leads/index.server.ts";
import { addressOf, summarizeNeed, type Urgency } from "~/domains/leads/index.ts";
import { listExtrasToBook } from "~/domains/schedule/jobs/read-price-source.server.ts";
import { canPlanFor, canReadVisits } from "~/domains/schedule/schedule.policy.ts";
import { recurrences, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findVisit } from "./list-visits.server.ts";

/** The customer behind a lead, as defaults of the visit form. */
export type LeadCustomer = {
  leadId: string;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  /** The short title of their job. */
  need: string;
  /** The full text of their request. */
  request: string | null;
  address: string;
  /** Their ZIP code, in place of an address. */
  zipCode: string | null;
  /** How soon they need help. */
  urgency: Urgency;
  /** Their customer record is marked "Do not contact". */
  doNotContact: boolean;
  /** Their request's existing job. */
  job: JobOfRequest | null;
};

/** The same for a customer of an existing job. */
export type JobCustomer = Omit<LeadCustomer, "leadId" | "urgency" | "doNotContact" | "job"> & {
  leadId: string | null;
  workOrderId: string;
  valueCents: number | null;
  /** What each extra costs that its next appointment is for, in cents. */
  extras: number[];
};

/**
 * The person behind a lead of the business, with their latest request; null if there is no such
 * lead.
 */
export async function findCustomerOfLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<LeadCustomer | null> {
  authorize(canPlanFor(actor));
  const [lead] = await platform.database.query
    .select({
      leadId: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      address: leads.address,
      request: leadEnquiries.need,
      zipCode: leadEnquiries.zipCode,
      urgency: leadEnquiries.urgency,
      doNotContact: isDoNotContact(leads.customerId),
    })
    .from(leads)
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(and(eq(leads.id, leadId), isOwnLead(actor.contractorId), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  if (!lead) return null;
  const { query } = platform.database;
  const now = platform.clock.now();
  return {
    ...lead,
    address: addressOf(lead.address) ?? "",
    need: summarizeNeed(lead.request),
    job: await findJobOfRequest(query, actor.contractorId, leadId, now),
  };
}

/** The customer of a job of the business; null if there is no such job. */
export async function findCustomerOfJob(
  platform: Platform,
  actor: Actor,
  workOrderId: string,
): Promise<JobCustomer | null> {
  authorize(canPlanFor(actor));
  const [workOrder] = await platform.database.query
    .select({
      leadId: workOrders.leadId,
      workOrderId: workOrders.id,
      name: workOrders.customerName,
      phone: workOrders.phone,
      phoneExtension: workOrders.phoneExtension,
      email: workOrders.email,
      need: workOrders.what,
      address: workOrders.address,
      valueCents: workOrders.valueCents,
    })
    .from(workOrders)
    .where(and(eq(workOrders.id, workOrderId), eq(workOrders.contractorId, actor.contractorId)));
  if (!workOrder) return null;
  const { query } = platform.database;
  const request = await findRequest(query, workOrder.leadId);
  const extras = await listExtrasToBook(query, workOrderId);
  return {
    ...workOrder,
    extras,
    request,
    address: addressOf(workOrder.address) ?? "",
    zipCode: null,
  };
}

/**
 * The visit customer's request in their own words, for anyone who can see the visit; null if there
 * was none.
 */
export async function findRequestOf(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<string | null> {
  authorize(canReadVisits(actor));
  const found = await findVisit(platform, actor, visitId);
  return found ? findRequest(platform.database.query, found.visit.leadId) : null;
}

/** The request that a job of the actor's business is for, which the caller found. */
export async function findRequestOfJob(
  platform: Platform,
  actor: Actor,
  leadId: string | null,
): Promise<string | null> {
  authorize(canReadVisits(actor));
  return findRequest(platform.database.query, leadId);
}

/** The latest request of a lead or of leads merged into it. */
async function findRequest(database: Reader, leadId: string | null): Promise<string | null> {
  if (!leadId) return null;
  const [leadEnquiry] = await database
    .select({ need: leadEnquiries.need })
    .from(leadEnquiries)
    .where(and(inArray(leadEnquiries.leadId, withMerged(database, leadId)), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(1);
  return leadEnquiry?.need ?? null;
}

/** Days after a job is done during which another appointment or estimate still belongs to it. */
const sameJobDays = 60;

/** The fields that identify a job for booking and billing. */
type JobOfRequest = Pick<typeof workOrders.$inferSelect, "id" | "what" | "status" | "createdAt">;

/**
 * The job of a lead's latest request: the newest job since then, open ones first, of the lead or of
 * leads merged into it. Excludes recurring jobs and jobs done more than `sameJobDays` ago. Null if
 * this request has no job yet.
 * @param where the jobs that may be it
 */
export async function findJobOfRequest(
  database: Reader,
  contractorId: string,
  leadId: string,
  now: Date,
  where?: SQL,
): Promise<JobOfRequest | null> {
  const lately = new Date(now.getTime() - sameJobDays * 24 * 60 * 60_000);
  const own = withMerged(database, leadId);
  const requestedAt = sql`(select max(${leadEnquiries.createdAt}) from ${leadEnquiries} where ${inArray(leadEnquiries.leadId, own)} and ${isDelivered})`;
  const hasRecurrence = database
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
        sql`${workOrders.createdAt} >= coalesce(${requestedAt}, '-infinity')`,
        or(ne(workOrders.status, "done"), gt(workOrders.updatedAt, lately)),
        notExists(hasRecurrence),
        where,
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

const otherJob = alias(workOrders, "other_job");

/**
 * For a query of jobs: the job's visits or, if it has none, those of another job for the same
 * request. Earlier versions created two jobs per request, one for the appointment and one for the
 * accepted estimate.
 */
export function visitsOfRequest(database: Reader, where?: SQL) {
  return database
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(otherJob, eq(otherJob.id, visits.workOrderId))
    .where(
      and(
        sql`(${otherJob.id} = ${workOrders.id} or (${otherJob.leadId} = ${workOrders.leadId} and ${hasNoVisit} and ${isSameRequest}))`,
        where,
      ),
    );
}

const hasNoVisit = sql`not exists (select from visits own where own.work_order_id = ${workOrders.id})`;

/** The lead sent no request between the creation of the two jobs. */
const isSameRequest = sql`not exists (
  select from ${leadEnquiries} where ${leadEnquiries.leadId} = ${workOrders.leadId}
    and ${leadEnquiries.createdAt} > least(${otherJob.createdAt}, ${workOrders.createdAt})
    and ${leadEnquiries.createdAt} <= greatest(${otherJob.createdAt}, ${workOrders.createdAt}))`;

/**
 * Whether a lead has upcoming work: an open job with a booked visit or without any visit so far.
 */
export async function hasUpcomingWork(database: Reader, leadId: string): Promise<boolean> {
  const canceledVisits = visitsOfRequest(database, ne(visits.state, "canceled"));
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
        sql`(exists ${booked} or not exists ${canceledVisits})`,
      ),
    )
    .limit(1);
  return open !== undefined;
}
