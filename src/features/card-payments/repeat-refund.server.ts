import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged } from "./card-payments.events.ts";
import { makeCardRefund } from "./card-payments.jobs.server.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import { holdRefund, type RefundOf } from "./hold-refund.server.ts";

type Repeated = Result<object, Refused<"not_found" | "not_possible" | "already_done">>;

/**
 * Has the provider asked once more for a refund of which it said nothing (`payments.stuck-refunds`): what
 * it made before is found, and never made twice (`payments.lost-answers`). One that is on its way is left
 * there; one that is settled is `already_done`.
 */
export async function repeatRefund(
  platform: Platform,
  actor: Actor,
  of: RefundOf,
): Promise<Repeated> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  if (!platform.payments) return { ok: false, code: "not_possible" };
  return inTransaction<Repeated>(platform, async (work) => {
    const held = await holdRefund(work, contractorId, of);
    if (!held.ok) return held;
    if (held.refund.state !== "asked") return { ok: false, code: "already_done" };
    if (!held.isStuck) return { ok: true };
    const { refundId, invoiceId } = of;
    await work.tx
      .update(cardRefunds)
      .set({ updatedAt: work.now })
      .where(eq(cardRefunds.id, refundId));
    work.enqueue(makeCardRefund, { refundId });
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    return { ok: true };
  });
}
