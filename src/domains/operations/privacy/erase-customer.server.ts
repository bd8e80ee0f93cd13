import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { customerContacts, customers, deleteCustomers } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { conversations, leads } from "~/domains/leads/index.server.ts";
import {
  canEraseAnyCustomer,
  canEraseCustomer,
  canFindAnyCustomer,
} from "~/domains/operations/operations.policy.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
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
  target: OfBusiness,
): Promise<CustomerErased> {
  authorize(canEraseAnyCustomer(actor));
  return eraseAudited(platform, actor, target);
}

/** A customer of a business as staff see them before they delete them; null if there is none. */
export async function findCustomerToErase(
  platform: Platform,
  actor: Actor,
  { contractorId, customerId }: OfBusiness,
) {
  authorize(canFindAnyCustomer(actor));
  const [customer] = await platform.database.query
    .select({ name: customers.name, businessName: contractorAccounts.businessName })
    .from(customers)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, customers.contractorId))
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  return customer ?? null;
}

function eraseAudited(
  platform: Platform,
  actor: Signatory,
  { contractorId, customerId }: OfBusiness,
): Promise<CustomerErased> {
  return inErasure<CustomerErased>(platform, async (work) => {
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
  const rows = await work.tx
    .selectDistinct({ id: customers.id, contractorId: customers.contractorId })
    .from(leads)
    .innerJoin(customers, eq(customers.id, leads.customerId))
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(customers.id);
  for (const { id, contractorId } of rows) {
    const customerIds = await customersOf(work, contractorId, id);
    await eraseCustomersWithin(work, platform, { contractorId, customerIds });
  }
}

type Erased = { contractorId: string; customerIds: readonly string[] };

/** A concurrent transaction added something about the person: the erasure has to start again. */
export class ChangedDuringErasure extends Error {}

const maxTries = 5;

/**
 * Runs an erasure in a transaction, and retries it if someone added data about the person
 * meanwhile.
 */
export async function inErasure<Done>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<Done>,
): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(platform, run);
    } catch (error) {
      if (!(error instanceof ChangedDuringErasure) || tries === maxTries) throw error;
    }
  }
}

/**
 * Deletes what a business has about these customers, in the caller's transaction, which `inErasure`
 * runs.
 * @param beforeDeletion runs once no one else can change the customers or refer to them
 * @returns the number of deleted rows, by kind
 * @throws ChangedDuringErasure if a concurrent transaction added something about them
 */
export async function eraseCustomersWithin(
  work: UnitOfWork,
  { personalData, fingerprint }: Pick<Platform, "personalData" | "fingerprint">,
  { contractorId, customerIds }: Erased,
  beforeDeletion: () => Promise<void> = async () => {},
): Promise<Record<string, number>> {
  const contacts = await contactsOf(work, customerIds);
  const target = { contractorId, customerIds, contacts };
  const subjectQueries = personalData.flatMap(({ customer }) => customer?.subjects?.(target) ?? []);
  const subjects = subjectQueries.map((ids) => sql`select unnest(${ids})::text as id`);
  const { rows } = await work.tx.execute<{ id: string }>(sql.join(subjects, sql` union all `));
  const erasure: CustomerErasure = {
    ...target,
    work,
    fingerprint,
    subjectIds: rows.map(({ id }) => id),
    counts: {},
  };
  for (const { customer } of personalData) await customer?.erase(erasure);
  await lockErased(work, erasure);
  await beforeDeletion();
  await deleteCustomers(work, customerIds);
  return erasure.counts;
}

/**
 * Locks the customers after checking that nothing refers to them: a row added later would stay
 * without a customer.
 */
async function lockErased(
  work: UnitOfWork,
  { customerIds, contacts: erased }: CustomerErasure,
): Promise<void> {
  const { tx } = work;
  const ids = [...customerIds];
  // No row can refer to a locked customer, and none of their contacts can change.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(customers.id)
    .for(...lockRows(customers));
  for (const table of [leads, conversations, workOrders, jobEstimates, invoices]) {
    const [remaining] = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.customerId, ids))
      .limit(1);
    if (remaining) throw new ChangedDuringErasure("Something was added to a customer");
  }
  const [merged] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.mergedInto, ids), notInArray(customers.id, ids)))
    .limit(1);
  const contacts = await contactsOf(work, ids);
  const isNew = contacts.some(
    (contact) =>
      !erased.some(({ email, phone }) => email === contact.email && phone === contact.phone),
  );
  if (merged || isNew) throw new ChangedDuringErasure("A customer was changed");
}

/** The ids of a customer of the business, of the one it was merged into, and of all merged into that one. */
async function customersOf(
  { tx }: UnitOfWork,
  contractorId: string,
  customerId: string,
): Promise<string[]> {
  const scope = and(eq(customers.id, customerId), eq(customers.contractorId, contractorId));
  const canonicalId = tx
    .select({ id: sql`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(scope);
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      or(sql`${customers.id} = (${canonicalId})`, sql`${customers.mergedInto} = (${canonicalId})`),
    )
    .orderBy(customers.id);
  return rows.map(({ id }) => id);
}

async function contactsOf({ tx }: UnitOfWork, customerIds: readonly string[]): Promise<Contact[]> {
  const rows = await tx
    .select({
      name: customers.name,
      kind: customerContacts.kind,
      value: customerContacts.value,
      isShared: customerContacts.isShared,
    })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(inArray(customerContacts.customerId, [...customerIds]));
  return rows.map(({ name, kind, value, isShared }) =>
    kind === "phone"
      ? { name, email: null, phone: value, phoneShared: isShared }
      : { name, email: value, phone: null, emailShared: isShared },
  );
}
