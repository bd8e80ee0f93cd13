import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  changeEstimateCustomer,
  changeInvoiceCustomer,
  invoices,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import type { LeadDetails } from "~/domains/leads/index.server.ts";
import { changeJob, workOrders } from "~/domains/schedule/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** The customer fields of a job or a document. */
type Copy = Numbered & {
  customerName: string;
  email: string | null;
  address: string | null;
  propertyId: string | null;
};

type OfPerson = { leadId: PgColumn; customerId: PgColumn };

type Numbered = { phone: string | null; phoneExtension: string | null };

/**
 * Locks all open records of a lead or a customer: jobs, estimates that can be accepted or resent,
 * and invoices. A field that matched the old details gets the new ones; a field that differed
 * stays. Documents that were sent never change, but are sent to the new number and address from now
 * on.
 * @param whereIn the rows of the lead or the customer
 * @param addressOf the address that a row gets
 * @returns a function that writes the changes, once nothing prevents them
 */
export async function changeCopies(
  work: UnitOfWork,
  whereIn: (table: OfPerson) => SQL | undefined,
  { before, next }: { before: LeadDetails; next: LeadDetails },
  addressOf: (copy: Copy) => string | null,
): Promise<{ write(): Promise<void> }> {
  const { tx } = work;
  const jobs = await tx
    .select()
    .from(workOrders)
    .where(and(whereIn(workOrders), eq(workOrders.status, "open")))
    .orderBy(workOrders.id)
    .for(...lockRows(workOrders, "no key update"));
  const billed = await tx
    .select()
    .from(invoices)
    .where(and(whereIn(invoices), isNull(invoices.erasedAt)))
    .orderBy(invoices.id)
    .for(...lockRows(invoices, "no key update"));
  const estimates = await tx
    .select()
    .from(jobEstimates)
    .where(and(whereIn(jobEstimates), ne(jobEstimates.state, "accepted")))
    .orderBy(jobEstimates.id)
    .for(...lockRows(jobEstimates, "no key update"));
  const changeOf = (copy: Copy, isShown: boolean) =>
    changedFields(copy, { before, next }, isShown ? copy.address : addressOf(copy), isShown);
  return {
    async write() {
      for (const job of jobs) {
        const change = changeOf(job, false);
        if (change) await changeJob(work, job.id, change);
      }
      for (const estimate of estimates) {
        const change = changeOf(estimate, estimate.version > 0);
        if (change) await changeEstimateCustomer(work, estimate, change);
      }
      for (const invoice of billed) {
        const change = changeOf(invoice, invoice.number !== null);
        if (change) await changeInvoiceCustomer(work, invoice, change);
      }
    },
  };
}

/** @param isShown whether the customer saw its name and address, which then stay */
function changedFields(
  copy: Copy,
  { before, next }: { before: LeadDetails; next: LeadDetails },
  address: string | null,
  isShown: boolean,
): Partial<Copy> | null {
  const change: Partial<Copy> = {};
  if (!isShown && copy.customerName === before.name) change.customerName = next.name;
  Object.assign(change, numberOf(copy, before, next));
  if (copy.email === before.email) change.email = next.email;
  if (address !== copy.address) change.address = address;
  const isChange = (Object.keys(change) as (keyof Copy)[]).some(
    (name) => change[name] !== copy[name],
  );
  return isChange ? change : null;
}

/**
 * The number of a copy after its original changes: the new number if the copy has the old one and
 * no extension of its own.
 */
export function numberOf(copy: Numbered, before: Numbered, next: Numbered): Numbered {
  const { phone, phoneExtension } = copy;
  const isNew = before.phone !== next.phone || before.phoneExtension !== next.phoneExtension;
  const isSame =
    phone === before.phone &&
    (!phoneExtension ||
      phoneExtension === before.phoneExtension ||
      (!before.phoneExtension && phone !== next.phone));
  return isNew && isSame
    ? { phone: next.phone, phoneExtension: next.phoneExtension }
    : { phone, phoneExtension };
}
