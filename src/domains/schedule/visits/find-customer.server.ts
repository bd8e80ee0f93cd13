import { and, desc, eq, inArray } from "drizzle-orm";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import type { Urgency } from "~/domains/leads/leads.ts";
import { isDelivered, isOwnLead, withMerged } from "~/domains/leads/own/own-leads.server.ts";
import { summarizeNeed } from "~/domains/leads/summarize-need.ts";
import { addressOf } from "~/domains/leads/work-address.ts";
import { findJobOfRequest, type JobOfRequest } from "~/domains/schedule/job-of-request.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findVisit } from "./list-visits.server.ts";
import { canPlanFor, canReadVisits } from "./visits.policy.ts";

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
  /** Their request's existing job. */
  job: JobOfRequest | null;
};

/** The same for a customer of an existing job. */
export type JobCustomer = Omit<LeadCustomer, "leadId" | "urgency" | "job"> & {
  leadId: string | null;
  workOrderId: string;
  valueCents: number | null;
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
  const [found] = await platform.database.query
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
    })
    .from(leads)
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(and(eq(leads.id, leadId), isOwnLead(actor.contractorId), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  if (!found) return null;
  const { query } = platform.database;
  const now = platform.clock.now();
  return {
    ...found,
    address: addressOf(found.address) ?? "",
    need: summarizeNeed(found.request),
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
  const [found] = await platform.database.query
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
  if (!found) return null;
  const request = await findRequest(platform.database.query, found.leadId);
  return { ...found, request, address: addressOf(found.address) ?? "", zipCode: null };
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

/** The latest request of a lead or of leads merged into it. */
async function findRequest(database: Reader, leadId: string | null): Promise<string | null> {
  if (!leadId) return null;
  const [found] = await database
    .select({ need: leadEnquiries.need })
    .from(leadEnquiries)
    .where(and(inArray(leadEnquiries.leadId, withMerged(database, leadId)), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(1);
  return found?.need ?? null;
}
