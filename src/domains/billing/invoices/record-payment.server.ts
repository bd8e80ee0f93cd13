import { maxCents } from "~/domains/billing/job-estimates/job-estimates.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { addEntryOnce, type EntryRequest, type PaymentRecorded } from "./add-entry-once.server.ts";
import type { NewPayment } from "./entries.schema.ts";
import { canWriteInvoices } from "./invoices.policy.ts";
import { calculateBalanceDue } from "./invoices.ts";
import { findReceiptMethod } from "./receipts.server.ts";

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
    if (invoice.paidCents + amount > maxCents) {
      return invalid({ amount: "That’s more than the largest invoice allowed" });
    }
    const owedCents = Math.max(0, calculateBalanceDue(invoice));
    if (amount > owedCents && !more_than_owed) {
      const over = formatCents(amount - owedCents);
      return invalid({
        amount: `${formatCents(owedCents)} is due. This is ${over} more`,
        more_than_owed: `Did they overpay? Check this box to record ${formatCents(amount)}. You’ll owe them ${over}.`,
      });
    }
    return { kind: "payment", cents: -amount, method, note, happenedOn };
  });
  return added.ok ? { ...added, receipt } : added;
}
