import { and, eq } from "drizzle-orm";
import { cardPaymentChanged, paymentDisputed } from "~/domains/billing/billing.events.ts";
import { handlePaymentWebhook } from "~/domains/billing/billing.jobs.server.ts";
import { handlePlanWebhook } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { laterThan } from "~/platform/clock.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { PaymentWebhook } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts, cardDisputes, paymentAccounts } from "./card-payments.tables.server.ts";
import { findByReference, findPayment, lockCheckout, refreshCheckout } from "./checkouts.server.ts";
import { refreshPaymentAccount } from "./payment-accounts.server.ts";
import { refreshRefund } from "./refunds.server.ts";

/**
 * Receives a signed webhook from the provider (`payments.signed-webhooks`). Drops one for an
 * account that isn't one of our businesses, or of a kind we don't handle.
 */
export async function receivePaymentWebhook(
  platform: Platform,
  { body, signature }: { body: string; signature: string | null },
): Promise<Result<object, Refused<"not_found" | "permission_denied">>> {
  if (!platform.payments) return { ok: false, code: "not_found" };
  const news = await platform.payments.readWebhook(body, signature);
  if (news === "forged") return { ok: false, code: "permission_denied" };
  if (!news) return { ok: true };
  await inTransaction(platform, async ({ tx, enqueue }) => {
    if (news.accountId === null) {
      if (platform.billing) enqueue(handlePlanWebhook, { about: news.about, id: news.id });
      return;
    }
    const [account] = await tx
      .select({ contractorId: paymentAccounts.contractorId })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.accountId, news.accountId));
    if (account) enqueue(handlePaymentWebhook, news);
  });
  return { ok: true };
}

/**
 * Refreshes the object of a webhook from the provider, so the order and repeats of webhooks don't
 * matter.
 * @throws when the provider can't be reached, so the task is retried
 */
export async function processPaymentWebhook(
  platform: Platform,
  actor: Actor,
  { about, accountId, id }: PaymentWebhook,
): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.payments) return;
  if (about === "account") {
    if (await refreshPaymentAccount(platform, actor, accountId)) return;
    throw new Error("The payment provider can’t say what state this account is in");
  }
  if (about === "checkout") return refreshByProviderId(platform, actor, accountId, id);
  if (about === "refund") return refreshRefund(platform, actor, { accountId, refundId: id });
  return refreshDispute(platform, actor, { accountId, disputeId: id });
}

async function refreshByProviderId(
  platform: Platform,
  actor: Actor,
  accountId: string,
  checkoutId: string,
): Promise<void> {
  const [known] = await platform.database.query
    .select({ id: cardCheckouts.id })
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.checkoutId, checkoutId), eq(cardCheckouts.accountId, accountId)));
  const row = known ?? (await findByProvider(platform, accountId, checkoutId));
  if (row && (await refreshCheckout(platform, actor, row.id)) === "unknown") {
    throw new Error("The payment provider can’t say what state this checkout is in");
  }
}

/** A checkout whose creation was never confirmed is found by our reference only. */
async function findByProvider(platform: Platform, accountId: string, checkoutId: string) {
  const found = await platform.payments?.findCheckout({ accountId, checkoutId });
  if (found?.ok) return findByReference(platform, accountId, found.checkout.reference);
  if (found?.again) throw new Error(found.reason);
  return null;
}

/** Concurrent refreshes conflict less often than this. */
const maxRounds = 4;

/**
 * Records a dispute's state at the provider (`payments.disputes`), and retries if a concurrent
 * refresh wrote a possibly newer state.
 * @throws when the provider can't be reached, or every try conflicted
 */
export async function refreshDispute(
  platform: Platform,
  actor: Actor,
  target: { accountId: string; disputeId: string },
): Promise<void> {
  authorize(isSystem(actor));
  for (let round = 0; round < maxRounds; round++) {
    if (await refreshOnce(platform, actor, target)) return;
  }
  throw new Error("The dispute kept changing, so it wasn’t saved");
}

/** @returns false if a concurrent refresh was first */
async function refreshOnce(
  platform: Platform,
  actor: Actor,
  target: { accountId: string; disputeId: string },
): Promise<boolean> {
  const before = await findKnownDispute(platform.database.query, target.disputeId);
  const found = await platform.payments?.findDispute(target);
  if (!found?.ok) {
    if (found?.again) throw new Error(found.reason);
    return true;
  }
  const { paymentId, disputeId, ...dispute } = found.dispute;
  const payment = await findPayment(platform, actor, target.accountId, paymentId);
  if (!payment) return true;
  const { contractorId, invoiceId, id: checkoutId } = payment;
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    if (!(await lockCheckout(work, checkoutId))) return true;
    const known = await findKnownDispute(tx, disputeId);
    if (known?.updatedAt.getTime() !== before?.updatedAt.getTime()) return false;
    const updatedAt = laterThan(known?.updatedAt ?? null, work.now);
    const about = { contractorId, checkoutId, disputeId, createdAt: work.now };
    const [saved] = await tx
      .insert(cardDisputes)
      .values({ ...about, ...dispute, updatedAt })
      .onConflictDoUpdate({
        target: cardDisputes.disputeId,
        set: { ...dispute, updatedAt },
      })
      .returning({ id: cardDisputes.id });
    // A dispute that is already decided needs no response.
    if (saved && !known && dispute.state === "open") {
      work.record(paymentDisputed, { disputeId: saved.id, contractorId });
    }
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    return true;
  });
}

async function findKnownDispute(database: Reader, disputeId: string) {
  const [known] = await database
    .select({ updatedAt: cardDisputes.updatedAt })
    .from(cardDisputes)
    .where(eq(cardDisputes.disputeId, disputeId));
  return known ?? null;
}
