import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { type Contact, isSamePerson } from "~/features/people/same-person.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  invoiceContact,
  invoiceEntries,
  invoiceSettings,
  invoices,
} from "./invoices.tables.server.ts";

/** Who is meant, across businesses. */
type Person = { contacts: readonly Contact[]; leadIds: readonly string[] };

/** What stands where something named a person. */
const erased = "Deleted";

/** The invoices for a person, drafts included. */
export const selectInvoicesOf = (database: Reader, person: Person) =>
  database.select().from(invoices).where(isOf(person));

const isOf = ({ contacts, leadIds }: Person) =>
  or(inArray(invoices.leadId, [...leadIds]), isSamePerson(invoiceContact, contacts));

/**
 * Takes out of the invoices for a person all that names them, within the caller's transaction: drafts
 * go, of the others numbers, days and amounts stay (`invoices.kept`).
 */
export async function eraseInvoicesOf(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  person: Person,
): Promise<void> {
  await tx.delete(invoices).where(and(isOf(person), isNull(invoices.number)));
  const issued = await selectInvoicesOf(tx, person);
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

/** Deletes all invoices of a business with its settings of them, within the caller's transaction. */
export async function eraseInvoicesOfBusiness(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(invoices).where(eq(invoices.contractorId, contractorId));
  await tx.delete(invoiceSettings).where(eq(invoiceSettings.contractorId, contractorId));
}
