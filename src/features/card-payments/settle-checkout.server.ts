import { and, eq } from "drizzle-orm";
import { system } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { addEntry } from "~/features/invoices/add-entry.server.ts";
import { sendReceipt } from "~/features/invoices/invoices.jobs.server.ts";
import { type Invoice, lockInvoice } from "~/features/invoices/lock-invoice.server.ts";
import { dayOf } from "~/features/time-zones/local-day.ts";
import type { CheckoutPage } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";
import { nextCheck } from "./next-check.ts";

/** Holds a page to pay on and its invoice, always the invoice first. */
export async function lockCheckout(
  work: UnitOfWork,
  rowId: string,
): Promise<{ row: Checkout; invoice: Invoice } | null> {
  const [known] = await work.tx
    .select({ contractorId: cardCheckouts.contractorId, invoiceId: cardCheckouts.invoiceId })
    .from(cardCheckouts)
    .where(eq(cardCheckouts.id, rowId));
  if (!known) return null;
  const invoice = await lockInvoice(work, known.contractorId, known.invoiceId);
  const [row] = await work.tx
    .select()
    .from(cardCheckouts)
    .where(eq(cardCheckouts.id, rowId))
    .for("update");
  return row && invoice ? { row, invoice } : null;
}

/**
 * Writes down how a page to pay on stands: what was paid on it is a payment of the ledger, once however
 * often and in whichever order it is told (`payments.ledger`). What was paid stays paid.
 */
export async function settleCheckout(
  platform: Platform,
  rowId: string,
  seen: CheckoutPage,
): Promise<Checkout["state"]> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const held = await lockCheckout(work, rowId);
    if (!held) return "ended";
    const { row, invoice } = held;
    if (row.state === "paid") return "paid";
    const keep = (change: Partial<Checkout>) =>
      tx
        .update(cardCheckouts)
        .set({ checkoutId: seen.checkoutId, ...change, updatedAt: now })
        .where(eq(cardCheckouts.id, rowId));
    if (seen.isPaid && seen.paymentId) {
      const zone = await findBusinessZone(tx, row.contractorId, platform.settings.timeZone);
      const { entryId } = await addEntry(work, system("card-payments"), invoice, {
        kind: "payment",
        cents: -seen.cents,
        method: "card",
        happenedOn: dayOf(paidOn(seen, now), zone),
      });
      work.enqueue(sendReceipt, { entryId });
      await keep({ state: "paid", paymentId: seen.paymentId, entryId, checkAt: null });
      return "paid";
    }
    if (seen.state === "expired") {
      await keep({ state: "ended", checkAt: null });
      return "ended";
    }
    // One that ended with us may be found open: somebody may still pay on it.
    await keep({ checkAt: nextCheck(row.createdAt, now) });
    return row.state;
  });
}

/** The provider says when (`payments.dated-by-provider`); we may notice days later. Never in the future. */
const paidOn = ({ paidAt }: CheckoutPage, now: Date): Date =>
  paidAt && paidAt < now ? paidAt : now;

/** Nothing is at the provider under this reference, and never will be. */
export async function giveUpCheckout(platform: Platform, rowId: string): Promise<void> {
  await inTransaction(platform, async ({ tx, now }) => {
    await tx
      .update(cardCheckouts)
      .set({ state: "ended", checkAt: null, updatedAt: now })
      .where(and(eq(cardCheckouts.id, rowId), eq(cardCheckouts.state, "live")));
  });
}
