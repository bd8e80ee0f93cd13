import { type Actor, authorize } from "~/features/access/actor.ts";
import { formatCents } from "~/features/money/money.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { addEntryOnce, type EntryAdded, type EntryRequest } from "./add-entry-once.server.ts";
import type { NewRefund } from "./entries.schema.ts";
import { canWriteInvoices } from "./invoices.policy.ts";

/** Writes down money that went back to the customer, or that was written down wrongly (`invoices.refunds`). */
export async function refundPayment(
  platform: Platform,
  actor: Actor,
  refund: EntryRequest<NewRefund>,
): Promise<EntryAdded> {
  authorize(canWriteInvoices(actor));
  return addEntryOnce(platform, actor, refund, async (_work, { paidCents }, today) => {
    const { amount, method, note, paid_on: happenedOn } = refund.request;
    if (happenedOn > today) return invalid({ paid_on: "Choose today or a day before" });
    if (amount > paidCents) {
      return invalid({ amount: `Only ${formatCents(paidCents)} was paid` });
    }
    return { kind: "refund", cents: amount, method, note, happenedOn };
  });
}
