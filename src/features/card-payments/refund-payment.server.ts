import { type Actor, authorize } from "~/features/access/actor.ts";
import {
  addEntryOnce,
  type EntryAdded,
  type EntryRequest,
} from "~/features/invoices/add-entry-once.server.ts";
import type { NewRefund } from "~/features/invoices/entries.schema.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import { formatCents } from "~/features/money/money.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { creditOfRefund } from "./credit-of-refund.server.ts";
import { underWayCents } from "./under-way.server.ts";

/**
 * Writes down money that went back to the customer, or that was written down wrongly. What is on its way
 * back to a card counts as gone already; what is not to be paid again is credited (`invoices.refunds`).
 */
export async function refundPayment(
  platform: Platform,
  actor: Actor,
  refund: EntryRequest<NewRefund>,
): Promise<EntryAdded> {
  authorize(canWriteInvoices(actor));
  return addEntryOnce(platform, actor, refund, async (work, invoice, today) => {
    const { id, paidCents } = invoice;
    const { amount, method, note, paid_on: happenedOn } = refund.request;
    if (happenedOn > today) return invalid({ paid_on: "Choose today or an earlier date" });
    const underWay = await underWayCents(work.tx, id);
    if (amount > paidCents - underWay) {
      const left = formatCents(Math.max(0, paidCents - underWay));
      return invalid({
        amount:
          underWay > 0
            ? `You can refund up to ${left}: a card refund of ${formatCents(underWay)} is on its way`
            : `Only ${left} was paid`,
      });
    }
    const given = { kind: "refund", cents: amount, method, note, happenedOn } as const;
    const credit = refund.request.not_owed_again
      ? await creditOfRefund(work, invoice, { cents: amount, underWay, note, happenedOn })
      : null;
    return credit ? [given, credit] : given;
  });
}
