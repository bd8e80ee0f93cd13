import { and, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import {
  type CustomerDefaults,
  customers,
  findCustomerDefaults,
} from "~/domains/customers/index.server.ts";
import { canSearchBusiness } from "~/domains/office/office.policy.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Customers to choose from without typing. */
const maxRecent = 6;
/** Latest appointments read for them; some are of the same customer. */
const readVisits = 60;

/** Customers with the latest appointments that have begun, latest first. */
export async function listRecentCustomers(
  { database: { query }, clock }: Platform,
  actor: Actor,
): Promise<RecentCustomer[]> {
  authorize(canSearchBusiness(actor));
  const { contractorId } = actor;
  const latest = await query
    .select({ customerId: workOrders.customerId, address: workOrders.address })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(
      and(
        eq(visits.contractorId, contractorId),
        lt(visits.startsAt, clock.now()),
        isNotNull(workOrders.customerId),
      ),
    )
    .orderBy(desc(visits.startsAt))
    .limit(readVisits);
  const addressOf = new Map<string, string | null>();
  for (const { customerId, address } of latest) {
    if (customerId && !addressOf.has(customerId)) addressOf.set(customerId, address);
  }
  const ids = [...addressOf.keys()].slice(0, maxRecent * 2);
  if (ids.length === 0) return [];
  const rows = await query
    .select({
      id: customers.id,
      name: customers.name,
      canonicalId: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`,
    })
    .from(customers)
    .where(and(eq(customers.contractorId, contractorId), inArray(customers.id, ids)));
  const customersById = new Map(rows.map((row) => [row.id, row]));
  const recent = new Map<string, RecentCustomer>();
  for (const id of ids) {
    const customer = customersById.get(id);
    if (!customer || recent.has(customer.canonicalId)) continue;
    const { canonicalId, name } = customer;
    recent.set(canonicalId, { id: canonicalId, name, address: addressOf.get(id) ?? null });
  }
  return [...recent.values()].slice(0, maxRecent);
}

export type RecentCustomer = { id: string; name: string; address: string | null };

/**
 * What a form about a known customer fills in, with the title and address of their latest job. Null if
 * the business has no such customer.
 */
export async function findRepeatCustomer(
  platform: Platform,
  actor: Actor,
  customerId: string,
): Promise<CustomerDefaults | null> {
  authorize(canSearchBusiness(actor));
  const customer = await findCustomerDefaults(platform, actor, customerId);
  if (!customer) return null;
  const job = await findLatestJob(platform, actor, customerId);
  return job ? { ...customer, need: job.what, address: job.address ?? customer.address } : customer;
}

/** The customer's latest job, also of customers merged into them. */
async function findLatestJob({ database: { query } }: Platform, actor: Actor, customerId: string) {
  authorize(canSearchBusiness(actor));
  const { contractorId } = actor;
  const own = query
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.contractorId, contractorId),
        or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)),
      ),
    );
  const [job] = await query
    .select({ what: workOrders.what, address: workOrders.address })
    .from(workOrders)
    .where(and(eq(workOrders.contractorId, contractorId), inArray(workOrders.customerId, own)))
    .orderBy(desc(workOrders.createdAt), desc(workOrders.id))
    .limit(1);
  return job ?? null;
}
