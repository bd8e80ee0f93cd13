import { eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { invoiceLink } from "~/features/invoices/invoice-link.server.ts";
import { invoices } from "~/features/invoices/invoices.tables.server.ts";
import { invoiceName } from "~/features/invoices/invoices.ts";
import type { Answered, CheckoutPage, PaymentRefusal } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";
import { giveUpCheckout, settleCheckout } from "./settle-checkout.server.ts";

/** What there is: a page that can be paid on, nothing any more, what was paid, or nobody knows. */
export type CheckoutSeen = CheckoutPage | "ended" | "paid" | "unknown";

/**
 * Asks how a page to pay on stands, and writes down what came of it. A page whose making was never
 * answered is made again with the same reference: so it is found, or was never there.
 */
export async function lookAtCheckout(
  platform: Platform,
  actor: Actor,
  rowId: string,
): Promise<CheckoutSeen> {
  authorize(isSystem(actor));
  const row = await findCheckout(platform, rowId);
  if (!row || row.state === "paid") return row ? "paid" : "ended";
  if (!row.checkoutId) {
    const link = await invoiceLink(platform, platform.database.query, row.invoiceId);
    const made = await makeCheckout(platform, rowId, link);
    // Of what was made before the answer tells how it was then.
    return typeof made === "string" ? made : lookAtCheckout(platform, actor, rowId);
  }
  const of = { accountId: row.accountId, checkoutId: row.checkoutId };
  return see(platform, row, await platform.payments?.findCheckout(of));
}

/** Makes the page at the provider, once however often it is asked for. @param link of the invoice */
export async function makeCheckout(
  platform: Platform,
  rowId: string,
  link: string,
): Promise<CheckoutSeen> {
  const row = await findCheckout(platform, rowId);
  if (!row) return "ended";
  const { accountId, cents, expiresAt, invoice } = row;
  const made = await platform.payments?.createCheckout({
    accountId,
    reference: rowId,
    cents,
    title: `${invoiceName(invoice.number)}, ${invoice.business?.name ?? ""}`,
    paidUrl: `${link}?paid=1`,
    backUrl: link,
    expiresAt,
  });
  if (!made) return "unknown";
  if (made.ok) {
    await settleCheckout(platform, rowId, {
      ...made.checkout,
      state: "open",
      isPaid: false,
      paidAt: null,
    });
    return made.checkout;
  }
  return refused(platform, row, made);
}

/** Ends a page, so that nobody pays on it any more, unless somebody just did. */
export async function endCheckout(
  platform: Platform,
  actor: Actor,
  rowId: string,
): Promise<CheckoutSeen> {
  authorize(isSystem(actor));
  const row = await findCheckout(platform, rowId);
  if (!row || row.state === "paid") return row ? "paid" : "ended";
  if (!row.checkoutId) {
    const seen = await lookAtCheckout(platform, actor, rowId);
    return typeof seen === "string" ? seen : endCheckout(platform, actor, rowId);
  }
  const of = { accountId: row.accountId, checkoutId: row.checkoutId };
  return see(platform, row, await platform.payments?.expireCheckout(of));
}

async function see(
  platform: Platform,
  row: Checkout,
  found: Answered<{ checkout: CheckoutPage }> | undefined,
): Promise<CheckoutSeen> {
  if (!found) return "unknown";
  if (!found.ok) return refused(platform, row, found);
  const state = await settleCheckout(platform, row.id, found.checkout);
  return state === "live" ? found.checkout : state;
}

/**
 * Until it runs out a page that was made is there for somebody to pay on, whatever the provider says of
 * our key or the account: no other one takes its place.
 */
async function refused(
  platform: Platform,
  { id, checkoutId, expiresAt }: Checkout,
  { again, reason, code }: PaymentRefusal,
): Promise<CheckoutSeen> {
  platform.log.warn("payment checkout unavailable", {
    error: new Error(`${code ?? "no code"}: ${reason}`),
  });
  if (again || (checkoutId !== null && expiresAt > platform.clock.now())) return "unknown";
  await giveUpCheckout(platform, id);
  return "ended";
}

async function findCheckout({ database: { query } }: Platform, rowId: string) {
  const [found] = await query
    .select({
      checkout: cardCheckouts,
      invoice: { number: invoices.number, business: invoices.business },
    })
    .from(cardCheckouts)
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(eq(cardCheckouts.id, rowId));
  return found ? { ...found.checkout, invoice: found.invoice } : null;
}
