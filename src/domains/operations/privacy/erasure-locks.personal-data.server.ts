import { and, eq, inArray } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { enrollments, lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { conversations, leads } from "~/domains/leads/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { CustomerErasure, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Locks a customer's rows in the order of docs/locks.md before any is deleted. A deletion alone
 * would lock them in the order of foreign keys and could deadlock with an edit of the customer.
 */
export const erasureLocks: PersonalData = {
  person: {
    tables: () => [],
    erase: ({ work, leadIds }) => lockFollowUps(work, leadIds),
  },
  customer: { erase: lockCustomerRows },
};

async function lockFollowUps(work: UnitOfWork, leadIds: readonly string[]): Promise<void> {
  // Customers' own rows are already deleted by then, and were locked before.
  const rows = await work.tx
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(leads.id);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const id of ids) await lockLatestEnrollment(work, id);
  await work.tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(inArray(enrollments.leadId, ids))
    .orderBy(enrollments.id)
    .for(...lockRows(enrollments));
}

async function lockCustomerRows({
  work,
  contractorId,
  customerIds,
}: Pick<CustomerErasure, "work" | "contractorId" | "customerIds">): Promise<void> {
  const { tx } = work;
  const ids = [...customerIds];
  const ofCustomer = (table: typeof leads | typeof workOrders) =>
    and(eq(table.contractorId, contractorId), inArray(table.customerId, ids));
  const jobIds = tx.select({ id: workOrders.id }).from(workOrders).where(ofCustomer(workOrders));
  await tx
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.workOrderId, jobIds))
    .orderBy(visits.id)
    .for(...lockRows(visits));
  const ofLeads = await tx.select({ id: leads.id }).from(leads).where(ofCustomer(leads));
  await lockFollowUps(
    work,
    ofLeads.map(({ id }) => id),
  );
  for (const table of [workOrders, invoices, jobEstimates, leads, conversations]) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.contractorId, contractorId), inArray(table.customerId, ids)))
      .orderBy(table.id)
      .for(...lockRows(table));
  }
}
