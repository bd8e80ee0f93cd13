import { and, eq, ne, or, type SQL, sum } from "drizzle-orm";
import { cardPaymentChanged } from "~/domains/billing/billing.events.ts";
import { processRefundJob } from "~/domains/billing/billing.jobs.server.ts";
import { canManagePayments } from "~/domains/billing/billing.policy.ts";
import { addEntry, creditForRefund } from "~/domains/billing/invoices/add-entry.server.ts";
import type { Invoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import type { NewCardRefund } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import type { EntryRequest } from "~/domains/billing/invoices/record-payment.server.ts";
import {
  type Actor,
  authorize,
  dayOf,
  formatCents,
  isSystem,
  type LocalDay,
  system,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { ProviderResult, Refund } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts, cardRefunds } from "./card-payments.tables.server.ts";
import { isStuck } from "./card-payments.ts";
import { type Checkout, findPayment, lockCheckout } from "./checkouts.server.ts";

// A refund to a card. A change to the ledger locks the invoice, the payment (`lockCheckout`), and the
// refund; the others only change a refund that is still `asked`.
//
//   new    -> asked    a member requests it (refundCard)
//   new    -> made     the business made it in the provider's own dashboard (refreshRefund); `failed` right away if the
//                      bank had returned it by then
//   asked  -> made     the provider made it (recordRefund); the ledger gets it, once
//   asked  -> failed   the provider or the bank rejected it, or a member marked a stuck one failed (markRefundFailed)
//   asked  -> asked    a stuck one is sent again (retryRefund)
//   made   -> failed   the customer's bank returned it (refreshRefund); the ledger reverses it, once
//   failed -> made     the provider made one that a member had marked failed (recordRefund)

const noProvider = "No payment provider is set up";

type CardRefund = typeof cardRefunds.$inferSelect;

/** A refund and its invoice, of the actor's business. */
type RefundOf = { invoiceId: string; refundId: string };

type RefundRequested = Result<object, Refused<"not_found" | "not_possible"> | Invalid | KeyReused>;

/**
 * Requests a refund of all or part of a card payment, once per request key (`payments.refunds`).
 * It's added to the ledger once the provider has made it; a credit note for what is no longer due is
 * added right away.
 */
export async function refundCard(
  platform: Platform,
  actor: Actor,
  { invoiceId, request, requestKey }: EntryRequest<NewCardRefund>,
): Promise<RefundRequested> {
  authorize(canManagePayments(actor));
  const { contractorId } = actor;
  const once = {
    scope: `card-refund:${contractorId}`,
    key: requestKey,
    body: { invoiceId, request },
    repeat: async () => ({ ok: true }) as const,
  };
  return inTransactionOnce<RefundRequested>(platform, once, async (work, remember) => {
    const held = await lockCheckout(work, request.payment_id);
    const isMatching = held?.row.contractorId === contractorId && held.row.invoiceId === invoiceId;
    if (!held || !isMatching) return { ok: false, code: "not_found" };
    if (held.row.state !== "paid" || !platform.payments) return { ok: false, code: "not_possible" };
    const ofPayment = and(eq(cardRefunds.checkoutId, held.row.id), ne(cardRefunds.state, "failed"));
    const remaining = held.row.cents - (await sumRefunds(work.tx, ofPayment));
    const pendingCents = await pendingRefundCents(work.tx, invoiceId);
    const maxCents = Math.min(remaining, held.invoice.paidCents - pendingCents);
    if (request.amount > maxCents) {
      const why = pendingCents > 0 ? `: ${formatCents(pendingCents)} is already on its way` : "";
      return invalid({
        amount: `You can refund up to ${formatCents(Math.max(0, maxCents))}${why}`,
      });
    }
    const refundId = newId(work.now.getTime());
    await work.tx.insert(cardRefunds).values({
      id: refundId,
      contractorId,
      checkoutId: held.row.id,
      cents: request.amount,
      state: "asked",
      askedBy: actor.id,
      createdAt: work.now,
      updatedAt: work.now,
    });
    if (request.not_owed_again) {
      const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
      const happenedOn = dayOf(work.now, zone);
      const given = { cents: request.amount, pendingCents, note: null, happenedOn };
      const credit = await creditForRefund(work, held.invoice, given);
      if (credit) await addEntry(work, actor, held.invoice, credit);
    }
    work.enqueue(processRefundJob, { refundId });
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    remember(refundId);
    return { ok: true };
  });
}

/** Card refunds of an invoice that were requested and aren't in its ledger yet, in cents. */
export const pendingRefundCents = (database: Reader, invoiceId: string): Promise<number> =>
  sumRefunds(database, and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardRefunds.state, "asked")));

async function sumRefunds(database: Reader, which: SQL | undefined): Promise<number> {
  const [found] = await database
    .select({ cents: sum(cardRefunds.cents).mapWith(Number) })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(which);
  return found?.cents ?? 0;
}

/**
 * Has the provider make a refund. If an earlier attempt's response was lost, it's looked up first: the
 * provider forgets idempotency keys after a day.
 * @throws when it's unknown whether it was made, so the task is retried
 */
export async function processRefund(
  platform: Platform,
  actor: Actor,
  { refundId }: { refundId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const [found] = await selectRefund(platform, refundId);
  if (found?.refund.state !== "asked" || !found.checkout.paymentId) return;
  const { refund, checkout } = found;
  const earlier = refund.attemptedAt
    ? await findProviderRefund(platform, checkout, refundId)
    : null;
  if (earlier && !earlier.ok) throw new Error(earlier.reason);
  if (earlier?.refund) return recordRefund(platform, checkout, earlier.refund);
  const started = await platform.database.query
    .update(cardRefunds)
    .set({ attemptedAt: platform.clock.now() })
    .where(and(eq(cardRefunds.id, refundId), eq(cardRefunds.state, "asked")))
    .returning({ id: cardRefunds.id });
  // A member marked it failed in the meantime.
  if (started.length === 0) return;
  const created = await platform.payments?.createRefund({
    accountId: checkout.accountId,
    paymentId: found.checkout.paymentId,
    reference: refundId,
    cents: refund.cents,
  });
  if (!created) throw new Error(noProvider);
  if (created.ok) return recordRefund(platform, checkout, created.refund);
  if (created.again) throw new Error(created.reason);
  const { invoiceId } = checkout;
  await inTransaction(platform, (work) => setFailed(work, { invoiceId, refundId }, created.reason));
}

/** A refund with its payment. */
function selectRefund({ database: { query } }: Platform, refundId: string) {
  return query
    .select({ refund: cardRefunds, checkout: cardCheckouts })
    .from(cardRefunds)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, cardRefunds.checkoutId))
    .where(eq(cardRefunds.id, refundId));
}

/** The provider's refund for our id; null if it made none. */
async function findProviderRefund(
  { payments }: Platform,
  { accountId, paymentId }: Pick<Checkout, "accountId" | "paymentId">,
  refundId: string,
): Promise<ProviderResult<{ refund: Refund | null }>> {
  const listed = paymentId ? await payments?.listRefunds({ accountId, paymentId }) : undefined;
  if (!listed) return { ok: false, again: false, code: null, reason: noProvider };
  if (!listed.ok) return listed;
  const created = listed.refunds.find(({ reference }) => reference === refundId);
  return { ok: true, refund: created ?? null };
}

/** Only from `asked`: a webhook may have reported in the meantime that it was made. */
async function setFailed(
  { tx, now, record }: UnitOfWork,
  { invoiceId, refundId }: RefundOf,
  reason: string,
): Promise<void> {
  const [failed] = await tx
    .update(cardRefunds)
    .set({ state: "failed", reason, updatedAt: now })
    .where(and(eq(cardRefunds.id, refundId), eq(cardRefunds.state, "asked")))
    .returning({ contractorId: cardRefunds.contractorId });
  if (failed) record(cardPaymentChanged, { invoiceId, ...failed });
}

/**
 * Records a refund's state at the provider, including one that the business made there
 * (`payments.refunds`).
 * @throws when the provider can't be reached
 */
export async function refreshRefund(
  platform: Platform,
  actor: Actor,
  target: { accountId: string; refundId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const found = await platform.payments?.findRefund(target);
  if (!found?.ok) {
    if (found?.again) throw new Error(found.reason);
    return;
  }
  const payment = await findPayment(platform, actor, target.accountId, found.refund.paymentId);
  if (payment) await recordRefund(platform, payment, found.refund);
}

/** Records a refund's state at the provider, and adds it to the ledger once. */
async function recordRefund(platform: Platform, payment: Checkout, refund: Refund): Promise<void> {
  await inTransaction(platform, async (work) => {
    const held = await lockCheckout(work, payment.id);
    if (!held) return;
    const row = await findOrAdd(work, payment, refund);
    const failed = refund.state === "failed";
    // A failed refund stays failed: a response that says otherwise is older.
    if (row.state === "failed" && row.refundId === refund.refundId && !failed) return;
    const zone = await findBusinessZone(work.tx, payment.contractorId, platform.settings.timeZone);
    const entries = await addEntries(work, held.invoice, row, {
      failed,
      today: dayOf(work.now, zone),
    });
    await work.tx
      .update(cardRefunds)
      .set({
        refundId: refund.refundId,
        state: failed ? "failed" : "made",
        reason: failed ? "The customer’s bank didn’t accept it" : null,
        updatedAt: work.now,
        ...entries,
      })
      .where(eq(cardRefunds.id, row.id));
    const { invoiceId, contractorId } = payment;
    work.record(cardPaymentChanged, { invoiceId, contractorId });
  });
}

/** Adds a refund's ledger entries: once when it's made, and once more when the bank rejects it. */
async function addEntries(
  work: UnitOfWork,
  invoice: Invoice,
  { cents, entryId, returnedEntryId, askedBy }: CardRefund,
  { failed, today: happenedOn }: { failed: boolean; today: LocalDay },
): Promise<Partial<CardRefund>> {
  const by = system("card-payments");
  if (!failed && !entryId) {
    const note = askedBy ? null : "Refunded in Stripe";
    // Unknown whether it's still due: no reminders until the business decides.
    if (!askedBy) {
      await work.tx.update(invoices).set({ remindAt: null }).where(eq(invoices.id, invoice.id));
    }
    const entry = { kind: "refund", cents, method: "card", note, happenedOn } as const;
    return { entryId: (await addEntry(work, by, invoice, entry)).entryId };
  }
  if (failed && entryId && !returnedEntryId) {
    const note = "The refund didn’t go through";
    const entry = { kind: "payment", cents: -cents, method: "card", note, happenedOn } as const;
    return { returnedEntryId: (await addEntry(work, by, invoice, entry)).entryId };
  }
  return {};
}

async function findOrAdd(
  { tx, now }: UnitOfWork,
  { id: checkoutId, contractorId }: Checkout,
  { refundId, reference, cents }: Refund,
): Promise<CardRefund> {
  const own = readId(reference);
  const known = or(
    eq(cardRefunds.refundId, refundId),
    own ? and(eq(cardRefunds.id, own), eq(cardRefunds.checkoutId, checkoutId)) : undefined,
  );
  const [row] = await tx
    .select()
    .from(cardRefunds)
    .where(known)
    .for(...lockRows(cardRefunds));
  if (row?.checkoutId === checkoutId) return row;
  const [added] = await tx
    .insert(cardRefunds)
    .values({
      id: newId(now.getTime()),
      contractorId,
      checkoutId,
      refundId,
      cents,
      state: "made",
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!added) throw new Error("Refund not saved");
  return added;
}

type RefundRetried = Result<object, Refused<"not_found" | "not_possible" | "already_done">>;

/**
 * Sends a stuck refund to the provider again. One that it already made is found, so it's never made
 * twice. Does nothing for a pending one; `already_done` once it's settled.
 */
export async function retryRefund(
  platform: Platform,
  actor: Actor,
  target: RefundOf,
): Promise<RefundRetried> {
  authorize(canManagePayments(actor));
  const { contractorId } = actor;
  if (!platform.payments) return { ok: false, code: "not_possible" };
  return inTransaction<RefundRetried>(platform, async (work) => {
    const held = await lockRefund(work, contractorId, target);
    if (!held.ok) return held;
    if (held.refund.state !== "asked") return { ok: false, code: "already_done" };
    if (!held.isStuck) return { ok: true };
    const { refundId, invoiceId } = target;
    await work.tx
      .update(cardRefunds)
      .set({ updatedAt: work.now })
      .where(eq(cardRefunds.id, refundId));
    work.enqueue(processRefundJob, { refundId });
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    return { ok: true };
  });
}

type RefundMarkedFailed = Result<
  object,
  Refused<"not_found" | "already_done" | "changed_elsewhere" | "unavailable">
>;

/** Maximum time of a request to the provider. */
const maxAttemptMs = 5 * 60_000;

/**
 * Marks a stuck refund failed, so the customer can get the money another way. Checks with the
 * provider first: a refund that it made is recorded, with `already_done`; if it can't be reached
 * nothing changes. One that it still makes later is recorded like any other.
 */
export async function markRefundFailed(
  platform: Platform,
  actor: Actor,
  target: RefundOf,
): Promise<RefundMarkedFailed> {
  authorize(canManagePayments(actor));
  const { contractorId } = actor;
  const [seen] = await selectRefund(platform, target.refundId);
  if (seen?.refund.contractorId !== contractorId) return { ok: false, code: "not_found" };
  const now = platform.clock.now();
  const { state, attemptedAt } = seen.refund;
  const isInProgress = attemptedAt !== null && now.getTime() - attemptedAt.getTime() < maxAttemptMs;
  if (state === "asked" && (isInProgress || !isStuck(seen.refund, now))) {
    return { ok: false, code: "changed_elsewhere" };
  }
  const created = attemptedAt
    ? await findProviderRefund(platform, seen.checkout, target.refundId)
    : null;
  if (created?.ok && created.refund) {
    await recordRefund(platform, seen.checkout, created.refund);
    return { ok: false, code: "already_done" };
  }
  if (created && !created.ok && created.again) {
    platform.log.warn("refund check failed", { error: new Error(created.reason) });
    return { ok: false, code: "unavailable" };
  }
  return inTransaction<RefundMarkedFailed>(platform, async (work) => {
    const held = await lockRefund(work, contractorId, target);
    if (!held.ok) return held;
    const { refund } = held;
    if (refund.state === "failed") return { ok: true };
    // An attempt since the check may have made it.
    const isAsSeen = refund.attemptedAt?.getTime() === attemptedAt?.getTime();
    if (!held.isStuck || !isAsSeen) return { ok: false, code: "changed_elsewhere" };
    await setFailed(work, target, "Stripe never confirmed the refund");
    return { ok: true };
  });
}

/** Locks a refund with its invoice until the transaction ends. */
async function lockRefund(
  work: UnitOfWork,
  contractorId: string,
  { invoiceId, refundId }: RefundOf,
): Promise<{ ok: true; refund: CardRefund; isStuck: boolean } | Refused<"not_found">> {
  const select = () => work.tx.select().from(cardRefunds).where(eq(cardRefunds.id, refundId));
  const [known] = await select();
  const held = known?.contractorId === contractorId && (await lockCheckout(work, known.checkoutId));
  const [refund] = await select().for(...lockRows(cardRefunds));
  if (!held || !refund || held.row.invoiceId !== invoiceId) return { ok: false, code: "not_found" };
  return { ok: true, refund, isStuck: isStuck(refund, work.now) };
}
