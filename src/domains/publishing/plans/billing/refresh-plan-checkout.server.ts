import { and, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import {
  findCurrentSubscription,
  findProviderCustomer,
  findSubscriptionRow,
} from "~/domains/publishing/plans/find-plan.server.ts";
import { nextCheckoutPoll } from "~/domains/publishing/plans/plans.ts";
import {
  type PlanSubscription,
  planSubscriptions,
} from "~/domains/publishing/publishing.tables.server.ts";
import type {
  PaymentRefusal,
  ProviderResult,
  SubscriptionPage,
} from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { refreshSubscription } from "./refresh-subscription.server.ts";

/** An open checkout, or: subscribed, ended, or unknown. */
export type PlanCheckoutStatus = SubscriptionPage | "subscribed" | "ended" | "unknown";

/**
 * Refreshes a checkout from the provider and saves the result. If creating it got no response, it is
 * created again with the same reference, which returns the same one. After it has expired, the provider is
 * searched for its subscription.
 */
export async function refreshPlanCheckout(
  platform: Platform,
  rowId: string,
): Promise<PlanCheckoutStatus> {
  const row = await findSubscriptionRow(platform.database.query, rowId);
  if (!row || row.state === "over") return "ended";
  if (row.state === "live") return "subscribed";
  if (row.checkoutId)
    return applyCheckoutStatus(platform, row, await platform.billing?.findPage(row.checkoutId));
  if (row.expiresAt <= platform.clock.now()) return findSubscriptionOfCheckout(platform, row);
  const created = await createPlanCheckout(platform, row);
  // Creating an existing checkout returns its original state, so refresh it.
  return typeof created === "string" ? created : refreshPlanCheckout(platform, rowId);
}

/** Creates the checkout at the provider; idempotent. */
export async function createPlanCheckout(
  platform: Platform,
  row: PlanSubscription,
): Promise<PlanCheckoutStatus> {
  const { billing, settings } = platform;
  const priceId = settings.stripe?.prices?.[row.plan];
  const customerId = await findOrCreateCustomer(platform, row);
  if (!billing || !priceId || !customerId) return "unknown";
  const backUrl = new URL("/crm/settings/plan", settings.siteUrl).href;
  const created = await billing.createPage({
    reference: row.id,
    customerId,
    priceId,
    paidUrl: `${backUrl}?paid=1`,
    backUrl,
    expiresAt: row.expiresAt,
  });
  if (!created.ok) return refused(platform, row, created);
  await platform.database.query
    .update(planSubscriptions)
    .set({ checkoutId: created.page.checkoutId, updatedAt: platform.clock.now() })
    .where(and(eq(planSubscriptions.id, row.id), eq(planSubscriptions.state, "checkout")));
  return created.page;
}

/** Expires a checkout so no one can subscribe on it, unless someone just did. */
export async function expirePlanCheckout(
  platform: Platform,
  rowId: string,
): Promise<PlanCheckoutStatus> {
  const row = await findSubscriptionRow(platform.database.query, rowId);
  if (row?.state !== "checkout") return row?.state === "live" ? "subscribed" : "ended";
  if (row.checkoutId)
    return applyCheckoutStatus(platform, row, await platform.billing?.expirePage(row.checkoutId));
  const seen = await refreshPlanCheckout(platform, rowId);
  return typeof seen === "string" ? seen : expirePlanCheckout(platform, rowId);
}

/** The provider's customer for the checkout; null if the provider is unreachable. */
async function findOrCreateCustomer(
  platform: Platform,
  row: PlanSubscription,
): Promise<string | null> {
  if (row.customerId) return row.customerId;
  const { query } = platform.database;
  const customer = await findProviderCustomer(query, row.contractorId);
  const created = customer
    ? null
    : await platform.billing?.createCustomer({ reference: row.contractorId });
  if (created && !created.ok) {
    platform.log.warn("plan customer not created", { error: new Error(created.reason) });
    return null;
  }
  const customerId = customer ?? created?.customerId ?? null;
  if (customerId) {
    await query
      .update(planSubscriptions)
      .set({ customerId })
      .where(eq(planSubscriptions.id, row.id));
  }
  return customerId;
}

async function applyCheckoutStatus(
  platform: Platform,
  row: PlanSubscription,
  result: ProviderResult<{ page: SubscriptionPage }> | undefined,
): Promise<PlanCheckoutStatus> {
  if (!result) return "unknown";
  if (!result.ok) return refused(platform, row, result);
  const { page } = result;
  if (page.subscriptionId) return saveCheckoutSubscription(platform, row, page.subscriptionId);
  if (page.state === "expired") return markFailed(platform, row);
  await scheduleCheckoutPoll(platform, row);
  return page.state === "open" ? page : "unknown";
}

/** Handles a provider error. A created checkout stays open until it expires, since it can still be used. */
async function refused(
  platform: Platform,
  row: PlanSubscription,
  { again, reason, code }: PaymentRefusal,
): Promise<PlanCheckoutStatus> {
  platform.log.warn("subscription checkout unavailable", {
    error: new Error(`${code ?? "no code"}: ${reason}`),
  });
  if (!again && (row.checkoutId === null || row.expiresAt <= platform.clock.now())) {
    return row.checkoutId === null
      ? markFailed(platform, row)
      : findSubscriptionOfCheckout(platform, row);
  }
  await scheduleCheckoutPoll(platform, row);
  return "unknown";
}

async function findSubscriptionOfCheckout(
  platform: Platform,
  row: PlanSubscription,
): Promise<PlanCheckoutStatus> {
  const result = await platform.billing?.search(row.id);
  if (!result?.ok) {
    await scheduleCheckoutPoll(platform, row);
    return "unknown";
  }
  return result.subscription
    ? saveCheckoutSubscription(platform, row, result.subscription.subscriptionId)
    : markFailed(platform, row);
}

/**
 * Saves the subscription of a checkout. Also revives a checkout that was considered lost, unless the
 * business has another one by now; then an operator must resolve it.
 */
export async function saveCheckoutSubscription(
  platform: Platform,
  { id, contractorId }: PlanSubscription,
  subscriptionId: string,
): Promise<PlanCheckoutStatus> {
  const adopted = await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockBusinessRow(work, contractorId))) return false;
    const current = await findCurrentSubscription(tx, contractorId);
    if (current && current.id !== id) return false;
    if (current?.state === "live") return true;
    await tx
      .update(planSubscriptions)
      .set({ state: "live", subscriptionId, checkAt: now, updatedAt: now })
      .where(eq(planSubscriptions.id, id));
    return true;
  });
  if (!adopted) {
    platform.log.error("duplicate subscription for one business: cancel it in Stripe's dashboard", {
      error: new Error(subscriptionId),
    });
    return "ended";
  }
  await refreshSubscription(platform, id);
  return "subscribed";
}

async function markFailed(
  { database, clock }: Platform,
  row: PlanSubscription,
): Promise<PlanCheckoutStatus> {
  await database.query
    .update(planSubscriptions)
    .set({ state: "over", checkAt: null, updatedAt: clock.now() })
    .where(and(eq(planSubscriptions.id, row.id), eq(planSubscriptions.state, "checkout")));
  return "ended";
}

async function scheduleCheckoutPoll(
  { database, clock }: Platform,
  row: PlanSubscription,
): Promise<void> {
  await database.query
    .update(planSubscriptions)
    .set({ checkAt: nextCheckoutPoll(row.createdAt, clock.now()) })
    .where(and(eq(planSubscriptions.id, row.id), eq(planSubscriptions.state, "checkout")));
}
