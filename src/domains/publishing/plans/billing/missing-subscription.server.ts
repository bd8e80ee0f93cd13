import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { isUnknown, type Subscription } from "~/platform/payments/billing.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import type { PlanSubscription } from "../plan-subscriptions.tables.server.ts";
import { subscriptionMissingAlert } from "../plans.emails.server.ts";
import { canSetPlans } from "../plans.policy.ts";
import { findLive } from "./find-subscription.server.ts";
import {
  type ChangedBy,
  updatePlanFromSubscription,
} from "./update-plan-from-subscription.server.ts";

/**
 * Handles a subscription the provider doesn't know. If the provider knows the customer, the subscription
 * was deleted there, and the plan is treated as canceled. Otherwise the account may be the wrong one, and
 * staff decide.
 * @returns whether it was resolved
 */
export async function handleMissingSubscription(
  platform: Platform,
  row: PlanSubscription,
): Promise<boolean> {
  const customer = row.customerId ? await platform.billing?.findCustomer(row.customerId) : null;
  const isDeleted = customer?.ok === true;
  // The customer's state is unknown for now: retry later without notifying staff.
  if (customer && !customer.ok && !isUnknown(customer)) return false;
  if (isDeleted && !(await settleMissingSubscription(platform, row))) return false;
  const day = dayOf(platform.clock.now(), platform.settings.timeZone);
  const { contractorId } = row;
  await inTransaction(platform, (work) =>
    queueEmail(work, subscriptionMissingAlert, {
      to: platform.settings.contactEmail,
      // For a wrong account, staff get one email a day, however many businesses pay by card.
      cause: isDeleted ? `plan-lost:${row.id}` : `plans-unknown:${day}`,
      subjectId: contractorId,
      contractorId,
      params: { contractorId, isDeleted },
    }),
  );
  return isDeleted;
}

/**
 * Treats a plan as canceled if the provider still doesn't know its subscription. If the provider knows it
 * now, saves its state instead.
 */
export async function endPlanWithoutSubscription(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"already_done" | "not_possible" | "unavailable">>> {
  authorize(canSetPlans(actor));
  const { billing, database } = platform;
  const row = await findLive(database.query, contractorId);
  if (!row || !billing) return { ok: false, code: "already_done" };
  const found = await billing.find(row.subscriptionId);
  if (found.ok) {
    await updatePlanFromSubscription(platform, row, found.subscription);
    return { ok: false, code: "not_possible" };
  }
  if (!isUnknown(found)) return { ok: false, code: "unavailable" };
  const isSettled = await settleMissingSubscription(platform, row, { actor, action: "plan.lost" });
  return isSettled ? { ok: true } : { ok: false, code: "already_done" };
}

function settleMissingSubscription(
  platform: Platform,
  row: PlanSubscription,
  by?: ChangedBy,
): Promise<boolean> {
  const now = platform.clock.now();
  const gone: Subscription = {
    subscriptionId: row.subscriptionId ?? "",
    reference: row.id,
    itemId: "",
    priceId: "",
    cents: row.monthlyCents,
    state: "over",
    periodStart: now,
    periodEnd: now,
    cancelsAtEnd: false,
    endedAt: now,
    wasCanceled: true,
  };
  return updatePlanFromSubscription(platform, row, gone, by);
}
