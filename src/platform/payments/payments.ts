/** The minimum card payment, in US cents. */
export const leastCardCents = 50;
export const maxCardCents = 99_999_999;

/** The current state of a business's own account with the provider. */
export type PaymentAccount = {
  accountId: string;
  /** Whether its customers can pay by card. */
  takesCards: boolean;
  /** Whether payments reach its bank account. */
  paysOut: boolean;
  /** Whether it has submitted everything the provider initially requires. */
  isComplete: boolean;
  /** How many requirements the provider currently has. */
  questions: number;
};

/** A page of the provider for one payment, at most once. */
export type CheckoutPage = {
  checkoutId: string;
  state: "open" | "complete" | "expired";
  /** Null once it is closed. */
  url: string | null;
  isPaid: boolean;
  /** When the provider received the payment; null before, and if unknown. */
  paidAt: Date | null;
  /** The payment; null before. */
  paymentId: string | null;
  /** Our id of it; null if it isn't ours. */
  reference: string | null;
  cents: number;
};

export type NewCheckout = {
  /** The account that receives the payment. */
  accountId: string;
  /** Our id of it: the idempotency key, returned with all related objects. */
  reference: string;
  cents: number;
  /** What the customer sees above the amount. */
  title: string;
  /** Where the customer returns, paid or not. */
  paidUrl: string;
  backUrl: string;
  /** Between half an hour and a day after creation. */
  expiresAt: Date;
};

export type Refund = {
  refundId: string;
  /** The refunded payment. */
  paymentId: string | null;
  /** Our id; null for one created at the provider. */
  reference: string | null;
  cents: number;
  state: "pending" | "made" | "failed";
  madeAt: Date;
};

type NewRefund = { accountId: string; paymentId: string; reference: string; cents: number };

/** A customer's dispute of a payment at their bank. */
export type Dispute = {
  disputeId: string;
  paymentId: string | null;
  cents: number;
  /** The provider's code, such as `product_not_received`. */
  reason: string;
  state: "open" | "won" | "lost";
  /** The business's deadline for a response. */
  respondBy: Date | null;
};

/**
 * Why the provider returned nothing. `again`: the result is unknown, or it failed temporarily; a
 * retry with the same reference takes effect once. Otherwise it certainly failed.
 */
export type PaymentRefusal = {
  ok: false;
  again: boolean;
  /** The provider's code, such as `charge_already_refunded`. */
  code: string | null;
  /** For staff and the business. */
  reason: string;
};

export type Answered<Found extends object> = ({ ok: true } & Found) | PaymentRefusal;

/** What a webhook is about. Only a hint: the provider's API is authoritative. */
export type PaymentWebhook = {
  about: "account" | "checkout" | "refund" | "dispute";
  accountId: string;
  /** The provider's id of its object. */
  id: string;
};

/** The same for the operator's own account, which receives plan payments. */
export type PlanPaymentWebhook = {
  about: "plan-page" | "subscription";
  accountId: null;
  id: string;
};

export type AnyPaymentWebhook = PaymentWebhook | PlanPaymentWebhook;

/** A provider of card payments. Provider and network failures are returned, not thrown. */
export type PaymentProvider = {
  /** Creates a business's own account, once per reference. */
  createAccount(account: { reference: string }): Promise<Answered<{ account: PaymentAccount }>>;
  findAccount(accountId: string): Promise<Answered<{ account: PaymentAccount }>>;
  /** The page where the business identifies itself to the provider. The URL works once, for a few minutes. */
  linkOnboarding(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<Answered<{ url: string }>>;
  /** Creates a payment page, once per reference. */
  createCheckout(checkout: NewCheckout): Promise<Answered<{ checkout: CheckoutPage }>>;
  findCheckout(of: Checked): Promise<Answered<{ checkout: CheckoutPage }>>;
  /** Closes an open page; returns any other unchanged. */
  expireCheckout(of: Checked): Promise<Answered<{ checkout: CheckoutPage }>>;
  /** Our id of the checkout that a payment came from; null if it isn't ours. */
  findReference(of: {
    accountId: string;
    paymentId: string;
  }): Promise<Answered<{ reference: string | null }>>;
  /** Creates a refund, once per reference. */
  createRefund(refund: NewRefund): Promise<Answered<{ refund: Refund }>>;
  findRefund(of: { accountId: string; refundId: string }): Promise<Answered<{ refund: Refund }>>;
  /** The latest hundred refunds of a payment. */
  listRefunds(of: {
    accountId: string;
    paymentId: string;
  }): Promise<Answered<{ refunds: Refund[] }>>;
  findDispute(of: {
    accountId: string;
    disputeId: string;
  }): Promise<Answered<{ dispute: Dispute }>>;
  /** The name of the operator's account, or why it can't be read; for staff. */
  describeAccount(): Promise<Answered<{ name: string; takesCards: boolean }>>;
  /**
   * Reads a webhook after verifying its signature over the raw body (`payments.signed-webhooks`).
   * @returns "forged", or null for an event we don't handle
   */
  readWebhook(body: string, signature: string | null): Promise<AnyPaymentWebhook | "forged" | null>;
};

type Checked = { accountId: string; checkoutId: string };
