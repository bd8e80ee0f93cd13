import { canManagePayments } from "~/domains/billing/billing.policy.ts";
import { creditForRefund } from "~/domains/billing/invoices/add-entry.server.ts";
import type { NewRefund } from "~/domains/billing/invoices/invoices.schema.ts";
import {
  addEntryOnce,
  type EntryAdded,
  type EntryRequest,
} from "~/domains/billing/invoices/record-payment.server.ts";
import { type Actor, authorize, formatCents } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { pendingRefundCents } from "./refunds.server.ts";

/**
 * Records a refund to the customer, or a payment recorded by mistake. Pending card refunds count as
 * already refunded; the amount that is no longer due is credited.
 */
export async function refundPayment(
  platform: Platform,
  actor: Actor,
  refund: EntryRequest<NewRefund>,
): Promise<EntryAdded> {
  authorize(canManagePayments(actor));
  return addEntryOnce(platform, actor, refund, async (work, invoice, today) => {
    const { id, paidCents } = invoice;
    const { amount, method, note, paid_on: happenedOn } = refund.request;
    if (happenedOn > today) return invalid({ paid_on: "Choose today or an earlier date" });
    const pendingCents = await pendingRefundCents(work.tx, id);
    if (amount > paidCents - pendingCents) {
      const remaining = formatCents(Math.max(0, paidCents - pendingCents));
      return invalid({
        amount:
          pendingCents > 0
            ? `You can refund up to ${remaining}: a card refund of ${formatCents(pendingCents)} is on its way`
            : `Only ${remaining} was paid`,
      });
    }
    const given = { kind: "refund", cents: amount, method, note, happenedOn } as const;
    const credit = refund.request.not_owed_again
      ? await creditForRefund(work, invoice, { cents: amount, pendingCents, note, happenedOn })
      : null;
    return credit ? [given, credit] : given;
  });
}
