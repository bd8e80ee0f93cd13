import type { Answered, PaymentRefusal } from "./payments.ts";

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
  createCustomer(customer: { reference: string }): Promise<Answered<{ customerId: string }>>;
  /** Whether this account ever had such a customer: also finds deleted ones. */
  findCustomer(customerId: string): Promise<Answered<{ customerId: string }>>;
  /** Creates a subscription page, once per reference. */
  createPage(page: NewSubscriptionPage): Promise<Answered<{ page: SubscriptionPage }>>;
  findPage(checkoutId: string): Promise<Answered<{ page: SubscriptionPage }>>;
  /** Closes an open page; returns any other unchanged. */
  expirePage(checkoutId: string): Promise<Answered<{ page: SubscriptionPage }>>;
  find(subscriptionId: string): Promise<Answered<{ subscription: Subscription }>>;
  /** The result of one of our pages, by our id of it. It may take a minute to be found. */
  search(reference: string): Promise<Answered<{ subscription: Subscription | null }>>;
  /** Cancels it at the end of the current period, or resumes it. */
  setCancel(of: {
    subscriptionId: string;
    cancels: boolean;
  }): Promise<Answered<{ subscription: Subscription }>>;
  /** Changes the plan; the difference is on the next bill. */
  changePrice(of: {
    subscriptionId: string;
    itemId: string;
    priceId: string;
  }): Promise<Answered<{ subscription: Subscription }>>;
  /** Cancels it immediately; returns one that has already ended unchanged. */
  cancelNow(subscriptionId: string): Promise<Answered<{ subscription: Subscription }>>;
  /** The page where a customer changes the card and reads receipts; the URL works for a few minutes. */
  openPortal(of: { customerId: string; returnUrl: string }): Promise<Answered<{ url: string }>>;
  /** For staff. */
  describePrice(priceId: string): Promise<Answered<{ price: Price }>>;
};
