import { eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findRow } from "./find-subscription.server.ts";
import { retryAt } from "./plan-subscriptions.ts";
import { settleSubscription } from "./settle-subscription.server.ts";

/**
 * Asks the provider how a subscription stands, and writes that down (`plans.follows-provider`).
 * @returns whether it could be asked
 */
export async function lookAtSubscription(platform: Platform, rowId: string): Promise<boolean> {
  const { query } = platform.database;
  const row = await findRow(query, rowId);
  if (row?.state !== "live" || !row.subscriptionId) return true;
  const found = await platform.billing?.find(row.subscriptionId);
  if (found?.ok) {
    await settleSubscription(platform, rowId, found.subscription);
    return true;
  }
  if (found) {
    const error = new Error(`${found.code ?? "no code"}: ${found.reason}`);
    platform.log.warn("a subscription was not found", { error });
  }
  await query
    .update(planSubscriptions)
    .set({ checkAt: retryAt(platform.clock.now()) })
    .where(eq(planSubscriptions.id, rowId));
  return false;
}
