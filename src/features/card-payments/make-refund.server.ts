import { and, eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import type { Answered, Refund } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged } from "./card-payments.events.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";
import { findCardRefund, findMade } from "./find-card-refund.server.ts";
import { keepRefund } from "./take-refund.server.ts";

type AskedRefund = typeof cardRefunds.$inferSelect;

/**
 * Has the provider make a refund. One that may have been made before, whose answer was lost, is looked
 * for first: the provider forgets idempotency keys after a day (`payments.lost-answers`).
 * @throws when nobody knows whether it was made, so that it is tried again
 */
export async function makeRefund(
  platform: Platform,
  actor: Actor,
  { refundId }: { refundId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const found = await findCardRefund(platform.database.query, refundId);
  if (found?.asked.state !== "asked" || !found.checkout.paymentId) return;
  const { asked, checkout } = found;
  const earlier = asked.attemptedAt ? await findMade(platform.payments, checkout, refundId) : null;
  if (earlier && !earlier.ok) throw new Error(earlier.reason);
  if (earlier?.refund) return keepRefund(platform, checkout, earlier.refund);
  const begun = await platform.database.query
    .update(cardRefunds)
    .set({ attemptedAt: platform.clock.now() })
    .where(and(eq(cardRefunds.id, refundId), eq(cardRefunds.state, "asked")))
    .returning({ id: cardRefunds.id });
  // Somebody said meanwhile that it did not go back.
  if (begun.length === 0) return;
  const made = await platform.payments?.createRefund({
    accountId: checkout.accountId,
    paymentId: found.checkout.paymentId,
    reference: refundId,
    cents: asked.cents,
  });
  await settle(platform, asked, checkout, made);
}

async function settle(
  platform: Platform,
  asked: AskedRefund,
  checkout: Checkout,
  made: Answered<{ refund: Refund }> | undefined,
): Promise<void> {
  if (!made) throw new Error("No payment provider is set up");
  if (made.ok) return keepRefund(platform, checkout, made.refund);
  if (made.again) throw new Error(made.reason);
  await inTransaction(platform, async ({ tx, now, record }) => {
    // News may have told meanwhile that it was made: then this answer is the older one.
    await tx
      .update(cardRefunds)
      .set({ state: "failed", reason: made.reason, updatedAt: now })
      .where(and(eq(cardRefunds.id, asked.id), eq(cardRefunds.state, "asked")));
    const { invoiceId, contractorId } = checkout;
    record(cardPaymentChanged, { invoiceId, contractorId });
  });
}
