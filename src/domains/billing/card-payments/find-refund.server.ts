import { and, eq, ne, sum } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Answered, PaymentProvider, Refund } from "~/platform/payments/payments.ts";
import { cardCheckouts, cardRefunds } from "./card-payments.tables.server.ts";
import type { Checkout } from "./checkouts.server.ts";

/** A refund with its payment. */
export async function findCardRefund(database: Reader, refundId: string) {
  const [found] = await database
    .select({ asked: cardRefunds, checkout: cardCheckouts })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(eq(cardRefunds.id, refundId));
  return found ?? null;
}

/** What was refunded of a card payment, or is pending, in cents. */
export async function refundedCents(database: Reader, checkoutId: string): Promise<number> {
  const [found] = await database
    .select({ cents: sum(cardRefunds.cents).mapWith(Number) })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.checkoutId, checkoutId), ne(cardRefunds.state, "failed")));
  return found?.cents ?? 0;
}

/** Card refunds of an invoice that were requested and aren't in its ledger yet, in cents. */
export async function pendingRefundCents(database: Reader, invoiceId: string): Promise<number> {
  const [found] = await database
    .select({ cents: sum(cardRefunds.cents).mapWith(Number) })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardRefunds.state, "asked")));
  return found?.cents ?? 0;
}

/** The provider's refund for our id; null if it made none. */
export async function findProviderRefund(
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
