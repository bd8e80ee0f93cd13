import { and, desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import type { Urgency } from "~/features/leads/leads.ts";
import { isDelivered, isOwnLead } from "~/features/leads/own/own-leads.server.ts";
import { addressOf } from "~/features/leads/work-address.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canPlanFor } from "./visits.policy.ts";

/** Somebody who asked the business, as the form of a visit begins. */
export type LeadCustomer = {
  leadId: string;
  name: string;
  phone: string | null;
  email: string | null;
  need: string;
  address: string;
  /** What is known of somebody who asked, in place of an address. */
  zipCode: string | null;
  /** How soon they need help. */
  urgency: Urgency;
};

/** The same of somebody for whom there is a job. */
export type JobCustomer = Omit<LeadCustomer, "leadId" | "urgency"> & {
  leadId: string | null;
  workOrderId: string;
  valueCents: number | null;
};

const maxWhat = 200;

/** The person behind a lead of the business with what they asked last; null where it has no such lead. */
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
      need: leadEnquiries.need,
      zipCode: leadEnquiries.zipCode,
      urgency: leadEnquiries.urgency,
    })
    .from(leads)
    .innerJoin(leadEnquiries, eq(leadEnquiries.leadId, leads.id))
    .where(and(eq(leads.id, leadId), isOwnLead(actor.contractorId), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  if (!found) return null;
  return { ...found, address: "", need: found.need.replaceAll(/\s+/g, " ").slice(0, maxWhat) };
}

/** The customer of a job of the business; null where it has no such job. */
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
      email: workOrders.email,
      need: workOrders.what,
      address: workOrders.address,
      valueCents: workOrders.valueCents,
    })
    .from(workOrders)
    .where(and(eq(workOrders.id, workOrderId), eq(workOrders.contractorId, actor.contractorId)));
  return found ? { ...found, address: addressOf(found.address) ?? "", zipCode: null } : null;
}
