import { and, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, idsOf, isAmong, ownTables } from "~/platform/personal-data/rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  invoiceContact,
  invoiceEntries,
  invoiceSettings,
  invoices,
} from "./invoices.tables.server.ts";

/** The invoices for a person, drafts included. */
const isOf = ({ contacts, leadIds }: Pick<Person, "contacts" | "leadIds">): SQL | undefined =>
  or(inArray(invoices.leadId, [...leadIds]), isSamePerson(invoiceContact, contacts));

export const invoiceData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "moves", [invoices, invoiceEntries, invoiceSettings]),
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [invoices, invoiceSettings]),
  },
  person: {
    subjects: (person) => [idsOf(invoices.id, isOf(person))],
    tables: (person) => [
      { table: invoices, rows: isOf(person) },
      {
        table: invoiceEntries,
        rows: isAmong(invoiceEntries.invoiceId, idsOf(invoices.id, isOf(person))),
      },
    ],
    erase: ({ work, ...person }) => removeCustomer(work, isOf(person)),
  },
};

/** Replaces values that identified a person. */
const erased = "Deleted";

/** Deletes drafts. Issued invoices keep their numbers, dates, and amounts. */
async function removeCustomer({ tx, now }: UnitOfWork, isTheirs: SQL | undefined): Promise<void> {
  await tx.delete(invoices).where(and(isTheirs, isNull(invoices.number)));
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
}
