import type Stripe from "stripe";
import type {
  BillingProvider,
  NewSubscriptionPage,
  Price,
  Subscription,
  SubscriptionPage,
} from "./payments.ts";
import { requestStripe, type StripeSettings, stripeClient } from "./stripe-client.server.ts";
import { idOf, referenceKey } from "./stripe-responses.ts";

/** "The Subscription object": a started period without payment is past due, then unpaid. */
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

/**
 * Plans through Stripe Billing, on the operator's own account ("Build a subscriptions
 * integration"). Card data is entered only on Stripe's pages.
 * @param timeoutMs time limit of one attempt
 */
export function createStripeBilling(settings: StripeSettings, timeoutMs = 8_000): BillingProvider {
  const client = stripeClient(settings, timeoutMs);
  const callStripe = <Found extends object>(call: (stripe: Stripe) => Promise<Found>) =>
    requestStripe(async () => call(await client()));
  const update = (subscriptionId: string, change: Stripe.SubscriptionUpdateParams) =>
    callStripe(async ({ subscriptions }) => ({
      subscription: subscriptionOf(await subscriptions.update(subscriptionId, change)),
    }));
  return {
    createCustomer: ({ reference }) =>
      callStripe(async ({ customers }) => {
        const customer = { metadata: { [referenceKey]: reference } };
        const key = { idempotencyKey: `customer:${reference}` };
        return { customerId: (await customers.create(customer, key)).id };
      }),
    findCustomer: (id) =>
      callStripe(async ({ customers }) => ({ customerId: (await customers.retrieve(id)).id })),
    createPage: (page) =>
      callStripe(async ({ checkout }) => {
        const key = { idempotencyKey: `plan:${page.reference}` };
        return { page: pageOf(await checkout.sessions.create(newSession(page), key)) };
      }),
    findPage: (checkoutId) =>
      callStripe(async ({ checkout }) => ({
        page: pageOf(await checkout.sessions.retrieve(checkoutId)),
      })),
    async expirePage(checkoutId) {
      const expired = await callStripe(async ({ checkout }) => ({
        page: pageOf(await checkout.sessions.expire(checkoutId)),
      }));
      // Only an open page can be closed: one paid or closed in the meantime is returned unchanged.
      return expired.ok || expired.again ? expired : this.findPage(checkoutId);
    },
    find: (subscriptionId) =>
      callStripe(async ({ subscriptions }) => ({
        subscription: subscriptionOf(await subscriptions.retrieve(subscriptionId)),
      })),
    search: (reference) =>
      callStripe(async ({ subscriptions }) => {
        const query = `metadata["${referenceKey}"]:"${reference}"`;
        const [subscription] = (await subscriptions.search({ query, limit: 1 })).data;
        return { subscription: subscription ? subscriptionOf(subscription) : null };
      }),
    setCancel: ({ subscriptionId, cancels }) =>
      update(subscriptionId, { cancel_at_period_end: cancels }),
    changePrice: ({ subscriptionId, itemId, priceId }) =>
      update(subscriptionId, {
        items: [{ id: itemId, price: priceId }],
        proration_behavior: "create_prorations",
      }),
    async cancelNow(subscriptionId) {
      const ended = await callStripe(async ({ subscriptions }) => ({
        subscription: subscriptionOf(await subscriptions.cancel(subscriptionId)),
      }));
      return ended.ok || ended.again ? ended : this.find(subscriptionId);
    },
    openPortal: ({ customerId, returnUrl }) =>
      callStripe(async ({ billingPortal }) => {
        const portal = { customer: customerId, return_url: returnUrl };
        return { url: (await billingPortal.sessions.create(portal)).url };
      }),
    describePrice: (priceId) =>
      callStripe(async ({ prices }) => ({ price: priceOf(await prices.retrieve(priceId)) })),
  };
}

function pageOf({ id, status, url, subscription }: Stripe.Checkout.Session): SubscriptionPage {
  const knownStates: SubscriptionPage["state"][] = ["complete", "expired"];
  const state = knownStates.find((word) => word === status) ?? "open";
  return {
    checkoutId: id,
    state,
    url: state === "open" ? (url ?? null) : null,
    subscriptionId: idOf(subscription),
  };
}

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

const moment = (seconds: number) => new Date(seconds * 1000);

const priceOf = (price: Stripe.Price): Price => ({
  isActive: price.active,
  cents: price.unit_amount,
  currency: price.currency,
  isMonthly: price.recurring?.interval === "month" && price.recurring.interval_count === 1,
});

function newSession(page: NewSubscriptionPage): Stripe.Checkout.SessionCreateParams {
  const { reference, customerId, priceId, paidUrl, backUrl, expiresAt } = page;
  return {
    mode: "subscription",
    allowed_payment_method_types: ["card"],
    customer: customerId,
    line_items: [{ price: priceId, quantity: 1 }],
    client_reference_id: reference,
    subscription_data: { metadata: { [referenceKey]: reference } },
    success_url: paidUrl,
    cancel_url: backUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}
