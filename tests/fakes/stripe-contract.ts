import { billingEndpoints } from "./stripe-billing-contract.ts";

/** One endpoint, with the parts we rely on. */
type Endpoint = {
  /** The page of Stripe's API reference or documentation that describes it. */
  title: string;
  method: "GET" | "POST" | "DELETE";
  /** With `{id}` as the ID's placeholder. */
  path: string;
  /** The parameters we send; list indexes are left out. */
  parameters: readonly string[];
  /** Whether it is called for a business's account ("Making API calls for connected accounts"). */
  onAccount: boolean;
  /** Whether we send an idempotency key with it ("Idempotent requests"). */
  keyed: boolean;
  /** The fields we read of the response, or of each item of its `data`. */
  fields: readonly string[];
  isList?: true;
};

const accountFields = [
  "id",
  "charges_enabled",
  "payouts_enabled",
  "details_submitted",
  "requirements",
];
const sessionFields = [
  "id",
  "status",
  "url",
  "payment_status",
  "payment_intent",
  "client_reference_id",
  "amount_total",
];
const refundFields = ["id", "payment_intent", "metadata", "amount", "status", "created"];

export const endpoints = {
  createAccount: {
    title: "API reference: Create an account",
    method: "POST",
    path: "/v1/accounts",
    parameters: [
      "country",
      "controller[fees][payer]",
      "controller[losses][payments]",
      "controller[requirement_collection]",
      "controller[stripe_dashboard][type]",
      "metadata[reference]",
    ],
    onAccount: false,
    keyed: true,
    fields: accountFields,
  },
  findAccount: {
    title: "API reference: Retrieve account",
    method: "GET",
    path: "/v1/accounts/{id}",
    parameters: [],
    onAccount: false,
    keyed: false,
    fields: accountFields,
  },
  describeAccount: {
    title: "API reference: Retrieve account",
    method: "GET",
    path: "/v1/account",
    parameters: [],
    onAccount: false,
    keyed: false,
    fields: ["id", "settings", "charges_enabled"],
  },
  linkOnboarding: {
    title: "API reference: Create an account link",
    method: "POST",
    path: "/v1/account_links",
    parameters: ["account", "type", "return_url", "refresh_url"],
    onAccount: false,
    keyed: false,
    fields: ["url"],
  },
  createCheckout: {
    title: "API reference: Create a Checkout Session; Create direct charges",
    method: "POST",
    path: "/v1/checkout/sessions",
    parameters: [
      "mode",
      "allowed_payment_method_types[]",
      "line_items[][price_data][currency]",
      "line_items[][price_data][unit_amount]",
      "line_items[][price_data][product_data][name]",
      "line_items[][quantity]",
      "client_reference_id",
      "payment_intent_data[metadata][reference]",
      "payment_intent_data[description]",
      "success_url",
      "cancel_url",
      "expires_at",
    ],
    onAccount: true,
    keyed: true,
    fields: sessionFields,
  },
  findCheckout: {
    title: "API reference: Retrieve a Checkout Session",
    method: "GET",
    path: "/v1/checkout/sessions/{id}",
    // The charge contains the payment time ("Expanding responses").
    parameters: ["expand[]"],
    onAccount: true,
    keyed: false,
    fields: sessionFields,
  },
  expireCheckout: {
    title: "API reference: Expire a Checkout Session",
    method: "POST",
    path: "/v1/checkout/sessions/{id}/expire",
    parameters: [],
    onAccount: true,
    keyed: false,
    fields: sessionFields,
  },
  findReference: {
    title: "API reference: Retrieve a PaymentIntent",
    method: "GET",
    path: "/v1/payment_intents/{id}",
    parameters: [],
    onAccount: true,
    keyed: false,
    fields: ["metadata"],
  },
  createRefund: {
    title: "API reference: Create a refund",
    method: "POST",
    path: "/v1/refunds",
    parameters: ["payment_intent", "amount", "metadata[reference]"],
    onAccount: true,
    keyed: true,
    fields: refundFields,
  },
  findRefund: {
    title: "API reference: Retrieve a refund",
    method: "GET",
    path: "/v1/refunds/{id}",
    parameters: [],
    onAccount: true,
    keyed: false,
    fields: refundFields,
  },
  listRefunds: {
    title: "API reference: List all refunds",
    method: "GET",
    path: "/v1/refunds",
    parameters: ["payment_intent", "limit"],
    onAccount: true,
    keyed: false,
    isList: true,
    fields: refundFields,
  },
  findDispute: {
    title: "API reference: Retrieve a dispute",
    method: "GET",
    path: "/v1/disputes/{id}",
    parameters: [],
    onAccount: true,
    keyed: false,
    fields: ["id", "payment_intent", "amount", "reason", "status", "evidence_details"],
  },
  ...billingEndpoints,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/**
 * "API reference: The Session object, The Refund object, The Dispute object": the states, and what
 * they mean to us.
 */
export const enums = {
  session: { open: "open", complete: "complete", expired: "expired" },
  refund: {
    pending: "pending",
    requires_action: "pending",
    succeeded: "made",
    failed: "failed",
    canceled: "failed",
  },
  dispute: {
    warning_needs_response: "open",
    warning_under_review: "open",
    needs_response: "open",
    under_review: "open",
    warning_closed: "won",
    won: "won",
    prevented: "won",
    lost: "lost",
  },
} as const;

/**
 * "API reference: Errors", "Error handling", "Idempotent requests": a status, and whether a retry
 * is safe and useful.
 */
export const refusals: readonly [status: number, type: string, again: boolean][] = [
  [400, "invalid_request_error", false],
  [400, "idempotency_error", true],
  [401, "invalid_request_error", true],
  [402, "card_error", false],
  [403, "invalid_request_error", false],
  [404, "invalid_request_error", false],
  [409, "invalid_request_error", true],
  [429, "invalid_request_error", true],
  [500, "api_error", true],
  [503, "api_error", true],
];

/**
 * "Receive Stripe events in your webhook endpoint", "Types of events", "Connect webhooks": the
 * events posted to us.
 */
export const webhook = {
  signatureHeader: "stripe-signature",
  /** `t=…,v1=HMAC-SHA256(secret, t + "." + body)`, one `v1` per secret while one is being rolled. */
  scheme: "v1",
  toleranceSeconds: 300,
  fields: ["id", "type", "account", "data"],
  events: [
    ["account.updated", "account"],
    ["account.application.deauthorized", "account"],
    ["checkout.session.completed", "checkout"],
    ["checkout.session.async_payment_succeeded", "checkout"],
    ["checkout.session.async_payment_failed", "checkout"],
    ["checkout.session.expired", "checkout"],
    ["refund.created", "refund"],
    ["refund.updated", "refund"],
    ["refund.failed", "refund"],
    ["charge.dispute.created", "dispute"],
    ["charge.dispute.updated", "dispute"],
    ["charge.dispute.closed", "dispute"],
  ],
} as const;
