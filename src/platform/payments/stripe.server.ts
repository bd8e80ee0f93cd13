import type Stripe from "stripe";
import { z } from "zod";
import { parseJson } from "../validation/parse-json.ts";
import type {
  AnyPaymentWebhook,
  NewCheckout,
  PaymentProvider,
  PaymentWebhook,
  PlanPaymentWebhook,
} from "./payments.ts";
import { requestStripe, type StripeSettings, stripeClient } from "./stripe-client.server.ts";
import { accountOf, checkoutOf, disputeOf, referenceKey, refundOf } from "./stripe-responses.ts";

/**
 * Payments through Stripe. Businesses have their own accounts ("Connect") and direct charges
 * ("Create direct charges"): the money, fees and disputes are theirs. Card data is entered only on
 * Stripe's pages.
 * @param timeoutMs time limit of one attempt
 */
export function createStripe(settings: StripeSettings, timeoutMs = 8_000): PaymentProvider {
  const client = stripeClient(settings, timeoutMs);
  const callStripe = <Found extends object>(call: (stripe: Stripe) => Promise<Found>) =>
    requestStripe(async () => call(await client()));
  return {
    createAccount: ({ reference }) =>
      callStripe(async ({ accounts }) => ({
        account: accountOf(
          await accounts.create(newAccount(reference), { idempotencyKey: `account:${reference}` }),
        ),
      })),
    findAccount: (accountId) =>
      callStripe(async ({ accounts }) => ({
        account: accountOf(await accounts.retrieve(accountId)),
      })),
    linkOnboarding: ({ accountId, returnUrl, refreshUrl }) =>
      callStripe(async ({ accountLinks }) => {
        const { url } = await accountLinks.create({
          account: accountId,
          type: "account_onboarding",
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return { url };
      }),
    createCheckout: (checkout) =>
      callStripe(async (stripe) => {
        const options = on(checkout.accountId, `checkout:${checkout.reference}`);
        const session = await stripe.checkout.sessions.create(newSession(checkout), options);
        return { checkout: checkoutOf(session) };
      }),
    findCheckout: ({ accountId, checkoutId }) =>
      callStripe(async (stripe) => ({
        checkout: checkoutOf(
          await stripe.checkout.sessions.retrieve(
            checkoutId,
            { expand: ["payment_intent.latest_charge"] },
            on(accountId),
          ),
        ),
      })),
    async expireCheckout(of) {
      const expired = await callStripe(async (stripe) => ({
        checkout: checkoutOf(
          await stripe.checkout.sessions.expire(of.checkoutId, {}, on(of.accountId)),
        ),
      }));
      // Only an open page can be closed: one paid or closed in the meantime is returned unchanged.
      return expired.ok || expired.again ? expired : this.findCheckout(of);
    },
    findReference: ({ accountId, paymentId }) =>
      callStripe(async ({ paymentIntents }) => {
        const { metadata } = await paymentIntents.retrieve(paymentId, {}, on(accountId));
        return { reference: metadata[referenceKey] ?? null };
      }),
    createRefund: ({ accountId, paymentId, reference, cents }) =>
      callStripe(async ({ refunds }) => {
        const metadata = { [referenceKey]: reference };
        const refund = { payment_intent: paymentId, amount: cents, metadata };
        const options = on(accountId, `refund:${reference}`);
        return { refund: refundOf(await refunds.create(refund, options)) };
      }),
    findRefund: ({ accountId, refundId }) =>
      callStripe(async ({ refunds }) => ({
        refund: refundOf(await refunds.retrieve(refundId, {}, on(accountId))),
      })),
    listRefunds: ({ accountId, paymentId }) =>
      callStripe(async ({ refunds }) => {
        const list = { payment_intent: paymentId, limit: 100 };
        const { data } = await refunds.list(list, on(accountId));
        return { refunds: data.map(refundOf) };
      }),
    findDispute: ({ accountId, disputeId }) =>
      callStripe(async ({ disputes }) => ({
        dispute: disputeOf(await disputes.retrieve(disputeId, {}, on(accountId))),
      })),
    describeAccount: () =>
      callStripe(async ({ accounts }) => {
        const own = await accounts.retrieveCurrent();
        const { display_name: name } = own.settings?.dashboard ?? {};
        return { name: name ?? own.id, takesCards: own.charges_enabled === true };
      }),
    readWebhook: async (body, signature) =>
      readStripeWebhook(await client(), settings.webhookSecrets, body, signature),
  };
}

const on = (stripeAccount: string, idempotencyKey?: string) =>
  idempotencyKey ? { stripeAccount, idempotencyKey } : { stripeAccount };

/** An account that the business manages at Stripe and is liable for ("Account controller properties"). */
const newAccount = (reference: string): Stripe.AccountCreateParams => ({
  country: "US",
  controller: {
    fees: { payer: "account" },
    losses: { payments: "stripe" },
    requirement_collection: "stripe",
    stripe_dashboard: { type: "full" },
  },
  metadata: { [referenceKey]: reference },
});

function newSession(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { reference, cents, title, paidUrl, backUrl, expiresAt } = checkout;
  const metadata = { [referenceKey]: reference };
  const price = { currency: "usd", unit_amount: cents, product_data: { name: title } };
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    line_items: [{ price_data: price, quantity: 1 }],
    client_reference_id: reference,
    // A refund or a dispute references only the payment.
    payment_intent_data: { metadata, description: title },
    success_url: paidUrl,
    cancel_url: backUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** Older ones are rejected, so an intercepted webhook can't be replayed later. */
const toleranceSeconds = 300;

/** The event types we handle, and what they are about ("Types of events"). */
export const handledEvents: Readonly<Record<string, PaymentWebhook["about"]>> = {
  "account.updated": "account",
  "account.application.deauthorized": "account",
  "checkout.session.completed": "checkout",
  "checkout.session.async_payment_succeeded": "checkout",
  "checkout.session.async_payment_failed": "checkout",
  "checkout.session.expired": "checkout",
  "refund.created": "refund",
  "refund.updated": "refund",
  "refund.failed": "refund",
  "charge.dispute.created": "dispute",
  "charge.dispute.updated": "dispute",
  "charge.dispute.closed": "dispute",
};

/** The same for events on the operator's own account. */
export const handledPlatformEvents: Readonly<Record<string, PlanPaymentWebhook["about"]>> = {
  "checkout.session.completed": "plan-page",
  "checkout.session.expired": "plan-page",
  "customer.subscription.created": "subscription",
  "customer.subscription.updated": "subscription",
  "customer.subscription.deleted": "subscription",
};

const eventSchema = z.object({
  type: z.string(),
  /** The account it happened on; absent for the operator's own. */
  account: z.optional(z.string().regex(/^acct_\w+$/)),
  data: z.object({ object: z.object({ id: z.string().regex(/^\w{1,255}$/) }) }),
});

/**
 * Reads a webhook ("Receive Stripe events in your webhook endpoint"). While a secret is being
 * replaced both sign, so any of our secrets may match.
 */
async function readStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  signature: string | null,
): Promise<AnyPaymentWebhook | "forged" | null> {
  if (!secrets.some((secret) => isSigned(stripe, body, signature ?? "", secret))) return "forged";
  const { data: event } = eventSchema.safeParse(parseJson(body));
  if (!event) return null;
  const { type, account: accountId } = event;
  if (accountId === undefined) {
    const own = handledPlatformEvents[type];
    return own ? { about: own, accountId: null, id: event.data.object.id } : null;
  }
  const handled = handledEvents[type];
  if (!handled) return null;
  // For an account that disconnected, the object is the application it left.
  return {
    about: handled,
    accountId,
    id: handled === "account" ? accountId : event.data.object.id,
  };
}

function isSigned(stripe: Stripe, body: string, signature: string, secret: string): boolean {
  try {
    const verifier = stripe.webhooks.signature;
    return verifier?.verifyHeader(body, signature, secret, toleranceSeconds) === true;
  } catch (error) {
    if (error instanceof Error && "type" in error) return false;
    throw error;
  }
}
