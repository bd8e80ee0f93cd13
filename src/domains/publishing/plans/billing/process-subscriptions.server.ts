import { eq } from "drizzle-orm";
import { z } from "zod";
import { findSubscriptionRow } from "~/domains/publishing/plans/find-plan.server.ts";
import { planSubscriptions } from "~/domains/publishing/publishing.tables.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { refreshPlanCheckout, saveCheckoutSubscription } from "./refresh-plan-checkout.server.ts";
import { refreshSubscription, updatePlanFromSubscription } from "./refresh-subscription.server.ts";

/** Polls the provider about every checkout and subscription that is due, even without a webhook. */
export async function checkSubscriptions(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.billing) return;
  const { id, contractorId, checkAt: dueAt } = planSubscriptions;
  await forEachDue(
    platform,
    { id, contractorId, dueAt },
    async (row) => {
      if (typeof (await refreshPlanCheckout(platform, row.id)) === "string") {
        await refreshSubscription(platform, row.id);
      }
    },
    "subscription check failed",
  );
}

/** The checkout or subscription a webhook is about. */
export type BillingWebhook = { about: "plan-page" | "subscription"; id: string };

/**
 * Handles a webhook by fetching the current state from the provider, so webhooks may repeat or
 * arrive in any order.
 * @throws if the provider is unreachable; the task is then retried
 */
export async function processPlanWebhook(
  platform: Platform,
  actor: Actor,
  { about, id }: BillingWebhook,
): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.billing) return;
  const { query } = platform.database;
  const named =
    about === "plan-page" ? planSubscriptions.checkoutId : planSubscriptions.subscriptionId;
  const [subscription] = await query.select().from(planSubscriptions).where(eq(named, id));
  if (about === "plan-page") {
    if (subscription && (await refreshPlanCheckout(platform, subscription.id)) === "unknown") {
      throw new Error("The payment provider can’t say what state this checkout is in");
    }
    return;
  }
  if (subscription?.state === "live") {
    if (await refreshSubscription(platform, subscription.id)) return;
    throw new Error("The payment provider can’t say what state this subscription is in");
  }
  const result = await platform.billing.find(id);
  if (!result.ok) {
    if (result.again) throw new Error(result.reason);
    return;
  }
  const { reference, state } = result.subscription;
  if (state === "over" || !z.uuid().safeParse(reference).success) return;
  const row = await findSubscriptionRow(query, String(reference));
  if (row) await saveCheckoutSubscription(platform, row, id);
}

/**
 * Cancels the subscription of a plan that has ended, so nothing more is charged. If it was paid at the last
 * moment, the plan continues instead.
 * @throws if the provider is unreachable; the task is then retried
 */
export async function endSubscription(
  platform: Platform,
  actor: Actor,
  { rowId }: { rowId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const { billing, database } = platform;
  const row = await findSubscriptionRow(database.query, rowId);
  if (!billing || row?.state !== "live" || !row.subscriptionId) return;
  const result = await billing.find(row.subscriptionId);
  if (!result.ok) throw new Error(result.reason);
  if (result.subscription.state === "paid" && !result.subscription.cancelsAtEnd) {
    await refreshSubscription(platform, rowId);
    return;
  }
  const ended = await billing.cancelNow(row.subscriptionId);
  if (!ended.ok) throw new Error(ended.reason);
  if (!(await updatePlanFromSubscription(platform, row, ended.subscription))) {
    await refreshSubscription(platform, rowId);
  }
}

/**
 * Ends a deleted business's subscription or open checkout.
 * @throws if the provider is unreachable; the task is then retried
 */
export async function cancelProviderSubscription(
  { billing }: Platform,
  actor: Actor,
  { checkoutId, subscriptionId }: { checkoutId: string | null; subscriptionId: string | null },
): Promise<void> {
  authorize(isSystem(actor));
  if (!billing) return;
  const page = checkoutId && !subscriptionId ? await billing.expirePage(checkoutId) : null;
  if (page && !page.ok && page.again) throw new Error(page.reason);
  const id = subscriptionId ?? (page?.ok ? page.page.subscriptionId : null);
  if (!id) return;
  const ended = await billing.cancelNow(id);
  if (!ended.ok && ended.again) throw new Error(ended.reason);
}
