import { eq } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Answered, PaymentProvider, Refund } from "~/platform/payments/payments.ts";
import { cardCheckouts, cardRefunds } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";

/** A refund that was asked for, with the payment that it gives back of. */
export async function findCardRefund(database: Reader, refundId: string) {
  const [found] = await database
    .select({ asked: cardRefunds, checkout: cardCheckouts })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(eq(cardRefunds.id, refundId));
  return found ?? null;
}

/** Whether the provider made a refund of a payment, known by our own id; null where it made none. */
export async function findMade(
  payments: PaymentProvider | null,
  { accountId, paymentId }: Pick<Checkout, "accountId" | "paymentId">,
  refundId: string,
): Promise<Answered<{ refund: Refund | null }>> {
  const listed = paymentId ? await payments?.listRefunds({ accountId, paymentId }) : undefined;
  if (!listed)
    return { ok: false, again: false, code: null, reason: "No payment provider is set up" };
  if (!listed.ok) return listed;
  const made = listed.refunds.find(({ reference }) => reference === refundId);
  return { ok: true, refund: made ?? null };
}
