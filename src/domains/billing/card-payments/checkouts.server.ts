import { and, eq } from "drizzle-orm";
import { expireOutdatedCheckout, sendReceipt } from "~/domains/billing/billing.jobs.server.ts";
import { invoiceLink } from "~/domains/billing/documents.server.ts";
import { addEntry } from "~/domains/billing/invoices/add-entry.server.ts";
import { type Invoice, lockInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { calculateBalanceDue, invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { findHold, type Hold } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, dayOf, isSystem, system } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import {
  type CheckoutPage,
  maxCardCents,
  minCardCents,
  type PaymentRefusal,
  type ProviderResult,
} from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import { checkoutMinutes } from "./card-payments.ts";
import { findPaymentAccount } from "./payment-accounts.server.ts";

// A checkout: a page at the provider to pay one amount of an invoice. An invoice has one live checkout
// at most. A change that may add a payment locks the invoice, then the checkout (`lockCheckout`).
//
//   new   -> live     someone opens the payment page, before the request to the provider (claimCheckout)
//   live  -> paid     the provider says so (refreshCheckout); the ledger gets the payment, once
//   live  -> ended    it expired (refreshCheckout), was expired for another amount (expireCheckoutPage), or was never
//                     created (abandonCheckout)
//   ended -> paid     someone paid a page we had ended (refreshCheckout); paid is final

export type Checkout = typeof cardCheckouts.$inferSelect;

export type Claimed = { ok: true; row: Checkout; owedCents: number; isNew: boolean };

/** Whether a card can pay this amount. */
export const isWithinCardLimits = (cents: number) => cents >= minCardCents && cents <= maxCardCents;

/** An invoice's live checkout, or a new one for the balance due; concurrent callers get the same. */
export async function claimCheckout(
  platform: Platform,
  contractorId: string,
  invoiceId: string,
): Promise<Claimed | Refused<"not_found" | "already_done" | "not_possible">> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const invoice = await lockInvoice(work, contractorId, invoiceId);
    if (!invoice || invoice.number === null || invoice.erasedAt) {
      return { ok: false, code: "not_found" };
    }
    const owedCents = calculateBalanceDue(invoice);
    const [live] = await tx
      .select()
      .from(cardCheckouts)
      .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardCheckouts.state, "live")));
    if (owedCents <= 0) return { ok: false, code: "already_done" };
    if (live) return { ok: true, row: live, owedCents, isNew: false };
    const account = await findPaymentAccount(tx, contractorId);
    if (!account?.takesCards || !isWithinCardLimits(owedCents))
      return { ok: false, code: "not_possible" };
    const expiresAt = pageExpiry(await findHold(tx, invoiceId), now);
    if (!expiresAt) return { ok: false, code: "not_possible" };
    const [row] = await tx
      .insert(cardCheckouts)
      .values({
        contractorId,
        invoiceId,
        accountId: account.accountId,
        cents: owedCents,
        state: "live",
        expiresAt,
        checkAt: firstCheck(now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("Checkout not saved");
    return { ok: true, row, owedCents, isNew: true };
  });
}

/**
 * When a new page expires. One that books a held time ends shortly before the hold does; null if
 * that is sooner than the provider's minimum.
 */
function pageExpiry(hold: Hold | null, now: Date): Date | null {
  const usual = new Date(now.getTime() + checkoutMinutes * 60_000);
  if (!hold || hold.state === "booked" || hold.state === "lost") return usual;
  const expiresAt = new Date(hold.expiresAt.getTime() - minute);
  return expiresAt.getTime() - now.getTime() > minPageMinutes * minute ? expiresAt : null;
}

/** The provider's minimum is 30. */
const minPageMinutes = 31;

/**
 * A page that can be paid, one that has ended or was paid, or "unknown" if the provider can't be
 * reached.
 */
type CheckoutStatus = CheckoutPage | "ended" | "paid" | "unknown";

/**
 * Records a checkout's state at the provider. If the response to its creation was lost, it's
 * created again with the same reference, which returns the first one if it exists.
 */
export async function refreshCheckout(
  platform: Platform,
  actor: Actor,
  rowId: string,
): Promise<CheckoutStatus> {
  authorize(isSystem(actor));
  const row = await findCheckout(platform, rowId);
  if (!row || row.state === "paid") return row ? "paid" : "ended";
  if (!row.checkoutId) {
    const link = await invoiceLink(platform, platform.database.query, row.invoiceId);
    const created = await createCheckoutPage(platform, rowId, link);
    // An idempotent response may describe an earlier state.
    return typeof created === "string" ? created : refreshCheckout(platform, actor, rowId);
  }
  const target = { accountId: row.accountId, checkoutId: row.checkoutId };
  return recordProviderResponse(platform, row, await platform.payments?.findCheckout(target));
}

/** Creates the page at the provider, once per row. @param link the invoice's link */
export async function createCheckoutPage(
  platform: Platform,
  rowId: string,
  link: string,
): Promise<CheckoutStatus> {
  const row = await findCheckout(platform, rowId);
  if (!row) return "ended";
  const { accountId, cents, expiresAt, invoice } = row;
  const created = await platform.payments?.createCheckout({
    accountId,
    reference: rowId,
    cents,
    title: `${invoiceName(invoice.number)}, ${invoice.business?.name ?? ""}`,
    paidUrl: `${link}?paid=1`,
    backUrl: link,
    expiresAt,
  });
  if (!created) return "unknown";
  if (created.ok) {
    await settleCheckout(platform, rowId, {
      ...created.checkout,
      state: "open",
      isPaid: false,
      paidAt: null,
    });
    return created.checkout;
  }
  return refused(platform, row, created);
}

/** Expires a page at the provider, unless someone just paid. */
export async function expireCheckoutPage(
  platform: Platform,
  actor: Actor,
  rowId: string,
): Promise<CheckoutStatus> {
  authorize(isSystem(actor));
  const row = await findCheckout(platform, rowId);
  if (!row || row.state === "paid") return row ? "paid" : "ended";
  if (!row.checkoutId) {
    const seen = await refreshCheckout(platform, actor, rowId);
    return typeof seen === "string" ? seen : expireCheckoutPage(platform, actor, rowId);
  }
  const target = { accountId: row.accountId, checkoutId: row.checkoutId };
  return recordProviderResponse(platform, row, await platform.payments?.expireCheckout(target));
}

async function recordProviderResponse(
  platform: Platform,
  row: Checkout,
  found: ProviderResult<{ checkout: CheckoutPage }> | undefined,
): Promise<CheckoutStatus> {
  if (!found) return "unknown";
  if (!found.ok) return refused(platform, row, found);
  const state = await settleCheckout(platform, row.id, found.checkout);
  return state === "live" ? found.checkout : state;
}

/**
 * A created page can be paid until it expires, even if the provider now rejects our key or the
 * account.
 */
async function refused(
  platform: Platform,
  { id, checkoutId, expiresAt }: Checkout,
  { again, reason, code }: PaymentRefusal,
): Promise<CheckoutStatus> {
  platform.log.warn("payment checkout unavailable", {
    error: new Error(`${code ?? "no code"}: ${reason}`),
  });
  if (again || (checkoutId !== null && expiresAt > platform.clock.now())) return "unknown";
  await abandonCheckout(platform, id);
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

/** Locks a checkout and its invoice, always the invoice first. */
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
    .for(...lockRows(cardCheckouts));
  return row && invoice ? { row, invoice } : null;
}

/**
 * Records the provider's state of a page. A payment is added to the ledger once, in any order of
 * webhooks (`invoices.ledger`).
 */
async function settleCheckout(
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
    // A checkout that ended for us may still be open at the provider and get paid.
    await keep({ checkAt: nextCheck(row.createdAt, now) });
    return row.state;
  });
}

/** The provider's payment date, since we may find out days later. Never in the future. */
const paidOn = ({ paidAt }: CheckoutPage, now: Date): Date =>
  paidAt && paidAt < now ? paidAt : now;

/** Ends a checkout that has no page at the provider and never will. */
async function abandonCheckout(platform: Platform, rowId: string): Promise<void> {
  await inTransaction(platform, async ({ tx, now }) => {
    await tx
      .update(cardCheckouts)
      .set({ state: "ended", checkAt: null, updatedAt: now })
      .where(and(eq(cardCheckouts.id, rowId), eq(cardCheckouts.state, "live")));
  });
}

/** Enqueues expiring a live page whose amount differs from the new balance due. */
export async function enqueueOutdatedPage(
  work: UnitOfWork,
  { payload: { invoiceId } }: RecordedEvent<{ invoiceId: string }>,
): Promise<void> {
  const outdated = await findOutdatedCheckout(work.tx, invoiceId);
  if (outdated) work.enqueue(expireOutdatedCheckout, { invoiceId });
}

/**
 * Expires the page of an invoice whose balance changed.
 * @throws when the provider can't be reached, so the task is retried
 */
export async function expireOutdatedPage(
  platform: Platform,
  actor: Actor,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const outdated = await findOutdatedCheckout(platform.database.query, invoiceId);
  if (!outdated) return;
  const seen = await expireCheckoutPage(platform, actor, outdated.id);
  if (seen === "unknown") throw new Error("The payment provider didn’t expire a checkout");
}

async function findOutdatedCheckout(database: Reader, invoiceId: string) {
  const [live] = await database
    .select({ checkout: cardCheckouts, invoice: invoices })
    .from(cardCheckouts)
    .innerJoin(invoices, eq(invoices.id, cardCheckouts.invoiceId))
    .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardCheckouts.state, "live")));
  return live && live.checkout.cents !== calculateBalanceDue(live.invoice) ? live.checkout : null;
}

/** Refreshes every checkout whose webhook is overdue. */
export async function refreshOpenCheckouts(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.payments) return;
  const { id, contractorId, checkAt: dueAt } = cardCheckouts;
  const refresh = async (row: { id: string }) => {
    await refreshCheckout(platform, actor, row.id);
  };
  await forEachDue(platform, { id, contractorId, dueAt }, refresh, "checkout check failed");
}

const minute = 60_000;

/** When a checkout without a webhook is first refreshed. */
const firstCheck = (now: Date): Date => new Date(now.getTime() + 10 * minute);

/** When to refresh next: less often the older it is, at most an hour apart. */
function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 10 * minute), 60 * minute));
}

/** The checkout with our reference, if it belongs to this account. */
export async function findByReference(
  { database }: Platform,
  accountId: string,
  reference: string | null,
): Promise<Checkout | null> {
  const id = readId(reference);
  if (!id) return null;
  const [row] = await database.query
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.id, id), eq(cardCheckouts.accountId, accountId)));
  return row ?? null;
}

/**
 * The paid checkout that a refund or a dispute is about. Webhooks arrive in any order: a payment we don't know
 * yet is looked up at the provider first. Null for a payment that isn't an invoice's.
 * @throws when the provider can't be reached
 */
export async function findPayment(
  platform: Platform,
  actor: Actor,
  accountId: string,
  paymentId: string | null,
): Promise<Checkout | null> {
  authorize(isSystem(actor));
  if (!paymentId || !platform.payments) return null;
  const matches = and(
    eq(cardCheckouts.paymentId, paymentId),
    eq(cardCheckouts.accountId, accountId),
  );
  const select = () => platform.database.query.select().from(cardCheckouts).where(matches);
  const [known] = await select();
  if (known) return known;
  const found = await platform.payments.findReference({ accountId, paymentId });
  if (!found.ok) {
    if (found.again) throw new Error(found.reason);
    return null;
  }
  const row = await findByReference(platform, accountId, found.reference);
  if (!row) return null;
  if ((await refreshCheckout(platform, actor, row.id)) === "unknown") {
    throw new Error("The payment provider can’t say whether this was paid");
  }
  return (await select())[0] ?? null;
}
