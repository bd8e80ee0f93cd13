import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { findPlan, type PlanKey } from "~/domains/identity/index.ts";
import { canChangePlan } from "~/domains/publishing/publishing.policy.ts";
import {
  type PlanSubscription,
  planSubscriptions,
} from "~/domains/publishing/publishing.tables.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import type { ProviderResult, Subscription } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import {
  createPlanCheckout,
  expirePlanCheckout,
  refreshPlanCheckout,
} from "./billing/refresh-plan-checkout.server.ts";
import {
  refreshSubscription,
  updatePlanFromSubscription,
} from "./billing/refresh-subscription.server.ts";
import { cancelPlan, choosePlan, undoPlanCancellation } from "./change-plan.server.ts";
import { findActiveSubscription, findCurrentSubscription, readPlan } from "./find-plan.server.ts";
import { nextCheckoutPoll, pageMinutes } from "./plans.ts";

type FollowUpChanged = Result<
  { url?: string },
  | Invalid
  | Refused<"not_found" | "already_done" | "changed_elsewhere" | "not_possible">
  | Refused<"not_allowed" | "unavailable">
>;

type Live = NonNullable<Awaited<ReturnType<typeof findActiveSubscription>>>;

/**
 * Starts or changes a plan: at the provider's checkout, by changing the active subscription, or by
 * agreement with staff if this site's plans, or this one, aren't paid by card.
 */
export async function startOrChangePlan(
  platform: Platform,
  actor: Actor,
  typed: string,
): Promise<FollowUpChanged> {
  authorize(canChangePlan(actor));
  const plan = findPlan(typed);
  if (!plan) return invalid({ plan: "Choose a plan" });
  const { current, pays } = await readPlan(platform, actor);
  if (pays === "by_hand") return choosePlan(platform, actor, plan);
  const live = await findActiveSubscription(platform.database.query, actor.contractorId);
  if (!live) {
    const led = await openPlanCheckout(platform, actor.contractorId, plan);
    return !led.ok && led.code === "already_done" ? { ok: false, code: "changed_elsewhere" } : led;
  }
  if (current?.state !== "active") return { ok: false, code: "not_possible" };
  return changePrice(platform, actor, live, plan);
}

/**
 * Cancels a plan: a paid one runs through its last paid day, an unpaid one ends right away
 * (`plans.cancel`). For a past-due plan, the provider is queried first, since it may just have been paid.
 */
export async function cancelPlanOrSubscription(
  platform: Platform,
  actor: Actor,
): Promise<FollowUpChanged> {
  authorize(canChangePlan(actor));
  const live = await findActiveSubscription(platform.database.query, actor.contractorId);
  if (!live || !platform.billing) return cancelPlan(platform, actor);
  const { current } = await readPlan(platform, actor);
  const { subscriptionId } = live;
  const result = current?.state === "past_due" ? await platform.billing.find(subscriptionId) : null;
  const command = { actor, action: "plan.cancel" };
  if (result && !result.ok) return settle(platform, command, live, result);
  const response =
    result?.subscription.state === "unpaid"
      ? await platform.billing.cancelNow(subscriptionId)
      : await platform.billing.setCancel({ subscriptionId, cancels: true });
  return settle(platform, command, live, response);
}

/** Undoes a cancellation while the plan hasn't ended (`plans.cancel`). */
export async function resumePlan(platform: Platform, actor: Actor): Promise<FollowUpChanged> {
  authorize(canChangePlan(actor));
  const live = await findActiveSubscription(platform.database.query, actor.contractorId);
  const { pays } = await readPlan(platform, actor);
  // A subscription that is over at the provider can't be resumed.
  if (!live && pays === "by_card") return { ok: false, code: "already_done" };
  if (!live || !platform.billing) return undoPlanCancellation(platform, actor);
  const { subscriptionId } = live;
  const response = await platform.billing.setCancel({ subscriptionId, cancels: false });
  return settle(platform, { actor, action: "plan.keep" }, live, response);
}

/** Returns the URL of the provider's billing portal, for changing the card and reading receipts. */
export async function openPlanPortal(platform: Platform, actor: Actor): Promise<FollowUpChanged> {
  authorize(canChangePlan(actor));
  const live = await findActiveSubscription(platform.database.query, actor.contractorId);
  if (!live?.customerId || !platform.billing) return { ok: false, code: "not_possible" };
  const returnUrl = new URL("/crm/settings/plan", platform.settings.siteUrl).href;
  const opened = await platform.billing.openPortal({ customerId: live.customerId, returnUrl });
  if (opened.ok) return { ok: true, url: opened.url };
  platform.log.warn("billing portal unavailable", { error: new Error(opened.reason) });
  return { ok: false, code: "unavailable" };
}

/** Polls the provider now instead of waiting for a webhook. */
export async function checkOwnPlan(platform: Platform, actor: Actor): Promise<FollowUpChanged> {
  authorize(canChangePlan(actor));
  const row = await findCurrentSubscription(platform.database.query, actor.contractorId);
  if (!row) return { ok: true };
  const isKnown =
    row.state === "live"
      ? await refreshSubscription(platform, row.id)
      : (await refreshPlanCheckout(platform, row.id)) !== "unknown";
  return isKnown ? { ok: true } : { ok: false, code: "unavailable" };
}

async function changePrice(
  platform: Platform,
  actor: BusinessMember,
  live: Live,
  plan: PlanKey,
): Promise<FollowUpChanged> {
  const { billing, settings } = platform;
  const priceId = settings.stripe?.prices?.[plan];
  const result = await billing?.find(live.subscriptionId);
  if (!billing || !priceId || !result?.ok) return { ok: false, code: "unavailable" };
  const { itemId, subscriptionId } = result.subscription;
  const response =
    result.subscription.priceId === priceId
      ? result
      : await billing.changePrice({ subscriptionId, itemId, priceId });
  return settle(platform, { actor, action: "plan.change" }, live, response);
}

/** Saves the provider's response; without one, refreshes the subscription instead. */
async function settle(
  platform: Platform,
  command: { actor: BusinessMember; action: string },
  live: Live,
  response: ProviderResult<{ subscription: Subscription }>,
): Promise<FollowUpChanged> {
  if (response.ok) {
    const isStored = await updatePlanFromSubscription(
      platform,
      live,
      response.subscription,
      command,
    );
    if (!isStored) await refreshSubscription(platform, live.id, command);
    return { ok: true };
  }
  platform.log.warn("subscription change failed", { error: new Error(response.reason) });
  if (response.again) return { ok: false, code: "unavailable" };
  await refreshSubscription(platform, live.id);
  return { ok: false, code: "changed_elsewhere" };
}

type Led = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_allowed" | "unavailable">
>;

/** More changes than this aren't expected during one click. */
const maxRounds = 4;

/**
 * Returns the URL of the provider's checkout for a plan. A second click gets the same one; a checkout for
 * another plan is expired first.
 */
async function openPlanCheckout(
  platform: Platform,
  contractorId: string,
  plan: PlanKey,
): Promise<Led> {
  for (let round = 0; round < maxRounds; round++) {
    const claimed = await findOrCreateCheckoutRow(platform, contractorId, plan);
    if (!claimed) return { ok: false, code: "not_found" };
    const { row, isNew } = claimed;
    if (row.state === "live") return { ok: false, code: "already_done" };
    if (row.plan !== plan) {
      const ended = await expirePlanCheckout(platform, row.id);
      if (ended !== "ended" && ended !== "subscribed") return { ok: false, code: "unavailable" };
      continue;
    }
    const seen = isNew
      ? await createPlanCheckout(platform, row)
      : await refreshPlanCheckout(platform, row.id);
    if (seen === "unknown") return { ok: false, code: "unavailable" };
    // Rejected permanently: the operator must fix it.
    if (seen === "ended" && isNew) return { ok: false, code: "not_allowed" };
    if (typeof seen !== "string" && seen.url) return { ok: true, url: seen.url };
  }
  return { ok: false, code: "unavailable" };
}

/**
 * Returns the current checkout or subscription of a business, or creates a checkout row before the provider
 * is called, so concurrent clicks get the same one.
 */
async function findOrCreateCheckoutRow(
  platform: Platform,
  contractorId: string,
  plan: PlanKey,
): Promise<{ row: PlanSubscription; isNew: boolean } | null> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockBusinessRow(work, contractorId))) return null;
    const current = await findCurrentSubscription(tx, contractorId);
    if (current) return { row: current, isNew: false };
    const [row] = await tx
      .insert(planSubscriptions)
      .values({
        contractorId,
        plan,
        state: "checkout",
        expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
        checkAt: nextCheckoutPoll(now, now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("Subscription checkout not saved");
    return { row, isNew: true };
  });
}
