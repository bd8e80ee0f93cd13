import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findRow } from "./find-subscription.server.ts";
import { refreshSubscription } from "./refresh-subscription.server.ts";
import { updatePlanFromSubscription } from "./update-plan-from-subscription.server.ts";

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
  const row = await findRow(database.query, rowId);
  if (!billing || row?.state !== "live" || !row.subscriptionId) return;
  const found = await billing.find(row.subscriptionId);
  if (!found.ok) throw new Error(found.reason);
  if (found.subscription.state === "paid" && !found.subscription.cancelsAtEnd) {
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
