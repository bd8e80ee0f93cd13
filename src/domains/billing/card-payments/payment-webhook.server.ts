import { and, eq } from "drizzle-orm";
import { handlePlanWebhook } from "~/domains/publishing/plans/plans.jobs.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import type { PaymentWebhook } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { handlePaymentWebhook } from "./card-payments.jobs.server.ts";
import { cardCheckouts, paymentAccounts } from "./card-payments.tables.server.ts";
import { findByReference, refreshCheckout } from "./checkouts.server.ts";
import { refreshDispute } from "./disputes.server.ts";
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
    const [ours] = await tx
      .select({ contractorId: paymentAccounts.contractorId })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.accountId, news.accountId));
    if (ours) enqueue(handlePaymentWebhook, news);
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
