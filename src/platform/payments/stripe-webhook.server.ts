import type Stripe from "stripe";
import { z } from "zod";
import type { AnyPaymentWebhook, PaymentWebhook, PlanPaymentWebhook } from "./payments.ts";

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
export async function readStripeWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  signature: string | null,
): Promise<AnyPaymentWebhook | "forged" | null> {
  if (!secrets.some((secret) => isSigned(stripe, body, signature ?? "", secret))) return "forged";
  const { data: event } = eventSchema.safeParse(parse(body));
  if (!event) return null;
  const { type, account: accountId } = event;
  if (accountId === undefined) {
    const own = handledPlatformEvents[type];
    return own ? { about: own, accountId: null, id: event.data.object.id } : null;
  }
  const about = handledEvents[type];
  if (!about) return null;
  // For an account that disconnected, the object is the application it left.
  return { about, accountId, id: about === "account" ? accountId : event.data.object.id };
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

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
