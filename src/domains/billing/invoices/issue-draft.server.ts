import { eq } from "drizzle-orm";
import { invoiceIssued } from "~/domains/billing/billing.events.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { type Actor, dayOf, type Signatory } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { clearDueAgain, readIsApart } from "./find-billed.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { invoices } from "./invoices.tables.server.ts";

/**
 * Issues a draft that the caller has locked or just added: it gets its number, can't change anymore,
 * and is due from now on; a deposit is its first payment (`invoices.issued`, `invoices.gapless`).
 * @param content replaces the draft's content
 */
export async function issueDraft(
  platform: Platform,
  work: UnitOfWork,
  by: Signatory & Actor,
  draft: Invoice,
  content = draft.content,
): Promise<Invoice> {
  const { tx, now } = work;
  const { id: invoiceId, contractorId, workOrderId } = draft;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  const today = dayOf(now, zone);
  const [business] = await tx
    .select({ name: contractorAccounts.businessName, phone: contractorAccounts.phone })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) throw new Error("Business not found");
  const { totalCents } = invoiceTotals(content);
  // It bills the work that voided ones left due.
  const job = workOrderId && !draft.isDeposit ? { id: workOrderId, contractorId } : null;
  const isApart = job && draft.estimateId ? (await readIsApart(tx, job))(draft) : false;
  if (job && !isApart) await clearDueAgain(tx, job);
  // Last, since anyone else who issues an invoice waits for this commit.
  const number = await nextNumber(work, contractorId, "invoice");
  const [invoice] = await tx
    .update(invoices)
    .set({ number, content, totalCents, issuedOn: today, business, updatedAt: now })
    .where(eq(invoices.id, invoiceId))
    .returning();
  if (!invoice) throw new Error("Invoice not found");
  const entry = { kind: "issued", cents: totalCents, happenedOn: today } as const;
  const issued = await addEntry(work, by, invoice, entry);
  work.record(invoiceIssued, { invoiceId, contractorId });
  const { depositCents } = invoice;
  if (depositCents === 0) return issued.invoice;
  const note = "Deposit paid";
  const paid = { kind: "payment", cents: -depositCents, method: "other", note } as const;
  return (await addEntry(work, by, issued.invoice, { ...paid, happenedOn: today })).invoice;
}
