import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { invoiceVoided } from "~/domains/billing/billing.events.ts";
import { pendingRefundCents } from "~/domains/billing/card-payments/refunds.server.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import {
  findLinesPrice,
  findSeriesPricing,
  recordJobChange,
} from "~/domains/schedule/index.server.ts";
import { type Actor, formatCents, type LocalDay, type Signatory } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { lockDeposits, sumDeducted } from "./deposits.server.ts";
import { isIssuedBill, ofWork, readIsApart } from "./find-billed.server.ts";
import { type Invoice, lockInvoice } from "./find-invoice.server.ts";
import { totalsBeforeAdjustments } from "./invoice-document.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { invoiceText } from "./invoices.text.en.ts";
import { type InvoiceAdjustment, invoiceName } from "./invoices.ts";

/** Why an invoice can't be voided; null if it can. What was paid on it pays for no other invoice. */
export async function findVoidProblem(
  { tx }: UnitOfWork,
  { id, isDeposit, paidCents }: Invoice,
): Promise<string | null> {
  if (isDeposit) return "A deposit can’t be invoiced again";
  const leftCents = paidCents - (await pendingRefundCents(tx, id));
  return leftCents > 0
    ? `They paid ${formatCents(leftCents)} on this invoice. Refund it first, or invoice only the difference`
    : null;
}

type Voiding = {
  today: LocalDay;
  /** Whether someone said that the work is to be invoiced again. */
  isExplicit: boolean;
};

/**
 * Voids an invoice that the caller has locked: its work can be invoiced again, less its deposits.
 * If a replacement was finalized before, it can't change, so it gets the deposits as a credit.
 * Otherwise the work is due again, even if other invoices of the job stay.
 */
export async function voidInvoice(
  work: UnitOfWork,
  by: Signatory & Actor,
  invoice: Invoice,
  { today, isExplicit }: Voiding,
): Promise<void> {
  const { id, workOrderId, contractorId } = invoice;
  const deducted = await listDeducted(work, invoice);
  // An invoice that deducts them is finalized before or after this, never meanwhile.
  if (sumDeducted(deducted) > 0) await lockDeposits(work, invoice);
  const { replacement, leavesOtherInvoices } = await findReplacement(work, invoice, isExplicit);
  await work.tx
    .update(invoices)
    .set({ voidedAt: work.now, isDueAgain: isExplicit && leavesOtherInvoices, updatedAt: work.now })
    .where(eq(invoices.id, id));
  work.record(invoiceVoided, { invoiceId: id, contractorId });
  if (replacement) {
    const transfer = { invoice, deducted, replacementId: replacement.id, today };
    await transferDeposits(work, by, transfer);
  }
  if (workOrderId) recordJobChange(work, { id: workOrderId, contractorId });
}

/**
 * The latest invoice that was finalized after this one for the same work; null if there is none. If
 * all invoices of a job together are within its price, they bill different work of it; so they do if
 * its price isn't known and someone invoices this one's work again.
 * @returns also whether a job that doesn't recur has other invoices that stand and don't bill all of
 * it
 */
async function findReplacement({ tx }: UnitOfWork, invoice: Invoice, isExplicit: boolean) {
  const { id, contractorId, workOrderId, estimateId, visitId } = invoice;
  const none = { replacement: null, leavesOtherInvoices: false };
  if (!workOrderId && !estimateId) return none;
  const found = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.contractorId, contractorId),
        ne(invoices.id, id),
        ofWork(invoice),
        isIssuedBill,
        isNull(invoices.erasedAt),
      ),
    )
    .orderBy(asc(invoices.number));
  const job = workOrderId ? { id: workOrderId, contractorId } : null;
  const isApart = job ? await readIsApart(tx, job) : () => false;
  const pricing = job && (await findSeriesPricing(tx, job.id));
  const others = found.filter((one) => {
    const isOfOther = one.estimateId && estimateId && one.estimateId !== estimateId;
    if (isApart(invoice) || isOfOther) return one.estimateId === estimateId;
    const isSameVisit = !pricing?.recurs || (visitId !== null && one.visitId === visitId);
    return !isApart(one) && isSameVisit;
  });
  const later = others.findLast(({ number }) => (number ?? 0) > (invoice.number ?? 0)) ?? null;
  if (!job || !pricing || pricing.recurs || isApart(invoice)) {
    return { ...none, replacement: later };
  }
  const linesCents = await findLinesPrice(tx, job.id);
  const priceCents = linesCents ?? pricing.valueCents ?? 0;
  const amountOf = ({ content }: Invoice): number => {
    const { totalCents, taxCents } = totalsBeforeAdjustments(content);
    // A job's value doesn't include tax.
    return linesCents === null ? totalCents - taxCents : totalCents;
  };
  const billedCents = [invoice, ...others].reduce((sum, one) => sum + amountOf(one), 0);
  const isReplaced = priceCents > 0 ? billedCents > priceCents : !isExplicit;
  const replacement = isReplaced ? later : null;
  const restCents = billedCents - amountOf(invoice);
  const isBilled = priceCents > 0 && restCents >= priceCents;
  return {
    replacement,
    leavesOtherInvoices: others.length > 0 && replacement === null && !isBilled,
  };
}

/** The deposits that an invoice deducts, or that it got as a credit when it replaced another one. */
async function listDeducted(
  { tx }: UnitOfWork,
  { id, content }: Invoice,
): Promise<InvoiceAdjustment[]> {
  const { depositNumber, cents } = invoiceEntries;
  const credited = await tx
    .select({ number: depositNumber, cents })
    .from(invoiceEntries)
    .where(and(eq(invoiceEntries.invoiceId, id), isNotNull(depositNumber)));
  const transferred = credited.flatMap(({ number, cents }): InvoiceAdjustment[] =>
    number === null ? [] : [{ kind: "deposit", cents, number }],
  );
  return [...(content.adjustments ?? []), ...transferred];
}

type Transfer = {
  invoice: Invoice;
  deducted: readonly InvoiceAdjustment[];
  replacementId: string;
  today: LocalDay;
};

/** Credits a voided invoice's unused deposits to its replacement. */
async function transferDeposits(
  work: UnitOfWork,
  by: Signatory & Actor,
  { invoice, deducted, replacementId, today }: Transfer,
): Promise<void> {
  const { contractorId } = invoice;
  if (sumDeducted(deducted) <= 0) return;
  const replacement = await lockInvoice(work, contractorId, replacementId);
  if (!replacement || replacement.voidedAt) return;
  let credited = replacement;
  for (const { id, number, retainedCents } of (await lockDeposits(work, invoice)).deposits) {
    const leftCents = credited.totalCents - credited.creditedCents;
    const cents = Math.min(retainedCents, sumDeducted(deducted, number), leftCents);
    if (cents <= 0) continue;
    const entry = {
      kind: "credit",
      cents: -cents,
      number: await nextNumber(work, contractorId, "credit_note"),
      note: invoiceText.depositPaid(invoiceName(number)),
      happenedOn: today,
      depositNumber: number,
    } as const;
    credited = (await addEntry(work, by, credited, entry)).invoice;
    await work.tx
      .update(invoices)
      .set({ deductedById: replacementId, updatedAt: work.now })
      .where(eq(invoices.id, id));
  }
}
