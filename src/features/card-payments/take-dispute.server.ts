import { eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged, paymentDisputed } from "./card-payments.events.ts";
import { cardDisputes } from "./card-payments.tables.server.ts";
import { findPayment } from "./find-payment.server.ts";
import { lockCheckout } from "./settle-checkout.server.ts";

/**
 * Takes over that a customer disputes a payment, and what became of it (`payments.disputes`).
 * @throws when the provider cannot be asked
 */
export async function takeDispute(
  platform: Platform,
  actor: Actor,
  of: { accountId: string; disputeId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const found = await platform.payments?.findDispute(of);
  if (!found?.ok) {
    if (found?.again) throw new Error(found.reason);
    return;
  }
  const { paymentId, disputeId, ...dispute } = found.dispute;
  const payment = await findPayment(platform, actor, of.accountId, paymentId);
  if (!payment) return;
  const { contractorId, invoiceId, id: checkoutId } = payment;
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockCheckout(work, checkoutId))) return;
    const [known] = await tx
      .select({ id: cardDisputes.id })
      .from(cardDisputes)
      .where(eq(cardDisputes.disputeId, disputeId));
    const about = { contractorId, checkoutId, disputeId, createdAt: now, updatedAt: now };
    const [kept] = await tx
      .insert(cardDisputes)
      .values({ ...about, ...dispute })
      .onConflictDoUpdate({
        target: cardDisputes.disputeId,
        set: { ...dispute, updatedAt: now },
      })
      .returning({ id: cardDisputes.id });
    // One that is decided when it is first heard of wants no answer.
    if (kept && !known && dispute.state === "open") {
      work.record(paymentDisputed, { disputeId: kept.id, contractorId });
    }
    work.record(cardPaymentChanged, { invoiceId, contractorId });
  });
}
