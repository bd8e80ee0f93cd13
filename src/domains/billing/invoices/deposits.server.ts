import { and, asc, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { pendingRefundCents } from "~/domains/billing/card-payments/refunds.server.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import type { JobEstimate } from "~/domains/billing/job-estimates/find-estimates.server.ts";
import { estimateName } from "~/domains/billing/job-estimates/job-estimates.ts";
import { type Actor, dayOf, type Signatory, system } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { isIssuedBill, isNotApart, ofWork } from "./find-billed.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { invoiceText } from "./invoices.text.en.ts";
import {
  calculateBalanceDue,
  type InvoiceAdjustment,
  type InvoiceContent,
  invoiceName,
} from "./invoices.ts";
import { issueDraft } from "./issue-draft.server.ts";

type NewDeposit = {
  estimate: JobEstimate;
  workOrderId: string;
  depositCents: number;
  /** Whether the customer has the estimate's page open, which links to it. */
  isShown: boolean;
};

/** Issues the invoice for an accepted estimate's deposit, due today, in the caller's transaction. */
export async function createDepositInvoice(
  platform: Platform,
  work: UnitOfWork,
  { estimate, workOrderId, depositCents, isShown }: NewDeposit,
): Promise<void> {
  const { tx, now } = work;
  const { contractorId, leadId, customerId, propertyId } = estimate;
  const { customerName, phone, phoneExtension, email, address, what } = estimate;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  const description = invoiceText.depositOf(estimateName(estimate.number), what);
  const line = { description, unit: null, quantity: 1_000, priceCents: depositCents };
  const [draft] = await tx
    .insert(invoices)
    .values({
      id: newId(),
      contractorId,
      leadId,
      workOrderId,
      estimateId: estimate.id,
      customerId,
      propertyId,
      customerName,
      phone,
      phoneExtension,
      email,
      address,
      what,
      content: {
        lines: [{ ...line, taxable: false }],
        discount: null,
        taxRate: 0,
        message: null,
      },
      isDeposit: true,
      dueOn: dayOf(now, zone),
      totalCents: depositCents,
      sentAt: isShown ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error("Deposit invoice not saved");
  await issueDraft(platform, work, system("deposit-invoice"), draft);
}

type Billing = Pick<Invoice, "contractorId" | "workOrderId" | "estimateId">;

/** The deposit invoices that an invoice for this job or estimate deducts, oldest first. */
function selectDeposits(database: Reader, { contractorId, workOrderId, estimateId }: Billing) {
  return database
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.contractorId, contractorId),
        workOrderId ? eq(invoices.workOrderId, workOrderId) : isNull(invoices.workOrderId),
        isOfEstimate(workOrderId, estimateId),
        estimateId ? undefined : isNotApart(database),
        eq(invoices.isDeposit, true),
        isNotNull(invoices.number),
        isNull(invoices.erasedAt),
      ),
    )
    .orderBy(asc(invoices.id));
}

/** By the number of a deposit's invoice: what other invoices that aren't voided deduct, in cents. */
async function readDeducted(database: Reader, billing: Billing): Promise<Map<number, number>> {
  const own = eq(invoices.contractorId, billing.contractorId);
  const counts = and(own, ofWork(billing), isIssuedBill);
  const issued = await database.select({ content: invoices.content }).from(invoices).where(counts);
  const adjusted = issued.flatMap(({ content }) =>
    (content.adjustments ?? []).flatMap((one) => (one.kind === "deposit" ? [one] : [])),
  );
  const credited = await database
    .select({ number: invoiceEntries.depositNumber, cents: invoiceEntries.cents })
    .from(invoiceEntries)
    .innerJoin(invoices, and(eq(invoices.id, invoiceEntries.invoiceId), counts))
    .where(isNotNull(invoiceEntries.depositNumber));
  const deducted = new Map<number, number>();
  for (const { number, cents } of [...adjusted, ...credited]) {
    if (number !== null) deducted.set(number, (deducted.get(number) ?? 0) - cents);
  }
  return deducted;
}

/** Deposits of the estimate, or any of the job; those to book a time belong to no estimate. */
function isOfEstimate(workOrderId: string | null, estimateId: string | null): SQL | undefined {
  if (!estimateId) return workOrderId ? undefined : isNotNull(invoices.estimateId);
  const own = eq(invoices.estimateId, estimateId);
  return workOrderId ? or(own, isNull(invoices.estimateId)) : own;
}

/**
 * An invoice's content less the deposits paid so far, down to a total of zero.
 * @param reserved what other work without an invoice will deduct
 */
export async function withDepositsDeducted(
  database: Reader,
  invoice: Billing,
  content: InvoiceContent,
  reserved: readonly InvoiceAdjustment[] = [],
): Promise<InvoiceContent> {
  return (await readDepositDeduction(database, invoice))(content, reserved);
}

/** The same, for content that isn't known yet. */
export async function readDepositDeduction(database: Reader, invoice: Billing) {
  const deposits = await withRetained(database, invoice, await selectDeposits(database, invoice));
  return (content: InvoiceContent, reserved: readonly InvoiceAdjustment[] = []): InvoiceContent =>
    deduct(content, deposits, reserved);
}

/** What adjustments deduct of deposits, or of the one with this number, in cents. */
export const sumDeducted = (
  adjustments: readonly InvoiceAdjustment[],
  number?: number | null,
): number =>
  adjustments.reduce((sum, one) => {
    const isCounted = one.kind === "deposit" && (number === undefined || one.number === number);
    return isCounted ? sum - one.cents : sum;
  }, 0);

/**
 * What a draft's content deducts of deposits, in cents, before and after it was saved or issued:
 * another invoice may have deducted them in the meantime, or the customer paid one.
 */
export type DepositChange = { beforeCents: number; afterCents: number };

export const depositChange = (before: InvoiceContent, after: InvoiceContent): DepositChange => ({
  beforeCents: sumDeducted(before.adjustments ?? []),
  afterCents: sumDeducted(after.adjustments ?? []),
});

/** What was paid in deposits that no invoice of the job deducts yet, in cents. */
export async function sumDeposits(database: Reader, invoice: Billing): Promise<number> {
  const deposits = await withRetained(database, invoice, await selectDeposits(database, invoice));
  return deposits.reduce((sum, { retainedCents }) => sum + retainedCents, 0);
}

type Deposit = Invoice & {
  /**
   * What can be deducted, in cents: payments minus refunds, including pending ones, up to the
   * deposit's total minus credits, less what other invoices deduct. Anything above that stays on
   * the deposit as money that the business owes the customer.
   */
  retainedCents: number;
  /** What other invoices deduct, in cents. */
  deductedCents: number;
  pendingCents: number;
};

async function withRetained(
  database: Reader,
  invoice: Billing,
  deposits: readonly Invoice[],
): Promise<Deposit[]> {
  if (deposits.length === 0) return [];
  const deducted = await readDeducted(database, invoice);
  const found: Deposit[] = [];
  for (const deposit of deposits) {
    const { number, paidCents, totalCents, creditedCents } = deposit;
    const pendingCents = await pendingRefundCents(database, deposit.id);
    const most = Math.min(paidCents - pendingCents, totalCents - creditedCents);
    const deductedCents = (number !== null && deducted.get(number)) || 0;
    const retainedCents = Math.max(0, most - deductedCents);
    found.push({ ...deposit, pendingCents, deductedCents, retainedCents });
  }
  return found;
}

function deduct(
  content: InvoiceContent,
  deposits: readonly Deposit[],
  reserved: readonly InvoiceAdjustment[],
): InvoiceContent {
  const { adjustments = [], ...rest } = content;
  const others = adjustments.filter(({ kind }) => kind !== "deposit");
  let { totalCents: leftCents } = invoiceTotals(rest);
  const deducted = deposits.flatMap(({ number, retainedCents }): InvoiceAdjustment[] => {
    const cents = Math.min(retainedCents - sumDeducted(reserved, number), leftCents);
    if (cents <= 0 || number === null) return [];
    leftCents -= cents;
    return [{ kind: "deposit", cents: -cents, number }];
  });
  const all = [...deducted, ...others];
  return all.length > 0 ? { ...rest, adjustments: all } : rest;
}

/**
 * The deposits that an invoice deducts, locked until the transaction ends, and its new content.
 * @param reserved what other work without an invoice will deduct
 */
export async function lockDeposits(
  { tx }: UnitOfWork,
  invoice: Invoice,
  reserved: readonly InvoiceAdjustment[] = [],
) {
  const locked = await selectDeposits(tx, invoice).for(...lockRows(invoices));
  const deposits = await withRetained(tx, invoice, locked);
  return { deposits, content: deduct(invoice.content, deposits, reserved) };
}

/**
 * Credits the unpaid part of deposits that an issued invoice now bills, so no amount is due twice,
 * even after a pending refund completes. What another invoice deducts and was refunded since stays
 * due on the deposit.
 */
export async function closeDeposits(
  work: UnitOfWork,
  by: Signatory & Actor,
  invoice: Invoice,
  deposits: readonly Deposit[],
): Promise<void> {
  for (const { retainedCents: _, deductedCents, pendingCents, ...deposit } of deposits) {
    await work.tx
      .update(invoices)
      .set({ deductedById: invoice.id, remindAt: null, updatedAt: work.now })
      .where(eq(invoices.id, deposit.id));
    const billedCents = deposit.totalCents - deposit.creditedCents - deductedCents;
    const unpaidCents = Math.min(calculateBalanceDue(deposit) + pendingCents, billedCents);
    if (unpaidCents <= 0) continue;
    await addEntry(work, by, deposit, {
      kind: "credit",
      cents: -unpaidCents,
      number: await nextNumber(work, deposit.contractorId, "credit_note"),
      note: invoiceText.billedOn(invoiceName(invoice.number)),
      happenedOn: invoice.issuedOn ?? deposit.dueOn,
    });
  }
}
