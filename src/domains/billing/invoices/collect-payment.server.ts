import { and, eq } from "drizzle-orm";
import { sendInvoiceJob, sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { canTakePayments } from "~/domains/billing/billing.policy.ts";
import { invoiceCustomers } from "~/domains/billing/document-customers.server.ts";
import { maxCents } from "~/domains/billing/job-estimates/job-estimates.ts";
import { assignCustomers } from "~/domains/customers/index.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import {
  type Actor,
  addDays,
  authorize,
  type BusinessMember,
  dayOf,
  formatCents,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { closeDeposits, lockDeposits } from "./deposits.server.ts";
import {
  type Bill,
  type CollectibleVisit,
  findBill,
  mayCollect,
  selectCollectible,
} from "./find-bill.server.ts";
import { type Invoice, lockInvoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import type { Collection } from "./invoices.schema.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, type InvoiceContent, nextReminder } from "./invoices.ts";
import { issueDraft } from "./issue-draft.server.ts";
import { findMethodFor, type ReceiptMethod } from "./receipts.server.ts";

/**
 * `already_done`: nothing is due anymore; `changed_elsewhere`: another amount is due by now;
 * `not_possible`: nothing is due until the appointment is done.
 */
export type PaymentCollected =
  | { ok: true; invoiceId: string; receipt: ReceiptMethod | null }
  | Exclude<Collected, { ok: true }>;

type Collected = Result<
  { invoiceId: string },
  Refused<"not_found" | "already_done" | "changed_elsewhere" | "not_possible"> | Invalid | KeyReused
>;

type Collecting = { visitId: string; request: Collection; requestKey: string | null };

/**
 * Collects what is due at an appointment: creates and finalizes its invoice if it has none, records
 * the payment, and sends the receipt or the invoice; a repeated request counts once. All or part of
 * the balance, never more.
 */
export async function collectPayment(
  platform: Platform,
  actor: Actor,
  { visitId, request, requestKey }: Collecting,
): Promise<PaymentCollected> {
  authorize(canTakePayments(actor));
  authorize(await mayCollect(platform.database.query, actor));
  const { contractorId } = actor;
  const seen = await selectCollectible(platform.database.query, actor, visitId);
  if (!seen) return { ok: false, code: "not_found" };
  const zone = await findBusinessZone(
    platform.database.query,
    contractorId,
    platform.settings.timeZone,
  );
  const isSent = request.send_receipt || request.method === "link";
  const shown = await findBill(platform.database.query, seen, zone);
  const receipt = isSent ? await findMethodFor(platform, actor, shown?.invoice ?? seen.job) : null;
  const once = {
    scope: `collect-payment:${contractorId}`,
    key: requestKey,
    body: { visitId, request },
    repeat: async (_work: UnitOfWork, invoiceId: string) => ({ ok: true, invoiceId }) as const,
  };
  const collected = await inTransactionOnce<Collected>(platform, once, async (work, remember) => {
    // Two phones that collect for one job wait for each other here.
    await work.tx
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(and(eq(workOrders.id, seen.job.id), eq(workOrders.contractorId, contractorId)))
      .for(...lockRows(workOrders, "no key update"));
    const found = await selectCollectible(work.tx, actor, visitId);
    if (!found) return { ok: false, code: "not_found" };
    const before = await findBill(work.tx, found, zone);
    // A card payment or the office may have changed it until it's locked.
    const locked = before?.invoice && (await lockInvoice(work, contractorId, before.invoice.id));
    const bill = locked ? await findBill(work.tx, found, zone) : before;
    if (!bill && found.visit.state === "booked") return { ok: false, code: "not_possible" };
    const checked = checkBill(bill, request);
    if (!checked.ok) return checked;
    if (checked.tipCents > 0 && !(await settingsOf(work.tx, contractorId)).tips) {
      return { ok: false, code: "changed_elsewhere" };
    }
    const dated = { zone, sendsReceipt: receipt !== null };
    const invoice = await issueBill(platform, work, {
      actor,
      found,
      ...checked,
      request,
      ...dated,
    });
    if (request.method === "link") {
      if (receipt) work.enqueue(sendInvoiceJob, { invoiceId: invoice.id });
    } else if (calculateBalanceDue(invoice) > 0) {
      const { entryId } = await addEntry(work, actor, invoice, {
        kind: "payment",
        cents: -(request.amount ?? calculateBalanceDue(invoice)),
        method: request.method,
        note: noteOf(request),
        happenedOn: dayOf(work.now, zone),
      });
      if (receipt) work.enqueue(sendReceipt, { entryId });
    }
    remember(invoice.id);
    return { ok: true, invoiceId: invoice.id };
  });
  return collected.ok ? { ...collected, receipt } : collected;
}

/** The bill as the member saw it, with the amount they entered and the tip, or why not. */
function checkBill(bill: Bill | null, request: Collection) {
  if (!bill) return { ok: false, code: "already_done" } as const;
  const { invoice, dueCents, depositCents } = bill;
  if ((invoice?.id ?? null) !== request.invoice_id || dueCents !== request.due_cents) {
    return { ok: false, code: "changed_elsewhere" } as const;
  }
  const totalCents = dueCents ?? request.total;
  if (!totalCents) return invalid({ total: "Enter the job total" });
  const tipCents = invoice?.number ? 0 : (request.tip ?? 0);
  const { amount } = request;
  const remaining = Math.max(0, totalCents - depositCents) + tipCents;
  if (remaining > maxCents) return invalid({ tip: "The total can’t be more than $9,999,999.99" });
  if (amount === 0) return invalid({ amount: "Enter an amount" });
  if (amount !== null && amount > remaining) {
    return invalid({ amount: `Only ${formatCents(remaining)} is due` });
  }
  return { ok: true, bill, totalCents, tipCents, leftCents: remaining } as const;
}

type Issuing = {
  actor: BusinessMember;
  found: CollectibleVisit;
  bill: Bill;
  totalCents: number;
  tipCents: number;
  /** What is still to be paid, with the tip. */
  leftCents: number;
  request: Collection;
  zone: string;
  /** Whether the customer gets it now. */
  sendsReceipt: boolean;
};

/** The bill's issued invoice, locked: as it is, from its draft, or new. */
async function issueBill(
  platform: Platform,
  work: UnitOfWork,
  { actor, found, bill, totalCents, tipCents, leftCents, request, zone, sendsReceipt }: Issuing,
): Promise<Invoice> {
  const { tx, now } = work;
  const { contractorId } = actor;
  const { reminds, dueDays, tips } = await settingsOf(tx, contractorId);
  const today = dayOf(now, zone);
  const draft = bill.invoice
    ? await lockInvoice(work, contractorId, bill.invoice.id)
    : await addDraft(work, found, {
        estimateId: bill.estimateId,
        content: withLine(bill.content, found.job.what, totalCents),
        dueOn: addDays(today, dueDays),
      });
  if (!draft) throw new Error("Invoice not found");
  let invoice = draft;
  if (draft.number === null) {
    const dueOn = draft.dueOn < today ? today : draft.dueOn;
    await tx
      .update(invoices)
      .set({ dueOn, visitId: found.visit.id })
      .where(eq(invoices.id, draft.id));
    const { deposits, content } = await lockDeposits(work, draft, bill.reserved);
    const priced = tips && tipCents > 0 ? withTip(content, tipCents) : content;
    invoice = await issueDraft(platform, work, actor, draft, priced);
    await closeDeposits(work, actor, invoice, deposits);
  }
  if (sendsReceipt) {
    const paidCents = request.method === "link" ? 0 : (request.amount ?? leftCents);
    const isOpen = calculateBalanceDue(invoice) > paidCents;
    const isReminded = reminds && invoice.email !== null && isOpen;
    const remindAt = isReminded ? nextReminder(invoice.dueOn, zone, now) : null;
    await tx
      .update(invoices)
      .set({ sentAt: now, remindAt, updatedAt: now })
      .where(eq(invoices.id, invoice.id));
  }
  return invoice;
}

type NewDraft = { estimateId: string | null; content: InvoiceContent; dueOn: string };

/** Adds a draft for an appointment's job, for the job's customer. */
async function addDraft(
  work: UnitOfWork,
  { visit, job }: CollectibleVisit,
  { estimateId, content, dueOn }: NewDraft,
): Promise<Invoice> {
  const { tx, now } = work;
  const { contractorId, leadId, customerId, propertyId } = job;
  const { customerName, phone, phoneExtension, email, address, what } = job;
  const [draft] = await tx
    .insert(invoices)
    .values({
      id: newId(),
      contractorId,
      leadId,
      workOrderId: job.id,
      visitId: visit.id,
      estimateId,
      customerId,
      propertyId,
      customerName,
      phone,
      phoneExtension,
      email,
      address,
      what,
      content,
      dueOn,
      totalCents: invoiceTotals(content).totalCents,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error("Invoice not saved");
  await assignCustomers(work, invoiceCustomers, { only: eq(invoices.id, draft.id) });
  return draft;
}

/** The content, or one line for the amount that the member entered. */
function withLine(content: InvoiceContent, description: string, priceCents: number) {
  if (content.lines.length > 0) return content;
  const line = { description, unit: null, quantity: 1_000, priceCents, taxable: false };
  return { ...content, lines: [line] };
}

const withTip = (content: InvoiceContent, cents: number): InvoiceContent => ({
  ...content,
  adjustments: [...(content.adjustments ?? []), { kind: "tip", cents }],
});

const noteOf = ({ note, signed_by: name }: Collection): string | null =>
  [note, name ? `Signed by ${name}` : null].filter(Boolean).join(". ") || null;
