import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged } from "./card-payments.events.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import { isStuck } from "./card-payments.ts";
import { findCardRefund, findMade } from "./find-card-refund.server.ts";
import { holdRefund, type RefundOf } from "./hold-refund.server.ts";
import { keepRefund } from "./take-refund.server.ts";

type Dropped = Result<
  object,
  Refused<"not_found" | "already_done" | "changed_elsewhere" | "unavailable">
>;

/** After so many milliseconds whoever asked the provider has its answer, or has none. */
const longestTry = 5 * 60_000;

/**
 * Says of a refund of which the provider said nothing that it was not made, so that its money can go back
 * otherwise (`payments.stuck-refunds`). The provider is asked first: what it made is written down, and
 * `already_done`; while it cannot be asked nothing changes (`payments.provider-away`). One that it still
 * makes afterwards is taken over as any other.
 */
export async function dropRefund(platform: Platform, actor: Actor, of: RefundOf): Promise<Dropped> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  const seen = await findCardRefund(platform.database.query, of.refundId);
  if (seen?.asked.contractorId !== contractorId) return { ok: false, code: "not_found" };
  const now = platform.clock.now();
  const { state, attemptedAt } = seen.asked;
  const isTried = attemptedAt !== null && now.getTime() - attemptedAt.getTime() < longestTry;
  if (state === "asked" && (isTried || !isStuck(seen.asked, now))) {
    return { ok: false, code: "changed_elsewhere" };
  }
  const made = attemptedAt ? await findMade(platform.payments, seen.checkout, of.refundId) : null;
  if (made?.ok && made.refund) {
    await keepRefund(platform, seen.checkout, made.refund);
    return { ok: false, code: "already_done" };
  }
  if (made && !made.ok && made.again) {
    platform.log.warn("refund check failed", { error: new Error(made.reason) });
    return { ok: false, code: "unavailable" };
  }
  return inTransaction<Dropped>(platform, async (work) => {
    const held = await holdRefund(work, contractorId, of);
    if (!held.ok) return held;
    const { refund } = held;
    if (refund.state === "failed") return { ok: true };
    // Whatever moved since the provider was asked may have made it.
    const isAsSeen = refund.attemptedAt?.getTime() === attemptedAt?.getTime();
    if (!held.isStuck || !isAsSeen) return { ok: false, code: "changed_elsewhere" };
    await work.tx
      .update(cardRefunds)
      .set({ state: "failed", reason: "Stripe never confirmed the refund", updatedAt: work.now })
      .where(eq(cardRefunds.id, of.refundId));
    const { invoiceId } = of;
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    return { ok: true };
  });
}
