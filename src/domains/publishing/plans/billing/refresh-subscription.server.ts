import { and, eq } from "drizzle-orm";
import { isUnknown } from "~/platform/payments/billing.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findRow } from "./find-subscription.server.ts";
import { handleMissingSubscription } from "./missing-subscription.server.ts";
import { nextLookAt, retryAt } from "./plan-subscriptions.ts";
import {
  type ChangedBy,
  updatePlanFromSubscription,
} from "./update-plan-from-subscription.server.ts";

/** More conflicts than this aren't expected. */
const maxRounds = 4;

/**
 * Refreshes a subscription from the provider and saves it. Repeats if another process saved it in the
 * meantime, since this response may be the older one.
 * @returns whether the provider responded
 */
export async function refreshSubscription(
  platform: Platform,
  rowId: string,
  by?: ChangedBy,
  rounds = maxRounds,
): Promise<boolean> {
  const { query } = platform.database;
  const row = await findRow(query, rowId);
  if (row?.state !== "live" || !row.subscriptionId) return true;
  const found = await platform.billing?.find(row.subscriptionId);
  if (found?.ok) {
    if (await updatePlanFromSubscription(platform, row, found.subscription, by)) return true;
    return rounds > 1 && refreshSubscription(platform, rowId, by, rounds - 1);
  }
  if (found && isUnknown(found) && (await handleMissingSubscription(platform, row))) return true;
  if (found) {
    const error = new Error(`${found.code ?? "no code"}: ${found.reason}`);
    platform.log.warn("subscription lookup failed", { error });
  }
  const now = platform.clock.now();
  await query
    .update(planSubscriptions)
    .set({ checkAt: found?.again === false ? nextLookAt(now) : retryAt(now) })
    .where(and(eq(planSubscriptions.id, rowId), eq(planSubscriptions.state, "live")));
  return false;
}
