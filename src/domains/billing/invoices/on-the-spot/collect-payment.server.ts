import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { addEntryOnce, type EntryRequest, type PaymentRecorded } from "../add-entry-once.server.ts";
import type { OnSitePayment } from "../entries.schema.ts";
import { canTakePayments } from "../invoices.policy.ts";
import { invoices } from "../invoices.tables.server.ts";
import { calculateBalanceDue } from "../invoices.ts";
import { findReceiptMethod } from "../receipts.server.ts";
import { selectVisitInvoices } from "./select-visit-invoices.server.ts";

/**
 * Records cash or a check collected at an appointment today, for an invoice of its job: all or part
 * of the balance, never more. Sends a receipt unless the box was unchecked.
 */
export async function collectPayment(
  platform: Platform,
  actor: Actor,
  { visitId, ...payment }: EntryRequest<OnSitePayment> & { visitId: string },
): Promise<PaymentRecorded> {
  authorize(canTakePayments(actor));
  const { invoiceId, request } = payment;
  const receipt = request.send_receipt ? await findReceiptMethod(platform, actor, invoiceId) : null;
  const sending = { ...payment, sendsReceipt: receipt !== null };
  const added = await addEntryOnce(
    platform,
    actor,
    sending,
    async ({ tx }, invoice, happenedOn) => {
      const [found] = await selectVisitInvoices(tx, actor, visitId, eq(invoices.id, invoice.id));
      if (!found) return { ok: false, code: "not_found" };
      const { amount, method, note } = payment.request;
      const left = calculateBalanceDue(invoice);
      if (left <= 0) return { ok: false, code: "already_done" };
      if (amount > left) return invalid({ amount: `Only ${formatCents(left)} is due` });
      return { kind: "payment", cents: -amount, method, note, happenedOn };
    },
  );
  return added.ok ? { ...added, receipt } : added;
}
