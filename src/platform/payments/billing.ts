import type { Answered, PaymentRefusal } from "./payments.ts";

/** A page of the provider on which somebody subscribes, at most once. */
export type SubscriptionPage = {
  checkoutId: string;
  state: "open" | "complete" | "expired";
  /** Null once it is not open. */
  url: string | null;
  /** What came of it; null before. */
  subscriptionId: string | null;
};

export type NewSubscriptionPage = {
  /** Our own id of it: the idempotency key, and what comes back with the subscription. */
  reference: string;
  customerId: string;
  priceId: string;
  /** Where the customer comes back to, subscribed or not. */
  paidUrl: string;
  backUrl: string;
  /** From half an hour to a day after it is made. */
  expiresAt: Date;
};

/** What is paid for every month, as it stands now. */
export type Subscription = {
  subscriptionId: string;
  /** Our own id of the page that it came from; null for one that is none of ours. */
  reference: string | null;
  itemId: string;
  priceId: string;
  /** What that comes to; null where it is no fixed amount. */
  cents: number | null;
  /** `waiting`: its first payment is not through; `unpaid`: the period that runs is not paid for. */
  state: "waiting" | "paid" | "unpaid" | "over";
  periodStart: Date;
  periodEnd: Date;
  /** Whether it ends with the period that runs. */
  cancelsAtEnd: boolean;
  endedAt: Date | null;
  /** Of one that is over: whether somebody canceled it, and not a payment that failed. */
  wasCanceled: boolean;
};

/** What a price comes to, as the provider knows it. */
export type Price = {
  isActive: boolean;
  cents: number | null;
  currency: string;
  /** Whether it is paid once a month. */
  isMonthly: boolean;
};

/** Whether the account that was asked knows nothing of the kind: another one may. */
export const isUnknown = ({ again, code }: PaymentRefusal): boolean =>
  !again && code === "resource_missing";

/** Subscriptions to the operator's plans. Nothing throws for what the provider or the network does. */
export type BillingProvider = {
  /** Makes a customer, once for a reference. */
  createCustomer(customer: { reference: string }): Promise<Answered<{ customerId: string }>>;
  /** Whether this account ever had such a customer: one that was deleted is answered as well. */
  findCustomer(customerId: string): Promise<Answered<{ customerId: string }>>;
  /** Makes a page to subscribe on, once for a reference. */
  createPage(page: NewSubscriptionPage): Promise<Answered<{ page: SubscriptionPage }>>;
  findPage(checkoutId: string): Promise<Answered<{ page: SubscriptionPage }>>;
  /** Ends a page that is open; one that is not is answered as it is. */
  expirePage(checkoutId: string): Promise<Answered<{ page: SubscriptionPage }>>;
  find(subscriptionId: string): Promise<Answered<{ subscription: Subscription }>>;
  /** What came of a page of ours, by our own id of it; a minute may pass until it is found. */
  search(reference: string): Promise<Answered<{ subscription: Subscription | null }>>;
  /** Has it end with the period that runs, or go on after all. */
  setCancel(of: {
    subscriptionId: string;
    cancels: boolean;
  }): Promise<Answered<{ subscription: Subscription }>>;
  /** Changes what is paid for; the difference is on the next bill. */
  changePrice(of: {
    subscriptionId: string;
    itemId: string;
    priceId: string;
  }): Promise<Answered<{ subscription: Subscription }>>;
  /** Ends it at once; one that has ended is answered as it is. */
  cancelNow(subscriptionId: string): Promise<Answered<{ subscription: Subscription }>>;
  /** Where a customer changes the card and reads receipts; the address is good for some minutes. */
  openPortal(of: { customerId: string; returnUrl: string }): Promise<Answered<{ url: string }>>;
  /** For staff. */
  describePrice(priceId: string): Promise<Answered<{ price: Price }>>;
};
