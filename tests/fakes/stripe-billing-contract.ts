const pageFields = ["id", "status", "url", "subscription"];
const subscriptionFields = [
  "id",
  "metadata",
  "items",
  "status",
  "cancel_at_period_end",
  "ended_at",
  "cancellation_details",
];
const onOwn = { onAccount: false } as const;

/**
 * Subscriptions to plans, on the operator's own account, as far as we rely on them
 * (./stripe-contract.ts).
 */
export const billingEndpoints = {
  createCustomer: {
    title: "API reference: Create a customer",
    method: "POST",
    path: "/v1/customers",
    parameters: ["metadata[reference]"],
    ...onOwn,
    keyed: true,
    fields: ["id"],
  },
  findCustomer: {
    title: "API reference: Retrieve a customer; a deleted one is returned with deleted: true",
    method: "GET",
    path: "/v1/customers/{id}",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: ["id"],
  },
  createPage: {
    title: "API reference: Create a Checkout Session; Build a subscriptions integration",
    method: "POST",
    path: "/v1/checkout/sessions",
    parameters: [
      "mode",
      "allowed_payment_method_types[]",
      "customer",
      "line_items[][price]",
      "line_items[][quantity]",
      "client_reference_id",
      "subscription_data[metadata][reference]",
      "success_url",
      "cancel_url",
      "expires_at",
    ],
    ...onOwn,
    keyed: true,
    fields: pageFields,
  },
  findPage: {
    title: "API reference: Retrieve a Checkout Session",
    method: "GET",
    path: "/v1/checkout/sessions/{id}",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: pageFields,
  },
  expirePage: {
    title: "API reference: Expire a Checkout Session",
    method: "POST",
    path: "/v1/checkout/sessions/{id}/expire",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: pageFields,
  },
  searchSubscriptions: {
    title: "API reference: Search subscriptions; Search query language",
    method: "GET",
    path: "/v1/subscriptions/search",
    parameters: ["query", "limit"],
    ...onOwn,
    keyed: false,
    isList: true,
    fields: subscriptionFields,
  },
  findSubscription: {
    title: "API reference: Retrieve a subscription",
    method: "GET",
    path: "/v1/subscriptions/{id}",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: subscriptionFields,
  },
  setCancel: {
    title: "API reference: Update a subscription; Cancel subscriptions",
    method: "POST",
    path: "/v1/subscriptions/{id}",
    parameters: ["cancel_at_period_end"],
    ...onOwn,
    keyed: false,
    fields: subscriptionFields,
  },
  changePrice: {
    title: "API reference: Update a subscription; Change the price of existing subscriptions",
    method: "POST",
    path: "/v1/subscriptions/{id}",
    parameters: ["items[][id]", "items[][price]", "proration_behavior"],
    ...onOwn,
    keyed: false,
    fields: subscriptionFields,
  },
  cancelNow: {
    title: "API reference: Cancel a subscription",
    method: "DELETE",
    path: "/v1/subscriptions/{id}",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: subscriptionFields,
  },
  openPortal: {
    title: "API reference: Create a portal session",
    method: "POST",
    path: "/v1/billing_portal/sessions",
    parameters: ["customer", "return_url"],
    ...onOwn,
    keyed: false,
    fields: ["url"],
  },
  describePrice: {
    title: "API reference: Retrieve a price",
    method: "GET",
    path: "/v1/prices/{id}",
    parameters: [],
    ...onOwn,
    keyed: false,
    fields: ["active", "currency", "unit_amount", "recurring"],
  },
} as const;

/** "API reference: The Subscription object": its states, and what they mean to us. */
export const subscriptionEnums = {
  incomplete: "waiting",
  incomplete_expired: "over",
  trialing: "paid",
  active: "paid",
  past_due: "unpaid",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "over",
} as const;

/**
 * "Types of events", "Using webhooks with subscriptions": the events posted for the operator's own
 * account.
 */
export const ownEvents = [
  ["checkout.session.completed", "plan-page"],
  ["checkout.session.expired", "plan-page"],
  ["customer.subscription.created", "subscription"],
  ["customer.subscription.updated", "subscription"],
  ["customer.subscription.deleted", "subscription"],
] as const;
