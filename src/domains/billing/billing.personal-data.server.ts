import { and, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import {
  documentNumbers,
  jobEstimateAnswers,
  jobEstimateContact,
  jobEstimates,
  jobEstimateVersions,
  prices,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobsFor } from "~/domains/schedule/index.server.ts";
import { isSamePerson } from "~/domains/shared/index.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { CustomerRows, Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  cardCheckouts,
  cardDisputes,
  cardRefunds,
  paymentAccounts,
} from "./card-payments/card-payments.tables.server.ts";
import {
  invoiceContact,
  invoiceEntries,
  invoiceSettings,
  invoices,
} from "./invoices/invoices.tables.server.ts";
import { jobItems } from "./job-items/job-items.tables.server.ts";

/** Rows of a customer at their business. */
const isCustomers = (
  table: typeof invoices | typeof jobEstimates,
  { contractorId, customerIds, contacts }: CustomerRows,
) =>
  and(
    eq(table.contractorId, contractorId),
    or(
      inArray(table.customerId, [...customerIds]),
      and(
        isNull(table.customerId),
        isSamePerson(table === invoices ? invoiceContact : jobEstimateContact, contacts),
      ),
    ),
  );

const isEstimateOf = ({ contacts, leadIds }: Person) =>
  or(inArray(jobEstimates.leadId, [...leadIds]), isSamePerson(jobEstimateContact, contacts));

const idsFor = (person: Person) => idsOf(jobEstimates.id, isEstimateOf(person));

/** Estimates with the price book, and the line items of jobs. */
export const jobEstimateData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [
        prices,
        documentNumbers,
        jobEstimates,
        jobEstimateVersions,
        jobEstimateAnswers,
        jobItems,
      ]),
    // Versions and responses are deleted with their estimates.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [jobEstimates, prices, documentNumbers]),
  },
  person: {
    subjects: (person) => [idsFor(person)],
    tables: (person) => [
      { table: jobEstimates, rows: isEstimateOf(person) },
      {
        table: jobEstimateVersions,
        rows: isAmong(jobEstimateVersions.estimateId, idsFor(person)),
      },
      { table: jobEstimateAnswers, rows: isAmong(jobEstimateAnswers.estimateId, idsFor(person)) },
      { table: jobItems, rows: isAmong(jobItems.workOrderId, jobsFor(person)) },
    ],
    // A lead's estimates are erased with the lead.
    erase: ({ work, contacts }) =>
      work.tx.delete(jobEstimates).where(isSamePerson(jobEstimateContact, contacts)),
  },
  customer: {
    subjects: (customer) => [idsOf(jobEstimates.id, isCustomers(jobEstimates, customer))],
    async erase({ work, counts, ...customer }) {
      const deleted = await work.tx
        .delete(jobEstimates)
        .where(isCustomers(jobEstimates, customer))
        .returning({ id: jobEstimates.id });
      counts.estimates = deleted.length;
    },
  },
};

/** The invoices for a person, drafts included. */
const isInvoiceOf = ({
  contacts,
  leadIds,
}: Pick<Person, "contacts" | "leadIds">): SQL | undefined =>
  or(inArray(invoices.leadId, [...leadIds]), isSamePerson(invoiceContact, contacts));

export const invoiceData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [invoices, invoiceEntries, invoiceSettings]),
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [invoices, invoiceSettings]),
  },
  person: {
    subjects: (person) => [idsOf(invoices.id, isInvoiceOf(person))],
    tables: (person) => [
      { table: invoices, rows: isInvoiceOf(person) },
      {
        table: invoiceEntries,
        rows: isAmong(invoiceEntries.invoiceId, idsOf(invoices.id, isInvoiceOf(person))),
      },
    ],
    erase: ({ work, ...person }) => removeCustomer(work, isInvoiceOf(person)),
  },
  customer: {
    subjects: (of) => [idsOf(invoices.id, isCustomers(invoices, of))],
    async erase({ work, counts, ...of }) {
      counts.invoices = await removeCustomer(work, isCustomers(invoices, of));
    },
  },
};

/** Replaces values that identified a person. */
const erased = "Deleted";

/** Deletes drafts. Issued invoices keep their numbers, dates, and amounts. @returns how many there were */
async function removeCustomer({ tx, now }: UnitOfWork, isTheirs: SQL | undefined): Promise<number> {
  const drafts = await tx
    .delete(invoices)
    .where(and(isTheirs, isNull(invoices.number)))
    .returning({ id: invoices.id });
  const issued = await tx.select().from(invoices).where(isTheirs);
  for (const { id, content } of issued) {
    const lines = content.lines.map((line) => ({ ...line, description: erased, unit: null }));
    await tx
      .update(invoices)
      .set({
        customerName: erased,
        what: erased,
        phone: null,
        phoneExtension: null,
        email: null,
        address: null,
        leadId: null,
        customerId: null,
        propertyId: null,
        workOrderId: null,
        estimateId: null,
        content: { ...content, lines, message: null },
        remindAt: null,
        erasedAt: now,
      })
      .where(eq(invoices.id, id));
    await tx
      .update(invoiceEntries)
      .set({ note: null })
      .where(and(eq(invoiceEntries.invoiceId, id), isNotNull(invoiceEntries.note)));
  }
  return drafts.length + issued.length;
}

export const cardPaymentData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "shown", [paymentAccounts, cardCheckouts, cardRefunds, cardDisputes]),
    // The business keeps its own account at the payment provider. Refunds and disputes are deleted
    // with their checkouts.
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [cardCheckouts, paymentAccounts]),
  },
};
