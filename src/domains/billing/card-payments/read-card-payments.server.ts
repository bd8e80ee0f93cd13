import { and, asc, desc, eq, lte } from "drizzle-orm";
import { readInvoiceLink } from "~/domains/billing/invoices/invoice-link.server.ts";
import { canReadInvoices } from "~/domains/billing/invoices/invoices.policy.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { cardCheckouts, cardDisputes, cardRefunds } from "./card-payments.tables.server.ts";
import { isStuck, stuckRefundCutoff } from "./card-payments.ts";
import { isWithinCardLimits } from "./checkouts.server.ts";
import { findPaymentAccount } from "./payment-accounts.server.ts";

/**
 * Whether anyone with the invoice's link can pay it by card now; "confirming" when they return from
 * a page whose payment isn't confirmed yet.
 */
export async function findCardOffer(
  { database: { query }, payments, ...keys }: Platform,
  token: string,
  cameBack: boolean,
): Promise<"offered" | "confirming" | null> {
  const invoiceId = payments && (await readInvoiceLink(keys, query, token));
  if (!invoiceId) return null;
  const [invoice] = await query.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice || invoice.number === null || !isWithinCardLimits(calculateBalanceDue(invoice)))
    return null;
  if (cameBack) {
    const [live] = await query
      .select({ id: cardCheckouts.id })
      .from(cardCheckouts)
      .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardCheckouts.state, "live")));
    if (live) return "confirming";
  }
  const account = await findPaymentAccount(query, invoice.contractorId);
  return account?.takesCards ? "offered" : null;
}

/** Card payments of an invoice of the actor's business, with the refundable amount and disputes. */
export async function listCardPayments(
  { database: { query }, settings, clock, payments: provider }: Platform,
  actor: Actor,
  invoiceId: string,
) {
  authorize(canReadInvoices(actor));
  const ofInvoice = and(
    eq(cardCheckouts.invoiceId, invoiceId),
    eq(cardCheckouts.contractorId, actor.contractorId),
  );
  const of = eq(cardCheckouts.id, cardRefunds.checkoutId);
  const [paid, refunds, disputes] = await Promise.all([
    query
      .select({ id: cardCheckouts.id, cents: cardCheckouts.cents, paidAt: cardCheckouts.updatedAt })
      .from(cardCheckouts)
      .where(and(ofInvoice, eq(cardCheckouts.state, "paid")))
      .orderBy(asc(cardCheckouts.createdAt)),
    query
      .select({ refund: cardRefunds })
      .from(cardRefunds)
      .innerJoin(cardCheckouts, of)
      .where(ofInvoice)
      .orderBy(desc(cardRefunds.createdAt)),
    query
      .select({ dispute: cardDisputes })
      .from(cardDisputes)
      .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkoutId))
      .where(ofInvoice)
      .orderBy(desc(cardDisputes.createdAt)),
  ]);
  const zone = await findBusinessZone(query, actor.contractorId, settings.timeZone);
  const asked = refunds.filter(({ refund }) => refund.state === "asked");
  const backOf = (id: string) =>
    refunds
      .filter(({ refund }) => refund.checkoutId === id && refund.state !== "failed")
      .reduce((cents, { refund }) => cents + refund.cents, 0);
  return {
    payments: paid.map(({ id, cents }) => ({ id, leftCents: provider ? cents - backOf(id) : 0 })),
    /** Requested refunds that aren't in the ledger yet. */
    underWayCents: asked.reduce((cents, { refund }) => cents + refund.cents, 0),
    refunds: refunds
      .map(({ refund }) => {
        const { id, cents, state, reason } = refund;
        return { id, cents, state, reason, isStuck: isStuck(refund, clock.now()) };
      })
      .filter(({ state }) => state !== "made"),
    /** Whether a payment provider is configured. */
    hasProvider: provider !== null,
    disputes: disputes.map(({ dispute: { id, cents, reason, state, respondBy } }) => ({
      id,
      cents,
      reason,
      state,
      respondOn: respondBy && dayOf(respondBy, zone),
    })),
  };
}

export type CardPayments = Awaited<ReturnType<typeof listCardPayments>>;

/** Open disputes of the actor's business, most urgent first. */
export async function listOpenDisputes(
  { database }: Platform,
  actor: Actor,
  { limit }: { limit: number },
) {
  authorize(canReadInvoices(actor));
  return database.query
    .select({
      id: cardDisputes.id,
      invoiceId: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
      cents: cardDisputes.cents,
      reason: cardDisputes.reason,
      respondBy: cardDisputes.respondBy,
    })
    .from(cardDisputes)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardDisputes.checkoutId))
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(and(eq(cardDisputes.contractorId, actor.contractorId), eq(cardDisputes.state, "open")))
    .orderBy(asc(cardDisputes.respondBy), asc(cardDisputes.id))
    .limit(limit);
}

/** Refunds of the actor's business without a response from the provider for a day, oldest first. */
export async function listStuckRefunds(
  { database, clock }: Platform,
  actor: Actor,
  { limit }: { limit: number },
) {
  authorize(canReadInvoices(actor));
  return database.query
    .select({
      id: cardRefunds.id,
      invoiceId: invoices.id,
      number: invoices.number,
      name: invoices.customerName,
      cents: cardRefunds.cents,
    })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(
      and(
        eq(cardRefunds.contractorId, actor.contractorId),
        eq(cardRefunds.state, "asked"),
        lte(cardRefunds.updatedAt, stuckRefundCutoff(clock.now())),
      ),
    )
    .orderBy(asc(cardRefunds.createdAt), asc(cardRefunds.id))
    .limit(limit);
}
