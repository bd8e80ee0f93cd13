import { and, eq, inArray, or, sql } from "drizzle-orm";
import { customerContacts, customers } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import {
  canEraseAnyCustomer,
  canEraseCustomer,
  canFindAnyCustomer,
} from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import type { Contact, CustomerErasure } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

export type CustomerErased = Result<object, Refused<"not_found">>;

/**
 * Deletes a customer of the actor's business, with those merged into them: their requests, conversations,
 * calls, jobs, estimates, messages, and properties, whichever of their numbers and addresses these have.
 * Finalized invoices keep their numbers, dates, and amounts; opt-outs stay. Other businesses keep what they
 * have about the same person. Audited with counts.
 */
export async function eraseCustomer(
  platform: Platform,
  actor: Actor,
  customerId: string,
): Promise<CustomerErased> {
  authorize(canEraseCustomer(actor));
  const { contractorId } = actor;
  return eraseAudited(platform, actor, { contractorId, customerId });
}

type OfBusiness = { contractorId: string; customerId: string };

/** `eraseCustomer` by staff, for a business that asks them to, or for a customer who wrote to them. */
export async function eraseCustomerAsStaff(
  platform: Platform,
  actor: Actor,
  of: OfBusiness,
): Promise<CustomerErased> {
  authorize(canEraseAnyCustomer(actor));
  return eraseAudited(platform, actor, of);
}

/** A customer of a business as staff see them before they delete them; null if there is none. */
export async function findCustomerToErase(
  platform: Platform,
  actor: Actor,
  { contractorId, customerId }: OfBusiness,
) {
  authorize(canFindAnyCustomer(actor));
  const [found] = await platform.database.query
    .select({ name: customers.name, businessName: contractorAccounts.businessName })
    .from(customers)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, customers.contractorId))
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  return found ?? null;
}

function eraseAudited(
  platform: Platform,
  actor: Signatory,
  { contractorId, customerId }: OfBusiness,
): Promise<CustomerErased> {
  return inTransaction<CustomerErased>(platform, async (work) => {
    const customerIds = await customersOf(work, contractorId, customerId);
    if (customerIds.length === 0) return { ok: false, code: "not_found" };
    const counts = await eraseCustomersWithin(work, platform, { contractorId, customerIds });
    await recordChange(work, actor, {
      action: "customer.delete",
      entity: "customer",
      entityId: customerId,
      before: { customers: customerIds, ...counts },
      after: null,
    });
    return { ok: true };
  });
}

/** Deletes what each business has about the customers whose leads these are, in the caller's transaction. */
export async function eraseCustomersOfLeads(
  work: UnitOfWork,
  platform: Platform,
  leadIds: readonly string[],
): Promise<void> {
  const found = await work.tx
    .selectDistinct({ id: customers.id, contractorId: customers.contractorId })
    .from(leads)
    .innerJoin(customers, eq(customers.id, leads.customerId))
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(customers.id);
  for (const { id, contractorId } of found) {
    const customerIds = await customersOf(work, contractorId, id);
    await eraseCustomersWithin(work, platform, { contractorId, customerIds });
  }
}

type Erased = { contractorId: string; customerIds: readonly string[] };

/**
 * Deletes what a business has about these customers, in the caller's transaction.
 * @returns how many rows are gone, by kind
 */
export async function eraseCustomersWithin(
  work: UnitOfWork,
  { personalData }: Pick<Platform, "personalData">,
  of: Erased,
): Promise<Record<string, number>> {
  const all = personalData.flatMap(({ customer }) => customer?.subjects?.(of) ?? []);
  const subjects = all.map((ids) => sql`select unnest(${ids})::text as id`);
  const { rows } = await work.tx.execute<{ id: string }>(sql.join(subjects, sql` union all `));
  const erasure: CustomerErasure = {
    ...of,
    work,
    contacts: await contactsOf(work, of.customerIds),
    subjectIds: rows.map(({ id }) => id),
    counts: {},
  };
  for (const { customer } of personalData) await customer?.erase(erasure);
  return erasure.counts;
}

/** The ids of a customer of the business, of the one it was merged into, and of all merged into that one. */
async function customersOf(
  { tx }: UnitOfWork,
  contractorId: string,
  customerId: string,
): Promise<string[]> {
  const own = and(eq(customers.id, customerId), eq(customers.contractorId, contractorId));
  const canonicalId = tx
    .select({ id: sql`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(own);
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      or(sql`${customers.id} = (${canonicalId})`, sql`${customers.mergedInto} = (${canonicalId})`),
    )
    .orderBy(customers.id);
  return found.map(({ id }) => id);
}

async function contactsOf({ tx }: UnitOfWork, customerIds: readonly string[]): Promise<Contact[]> {
  const found = await tx
    .select({
      name: customers.name,
      kind: customerContacts.kind,
      value: customerContacts.value,
      isShared: customerContacts.isShared,
    })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(inArray(customerContacts.customerId, [...customerIds]));
  return found.map(({ name, kind, value, isShared }) =>
    kind === "phone"
      ? { name, email: null, phone: value, phoneShared: isShared }
      : { name, email: value, phone: null, emailShared: isShared },
  );
}
