import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findRow } from "./find-subscription.server.ts";
import { adopt, refreshPlanCheckout } from "./refresh-plan-checkout.server.ts";
import { refreshSubscription } from "./refresh-subscription.server.ts";

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
 * Handles a webhook by fetching the current state from the provider, so webhooks may repeat or arrive in
 * any order.
 * @throws if the provider can't say; the task is then retried
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
  const [known] = await query.select().from(planSubscriptions).where(eq(named, id));
  if (about === "plan-page") {
    if (known && (await refreshPlanCheckout(platform, known.id)) === "unknown") {
      throw new Error("The payment provider can’t say what state this checkout is in");
    }
    return;
  }
  if (known?.state === "live") {
    if (await refreshSubscription(platform, known.id)) return;
    throw new Error("The payment provider can’t say what state this subscription is in");
  }
  const found = await platform.billing.find(id);
  if (!found.ok) {
    if (found.again) throw new Error(found.reason);
    return;
  }
  const { reference, state } = found.subscription;
  if (state === "over" || !z.uuid().safeParse(reference).success) return;
  const row = await findRow(query, String(reference));
  if (row) await adopt(platform, row, id);
}
