import type Stripe from "stripe";
import type { CheckoutPage, Dispute, PaymentAccount, Refund } from "./payments.ts";

/** The key of our ids in Stripe objects ("Metadata"). */
export const referenceKey = "reference";

export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === "object" && reference !== null ? reference.id : reference;

export const accountOf = (account: Stripe.Account): PaymentAccount => ({
  accountId: account.id,
  takesCards: account.charges_enabled === true,
  paysOut: account.payouts_enabled === true,
  isComplete: account.details_submitted === true,
  questions: account.requirements?.currently_due?.length ?? 0,
});

export function checkoutOf(session: Stripe.Checkout.Session): CheckoutPage {
  const { id, status, url, payment_status, payment_intent, amount_total } = session;
  const knownStates: CheckoutPage["state"][] = ["complete", "expired"];
  const state = knownStates.find((word) => word === status) ?? "open";
  return {
    checkoutId: id,
    state,
    url: state === "open" ? (url ?? null) : null,
    isPaid: payment_status === "paid",
    paidAt: paidAt(payment_intent),
    paymentId: idOf(payment_intent),
    reference: session.client_reference_id,
    cents: amount_total ?? 0,
  };
}

/** When a payment's charge was created, if the payment includes it ("Expanding responses"). */
function paidAt(payment: Stripe.Checkout.Session["payment_intent"]): Date | null {
  const charge = typeof payment === "object" ? payment?.latest_charge : null;
  return typeof charge === "object" && charge ? new Date(charge.created * 1000) : null;
}

/** "Refund object": one that is pending or requires customer action is on its way. */
const refundStates: Record<string, Refund["state"]> = {
  succeeded: "made",
  failed: "failed",
  canceled: "failed",
};

export const refundOf = (refund: Stripe.Refund): Refund => ({
  refundId: refund.id,
  paymentId: idOf(refund.payment_intent),
  reference: refund.metadata?.[referenceKey] ?? null,
  cents: refund.amount,
  state: refundStates[refund.status ?? ""] ?? "pending",
  madeAt: new Date(refund.created * 1000),
});

/** "Dispute object": all other statuses are steps of an undecided dispute. */
const disputeStates: Record<string, Dispute["state"]> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  const respondBy = dispute.evidence_details?.due_by ?? null;
  return {
    disputeId: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    cents: dispute.amount,
    reason: dispute.reason,
    state: disputeStates[dispute.status] ?? "open",
    respondBy: respondBy === null ? null : new Date(respondBy * 1000),
  };
}
