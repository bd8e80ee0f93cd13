import { and, asc, desc, eq, lte } from "drizzle-orm";
import { canReadInvoices } from "~/domains/billing/billing.policy.ts";
import { invoiceLink, readInvoiceLink } from "~/domains/billing/documents.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { type Actor, authorize, dayOf, system } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { cardCheckouts, cardDisputes, cardRefunds } from "./card-payments.tables.server.ts";
import { isStuck, stuckRefundCutoff } from "./card-payments.ts";
import {
  type Claimed,
  claimCheckout,
  createCheckoutPage,
  expireCheckoutPage,
  isWithinCardLimits,
  refreshCheckout,
} from "./checkouts.server.ts";
import { findPaymentAccount, refreshPaymentAccount } from "./payment-accounts.server.ts";

/**
 * Whether anyone with the invoice's link can pay it by card now; "confirming" when they return from
 * a page whose payment isn't confirmed yet.
 */
export async function findCardOffer(
  { database: { query }, payments, ...keys }: Platform,
  token: string,
  hasReturned: boolean,
): Promise<"offered" | "confirming" | null> {
  const invoiceId = payments && (await readInvoiceLink(keys, query, token));
  if (!invoiceId) return null;
  const [invoice] = await query.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice || invoice.number === null || !isWithinCardLimits(calculateBalanceDue(invoice)))
    return null;
  if (hasReturned) {
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
  const matches = eq(cardCheckouts.id, cardRefunds.checkoutId);
  const [paid, refunds, disputes] = await Promise.all([
    query
      .select({ id: cardCheckouts.id, cents: cardCheckouts.cents, paidAt: cardCheckouts.updatedAt })
      .from(cardCheckouts)
      .where(and(ofInvoice, eq(cardCheckouts.state, "paid")))
      .orderBy(asc(cardCheckouts.createdAt)),
    query
      .select({ refund: cardRefunds })
      .from(cardRefunds)
      .innerJoin(cardCheckouts, matches)
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
  const requested = refunds.filter(({ refund }) => refund.state === "asked");
  const refundedCents = (id: string) =>
    refunds
      .filter(({ refund }) => refund.checkoutId === id && refund.state !== "failed")
      .reduce((cents, { refund }) => cents + refund.cents, 0);
  return {
    payments: paid.map(({ id, cents }) => ({
      id,
      leftCents: provider ? cents - refundedCents(id) : 0,
    })),
    /** Requested refunds that aren't in the ledger yet. */
    underWayCents: requested.reduce((cents, { refund }) => cents + refund.cents, 0),
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

export type CardPaymentStarted = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_possible" | "unavailable"> | TooMany
>;

/** The balance changes less often than this during one click. */
const maxRounds = 4;

/**
 * The provider's page where anyone with an invoice's link pays the balance by card. A second click
 * opens the same page, which can be paid once; a page for another amount is expired before a new
 * one is created. `already_done`: it was paid in the meantime. `unavailable`: the provider couldn't
 * be reached.
 */
export async function startCardPayment(
  platform: Platform,
  token: string,
): Promise<CardPaymentStarted> {
  const invoiceId = await readInvoiceLink(platform, platform.database.query, token);
  if (!invoiceId) return { ok: false, code: "not_found" };
  if (!platform.payments) return { ok: false, code: "not_possible" };
  const { waitSeconds } = await platform.limits.use("card_payment", invoiceId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const [invoice] = await platform.database.query
    .select({ contractorId: invoices.contractorId })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (!invoice) return { ok: false, code: "not_found" };
  for (let round = 0; round < maxRounds; round++) {
    const claimed = await claimCheckout(platform, invoice.contractorId, invoiceId);
    if (!claimed.ok) return claimed;
    const started = await startAtCheckout(
      platform,
      claimed,
      await invoiceLink(platform, platform.database.query, invoiceId),
    );
    if (started !== "again") return started;
  }
  return { ok: false, code: "unavailable" };
}

/** The claimed page's URL, or "again" if it can't be paid anymore or has another amount. */
async function startAtCheckout(
  platform: Platform,
  { row, owedCents, isNew }: Claimed,
  link: string,
): Promise<CardPaymentStarted | "again"> {
  const actor = system("card-payments");
  const found = row.checkoutId
    ? await refreshCheckout(platform, actor, row.id)
    : await createCheckoutPage(platform, row.id, link);
  if (found === "ended") {
    if (!isNew) return "again";
    // Rejected before anyone could pay: the account may have changed.
    const isKnown = await refreshPaymentAccount(platform, actor, row.accountId);
    return { ok: false, code: isKnown ? "not_possible" : "unavailable" };
  }
  if (found === "unknown") return { ok: false, code: "unavailable" };
  if (found === "paid") return "again";
  // A page created by an earlier click may have been paid since: check again.
  if (!row.checkoutId && !isNew) return "again";
  if (found.cents !== owedCents) {
    const ended = await expireCheckoutPage(platform, actor, row.id);
    return ended === "unknown" ? { ok: false, code: "unavailable" } : "again";
  }
  // Paid but not confirmed yet: the invoice's own page shows that.
  return { ok: true, url: found.url ?? `${link}?paid=1` };
}
