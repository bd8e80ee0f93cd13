import { sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { canAddEntries, canWriteInvoices } from "~/domains/billing/billing.policy.ts";
import { nextNumber } from "~/domains/billing/documents.server.ts";
import { maxCents } from "~/domains/billing/job-estimates/job-estimates.ts";
import {
  type Actor,
  authorize,
  dayOf,
  formatCents,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry, type NewEntry } from "./add-entry.server.ts";
import { type Invoice, lockInvoice } from "./find-invoice.server.ts";
import type { NewCredit, NewPayment } from "./invoices.schema.ts";
import { calculateBalanceDue } from "./invoices.ts";
import { findReceiptMethod, type ReceiptMethod } from "./receipts.server.ts";
import { findVoidProblem, voidInvoice } from "./void-invoice.server.ts";

/**
 * Records a full or partial payment. Rejects more than the balance due until the member confirms
 * it. Sends a receipt unless the box was unchecked.
 */
export async function recordPayment(
  platform: Platform,
  actor: Actor,
  payment: EntryRequest<NewPayment>,
): Promise<PaymentRecorded> {
  authorize(canWriteInvoices(actor));
  const { invoiceId, request } = payment;
  const receipt = request.send_receipt ? await findReceiptMethod(platform, actor, invoiceId) : null;
  const sending = { ...payment, sendsReceipt: receipt !== null };
  const added = await addEntryOnce(platform, actor, sending, async (_work, invoice, today) => {
    const { amount, method, note, paid_on: happenedOn, more_than_owed } = payment.request;
    if (happenedOn > today) return invalid({ paid_on: "Choose today or an earlier date" });
    if (invoice.voidedAt) {
      return invalid({ amount: "This work can be invoiced again. Record it on the new invoice" });
    }
    if (invoice.paidCents + amount > maxCents) {
      return invalid({ amount: "That’s more than the largest invoice allowed" });
    }
    const owedCents = Math.max(0, calculateBalanceDue(invoice));
    if (amount > owedCents && !more_than_owed) {
      const overpaid = formatCents(amount - owedCents);
      return invalid({
        amount: `${formatCents(owedCents)} is due. This is ${overpaid} more`,
        more_than_owed: `Did they overpay? Check this box to record ${formatCents(amount)}. You’ll owe them ${overpaid}.`,
      });
    }
    return { kind: "payment", cents: -amount, method, note, happenedOn };
  });
  return added.ok ? { ...added, receipt } : added;
}

/**
 * Credits all or part of an invoice by a credit note with its own number (`invoices.gapless`);
 * the invoice itself stays unchanged. With `bill_again`, which needs a credit of all that is left,
 * it is voided: its work can be invoiced again, less its deposits.
 */
export async function creditInvoice(
  platform: Platform,
  actor: Actor,
  credit: EntryRequest<NewCredit>,
): Promise<EntryAdded> {
  authorize(canWriteInvoices(actor));
  return addEntryOnce(platform, actor, credit, async (work, invoice, happenedOn) => {
    const { amount, reason: note, bill_again } = credit.request;
    const remaining = invoice.totalCents - invoice.creditedCents;
    if (amount > remaining) {
      return invalid({ amount: `The most you can credit is ${formatCents(remaining)}` });
    }
    const problem = bill_again === false ? null : await findVoidProblem(work, invoice);
    if (bill_again && problem) return invalid({ bill_again: problem });
    if (bill_again && amount < remaining) {
      return invalid({ amount: `To invoice this work again, credit ${formatCents(remaining)}` });
    }
    const voids = bill_again ?? (amount === remaining && problem === null);
    const isExplicit = bill_again === true;
    if (voids) await voidInvoice(work, actor, invoice, { today: happenedOn, isExplicit });
    const number = await nextNumber(work, invoice.contractorId, "credit_note");
    return { kind: "credit", cents: -amount, number, note, happenedOn };
  });
}

/**
 * Voids an invoice with nothing left to credit, such as one that its deposit covers: its work can be
 * invoiced again.
 */
export async function billAgain(
  platform: Platform,
  actor: Actor,
  invoiceId: string,
): Promise<Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>> {
  authorize(canWriteInvoices(actor));
  return inTransaction(platform, async (work) => {
    const invoice = await lockInvoice(work, actor.contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    const { number, voidedAt, totalCents, creditedCents } = invoice;
    if (number === null || creditedCents < totalCents || (await findVoidProblem(work, invoice))) {
      return { ok: false, code: "not_possible" };
    }
    if (voidedAt === null) {
      const zone = await findBusinessZone(
        work.tx,
        invoice.contractorId,
        platform.settings.timeZone,
      );
      const today = dayOf(work.now, zone);
      await voidInvoice(work, actor, invoice, { today, isExplicit: true });
    }
    return { ok: true, changed: voidedAt === null };
  });
}

export type EntryAdded = Result<
  { entryId: string },
  Refused<"not_found" | "not_possible" | "already_done"> | Invalid | KeyReused
>;

export type EntryRequest<Value> = {
  invoiceId: string;
  request: Value;
  requestKey: string | null;
};

/** What was recorded, and how the receipt is sent to the customer; null if none is sent. */
export type PaymentRecorded =
  | Refusal
  | { ok: true; entryId: string; receipt: ReceiptMethod | null };

type Refusal = Exclude<EntryAdded, { ok: true }>;

/**
 * Adds a member's entry to the ledger of an issued invoice of their business; a repeated request
 * counts once (`invoices.ledger`). The caller checks permission to record it.
 * @param decide gets the locked invoice and returns a refusal, an entry, or several entries with the
 * requested one first
 */
export async function addEntryOnce<Value>(
  platform: Platform,
  actor: Actor,
  {
    invoiceId,
    request,
    requestKey,
    sendsReceipt,
  }: EntryRequest<Value> & { sendsReceipt?: boolean },
  decide: (
    work: UnitOfWork,
    invoice: Invoice,
    today: LocalDay,
  ) => Promise<NewEntry | [NewEntry, ...NewEntry[]] | Refusal>,
): Promise<EntryAdded> {
  authorize(canAddEntries(actor));
  const { contractorId } = actor;
  const once = {
    scope: `invoice-entry:${contractorId}`,
    key: requestKey,
    body: { invoiceId, request },
    repeat: async (_work: UnitOfWork, entryId: string) => ({ ok: true, entryId }) as const,
  };
  return inTransactionOnce<EntryAdded>(platform, once, async (work, remember) => {
    const invoice = await lockInvoice(work, contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number === null) return { ok: false, code: "not_possible" };
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    const decided = await decide(work, invoice, dayOf(work.now, zone));
    if ("ok" in decided) return decided;
    const [first, ...more] = Array.isArray(decided) ? decided : [decided];
    const { entryId, invoice: next } = await addEntry(work, actor, invoice, first);
    let state = next;
    for (const entry of more) {
      state = (await addEntry(work, actor, state, entry)).invoice;
    }
    if (sendsReceipt) work.enqueue(sendReceipt, { entryId });
    remember(entryId);
    return { ok: true, entryId };
  });
}
