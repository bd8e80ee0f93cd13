import { eq, sql } from "drizzle-orm";
import { invoiceEntryAdded, invoicePaid } from "~/domains/billing/billing.events.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import { type Actor, isMember, type Signatory, signatureOf } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue } from "./invoices.ts";

export type NewEntry = Pick<typeof invoiceEntries.$inferInsert, "kind" | "cents" | "happenedOn"> &
  Partial<Pick<typeof invoiceEntries.$inferInsert, "number" | "method" | "note" | "depositNumber">>;

/**
 * Adds a ledger entry to an invoice that the caller has locked, and updates its totals
 * (`invoices.ledger`). @returns the updated invoice and the entry's id
 */
export async function addEntry(
  work: UnitOfWork,
  by: Signatory & Actor,
  invoice: Invoice,
  entry: NewEntry,
): Promise<{ invoice: Invoice; entryId: string }> {
  const { tx, now } = work;
  const { id: invoiceId, contractorId } = invoice;
  const entryId = newId();
  const position = sql<number>`(select count(*) + 1 from ${invoiceEntries} where ${invoiceEntries.invoiceId} = ${invoiceId})`;
  const columns = {
    id: entryId,
    invoiceId,
    contractorId,
    recordedBy: signatureOf(by).actorId,
    createdAt: now,
  };
  await tx.insert(invoiceEntries).values({ ...columns, ...entry, position });
  const { paidCents, creditedCents } = invoices;
  const isMoney = entry.kind === "payment" || entry.kind === "refund";
  const isCredit = entry.kind === "credit";
  const [next] = await tx
    .update(invoices)
    .set({
      paidCents: isMoney ? sql`${paidCents} - ${entry.cents}` : paidCents,
      creditedCents: isCredit ? sql`${creditedCents} - ${entry.cents}` : creditedCents,
      updatedAt: now,
    })
    .where(eq(invoices.id, invoiceId))
    .returning();
  if (!next) throw new Error("Invoice not found");
  if (entry.kind !== "issued") work.record(invoiceEntryAdded, { invoiceId, contractorId, entryId });
  if (
    entry.kind === "payment" &&
    calculateBalanceDue(invoice) > 0 &&
    calculateBalanceDue(next) <= 0
  ) {
    const memberId = isMember(by) ? by.id : null;
    work.record(invoicePaid, { invoiceId, contractorId, memberId });
  }
  return { invoice: next, entryId };
}

type RefundedAmount = {
  cents: number;
  pendingCents: number;
  note: string | null;
  happenedOn: string;
};

/**
 * The credit note for refunded money that is no longer due, up to what would be due after the
 * refund; null if nothing would be.
 * @param pendingCents cents of card refunds that aren't in the ledger yet
 */
export async function creditForRefund(
  work: UnitOfWork,
  invoice: Invoice,
  { cents, pendingCents, note, happenedOn }: RefundedAmount,
): Promise<NewEntry | null> {
  const credited = Math.min(cents, calculateBalanceDue(invoice) + pendingCents + cents);
  if (credited <= 0) return null;
  const number = await nextNumber(work, invoice.contractorId, "credit_note");
  return { kind: "credit", cents: -credited, number, note: note ?? "Refunded", happenedOn };
}
