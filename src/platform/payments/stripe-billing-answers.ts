import type Stripe from "stripe";
import type { Price, Subscription, SubscriptionPage } from "./billing.ts";
import { idOf, referenceKey } from "./stripe-answers.ts";

export function pageOf({
  id,
  status,
  url,
  subscription,
}: Stripe.Checkout.Session): SubscriptionPage {
  const known: SubscriptionPage["state"][] = ["complete", "expired"];
  const state = known.find((word) => word === status) ?? "open";
  return {
    checkoutId: id,
    state,
    url: state === "open" ? (url ?? null) : null,
    subscriptionId: idOf(subscription),
  };
}

/** "The Subscription object": a period that has begun and is not paid for is past due, then unpaid. */
const states: Record<string, Subscription["state"]> = {
  incomplete: "waiting",
  incomplete_expired: "over",
  trialing: "paid",
  active: "paid",
  past_due: "unpaid",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "over",
};

const moment = (seconds: number) => new Date(seconds * 1000);

export function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error("The subscription has no items");
  const { ended_at: endedAt } = subscription;
  return {
    subscriptionId: subscription.id,
    reference: subscription.metadata[referenceKey] ?? null,
    itemId: item.id,
    priceId: item.price.id,
    cents: item.price.unit_amount,
    state: states[subscription.status] ?? "waiting",
    periodStart: moment(item.current_period_start),
    periodEnd: moment(item.current_period_end),
    cancelsAtEnd: subscription.cancel_at_period_end,
    endedAt: endedAt === null ? null : moment(endedAt),
    wasCanceled: subscription.cancellation_details?.reason === "cancellation_requested",
  };
}

export const priceOf = (price: Stripe.Price): Price => ({
  isActive: price.active,
  cents: price.unit_amount,
  currency: price.currency,
  isMonthly: price.recurring?.interval === "month" && price.recurring.interval_count === 1,
});
