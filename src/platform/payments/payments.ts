/** The minimum card payment, in US cents. */
export const minCardCents = 50;
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

export type ProviderResult<Found extends object> = ({ ok: true } & Found) | PaymentRefusal;

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
  createAccount(account: {
    reference: string;
  }): Promise<ProviderResult<{ account: PaymentAccount }>>;
  findAccount(accountId: string): Promise<ProviderResult<{ account: PaymentAccount }>>;
  /** The page where the business identifies itself to the provider. The URL works once, for a few minutes. */
  linkOnboarding(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<ProviderResult<{ url: string }>>;
  /** Creates a payment page, once per reference. */
  createCheckout(checkout: NewCheckout): Promise<ProviderResult<{ checkout: CheckoutPage }>>;
  findCheckout(ids: Checked): Promise<ProviderResult<{ checkout: CheckoutPage }>>;
  /** Closes an open page; returns any other unchanged. */
  expireCheckout(ids: Checked): Promise<ProviderResult<{ checkout: CheckoutPage }>>;
  /** Our id of the checkout that a payment came from; null if it isn't ours. */
  findReference(ids: {
    accountId: string;
    paymentId: string;
  }): Promise<ProviderResult<{ reference: string | null }>>;
  /** Creates a refund, once per reference. */
  createRefund(refund: NewRefund): Promise<ProviderResult<{ refund: Refund }>>;
  findRefund(ids: {
    accountId: string;
    refundId: string;
  }): Promise<ProviderResult<{ refund: Refund }>>;
  /** The latest hundred refunds of a payment. */
  listRefunds(ids: {
    accountId: string;
    paymentId: string;
  }): Promise<ProviderResult<{ refunds: Refund[] }>>;
  findDispute(ids: {
    accountId: string;
    disputeId: string;
  }): Promise<ProviderResult<{ dispute: Dispute }>>;
  /** The name of the operator's account, or why it can't be read; for staff. */
  describeAccount(): Promise<ProviderResult<{ name: string; takesCards: boolean }>>;
  /**
   * Reads a webhook after verifying its signature over the raw body (`payments.signed-webhooks`).
   * @returns "forged", or null for an event we don't handle
   */
  readWebhook(body: string, signature: string | null): Promise<AnyPaymentWebhook | "forged" | null>;
};

type Checked = { accountId: string; checkoutId: string };

/** A page of the provider for subscribing, at most once. */
export type SubscriptionPage = {
  checkoutId: string;
  state: "open" | "complete" | "expired";
  /** Null once it is closed. */
  url: string | null;
  /** The subscription it created; null before. */
  subscriptionId: string | null;
};

export type NewSubscriptionPage = {
  /** Our id of it: the idempotency key, returned with the subscription. */
  reference: string;
  customerId: string;
  priceId: string;
  /** Where the customer returns, subscribed or not. */
  paidUrl: string;
  backUrl: string;
  /** Between half an hour and a day after creation. */
  expiresAt: Date;
};

/** The current state of a monthly subscription. */
export type Subscription = {
  subscriptionId: string;
  /** Our id of the page it came from; null if it isn't ours. */
  reference: string | null;
  itemId: string;
  priceId: string;
  /** The monthly amount; null if it isn't fixed. */
  cents: number | null;
  /** `waiting`: the first payment is pending; `unpaid`: the current period isn't paid. */
  state: "waiting" | "paid" | "unpaid" | "over";
  periodStart: Date;
  periodEnd: Date;
  /** Whether it ends with the current period. */
  cancelsAtEnd: boolean;
  endedAt: Date | null;
  /** For an ended one: whether it was canceled, not ended by a failed payment. */
  wasCanceled: boolean;
};

/** The provider's definition of a price. */
export type Price = {
  isActive: boolean;
  cents: number | null;
  currency: string;
  /** Whether it is billed monthly. */
  isMonthly: boolean;
};

/** Whether the queried account doesn't have the object: another account may. */
export const isUnknown = ({ again, code }: PaymentRefusal): boolean =>
  !again && code === "resource_missing";

/** Subscriptions to the operator's plans. Provider and network failures are returned, not thrown. */
export type BillingProvider = {
  /** Creates a customer, once per reference. */
  createCustomer(customer: { reference: string }): Promise<ProviderResult<{ customerId: string }>>;
  /** Whether this account ever had such a customer: also finds deleted ones. */
  findCustomer(customerId: string): Promise<ProviderResult<{ customerId: string }>>;
  /** Creates a subscription page, once per reference. */
  createPage(page: NewSubscriptionPage): Promise<ProviderResult<{ page: SubscriptionPage }>>;
  findPage(checkoutId: string): Promise<ProviderResult<{ page: SubscriptionPage }>>;
  /** Closes an open page; returns any other unchanged. */
  expirePage(checkoutId: string): Promise<ProviderResult<{ page: SubscriptionPage }>>;
  find(subscriptionId: string): Promise<ProviderResult<{ subscription: Subscription }>>;
  /** The result of one of our pages, by our id of it. It may take a minute to be found. */
  search(reference: string): Promise<ProviderResult<{ subscription: Subscription | null }>>;
  /** Cancels it at the end of the current period, or resumes it. */
  setCancel(ids: {
    subscriptionId: string;
    cancels: boolean;
  }): Promise<ProviderResult<{ subscription: Subscription }>>;
  /** Changes the plan; the difference is on the next bill. */
  changePrice(ids: {
    subscriptionId: string;
    itemId: string;
    priceId: string;
  }): Promise<ProviderResult<{ subscription: Subscription }>>;
  /** Cancels it immediately; returns one that has already ended unchanged. */
  cancelNow(subscriptionId: string): Promise<ProviderResult<{ subscription: Subscription }>>;
  /** The page where a customer changes the card and reads receipts; the URL works for a few minutes. */
  openPortal(ids: {
    customerId: string;
    returnUrl: string;
  }): Promise<ProviderResult<{ url: string }>>;
  /** For staff. */
  describePrice(priceId: string): Promise<ProviderResult<{ price: Price }>>;
};
