import type Stripe from "stripe";
import type { NewCheckout, PaymentProvider } from "./payments.ts";
import { requestStripe, type StripeSettings, stripeClient } from "./stripe-client.server.ts";
import { accountOf, checkoutOf, disputeOf, referenceKey, refundOf } from "./stripe-responses.ts";
import { readStripeWebhook } from "./stripe-webhook.server.ts";

/**
 * Payments through Stripe. Businesses have their own accounts ("Connect") and direct charges
 * ("Create direct charges"): the money, fees and disputes are theirs. Card data is entered only on
 * Stripe's pages.
 * @param timeoutMs time limit of one attempt
 */
export function createStripe(settings: StripeSettings, timeoutMs = 8_000): PaymentProvider {
  const client = stripeClient(settings, timeoutMs);
  const ask = <Found extends object>(call: (stripe: Stripe) => Promise<Found>) =>
    requestStripe(async () => call(await client()));
  return {
    createAccount: ({ reference }) =>
      ask(async ({ accounts }) => ({
        account: accountOf(
          await accounts.create(newAccount(reference), { idempotencyKey: `account:${reference}` }),
        ),
      })),
    findAccount: (accountId) =>
      ask(async ({ accounts }) => ({ account: accountOf(await accounts.retrieve(accountId)) })),
    linkOnboarding: ({ accountId, returnUrl, refreshUrl }) =>
      ask(async ({ accountLinks }) => {
        const { url } = await accountLinks.create({
          account: accountId,
          type: "account_onboarding",
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return { url };
      }),
    createCheckout: (checkout) =>
      ask(async (stripe) => {
        const options = on(checkout.accountId, `checkout:${checkout.reference}`);
        const made = await stripe.checkout.sessions.create(newSession(checkout), options);
        return { checkout: checkoutOf(made) };
      }),
    findCheckout: ({ accountId, checkoutId }) =>
      ask(async (stripe) => ({
        checkout: checkoutOf(
          await stripe.checkout.sessions.retrieve(
            checkoutId,
            { expand: ["payment_intent.latest_charge"] },
            on(accountId),
          ),
        ),
      })),
    async expireCheckout(of) {
      const expired = await ask(async (stripe) => ({
        checkout: checkoutOf(
          await stripe.checkout.sessions.expire(of.checkoutId, {}, on(of.accountId)),
        ),
      }));
      // Only an open page can be closed: one paid or closed in the meantime is returned unchanged.
      return expired.ok || expired.again ? expired : this.findCheckout(of);
    },
    findReference: ({ accountId, paymentId }) =>
      ask(async ({ paymentIntents }) => {
        const { metadata } = await paymentIntents.retrieve(paymentId, {}, on(accountId));
        return { reference: metadata[referenceKey] ?? null };
      }),
    createRefund: ({ accountId, paymentId, reference, cents }) =>
      ask(async ({ refunds }) => {
        const metadata = { [referenceKey]: reference };
        const refund = { payment_intent: paymentId, amount: cents, metadata };
        const options = on(accountId, `refund:${reference}`);
        return { refund: refundOf(await refunds.create(refund, options)) };
      }),
    findRefund: ({ accountId, refundId }) =>
      ask(async ({ refunds }) => ({
        refund: refundOf(await refunds.retrieve(refundId, {}, on(accountId))),
      })),
    listRefunds: ({ accountId, paymentId }) =>
      ask(async ({ refunds }) => {
        const list = { payment_intent: paymentId, limit: 100 };
        const { data } = await refunds.list(list, on(accountId));
        return { refunds: data.map(refundOf) };
      }),
    findDispute: ({ accountId, disputeId }) =>
      ask(async ({ disputes }) => ({
        dispute: disputeOf(await disputes.retrieve(disputeId, {}, on(accountId))),
      })),
    describeAccount: () =>
      ask(async ({ accounts }) => {
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
