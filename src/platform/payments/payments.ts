/** Amounts that the provider takes by card, in cents of the US dollar. */
export const leastCardCents = 50;
export const maxCardCents = 99_999_999;

/** A business's own account with the provider, as it stands now. */
export type PaymentAccount = {
  accountId: string;
  /** Whether its customers can pay by card. */
  takesCards: boolean;
  /** Whether what they pay reaches its bank. */
  paysOut: boolean;
  /** Whether it was told everything that the provider asked for first. */
  isComplete: boolean;
  /** How many things the provider wants to know now. */
  questions: number;
};

/** A page of the provider on which one sum is paid, at most once. */
export type CheckoutPage = {
  checkoutId: string;
  state: "open" | "complete" | "expired";
  /** Null once it is not open. */
  url: string | null;
  isPaid: boolean;
  /** When the provider took the payment; null before, and where it did not say. */
  paidAt: Date | null;
  /** What was paid; null before. */
  paymentId: string | null;
  /** Our own id of it; null for one that is none of ours. */
  reference: string | null;
  cents: number;
};

export type NewCheckout = {
  /** The account that is paid. */
  accountId: string;
  /** Our own id of it: the idempotency key, and what comes back with everything about it. */
  reference: string;
  cents: number;
  /** What the customer reads above the sum. */
  title: string;
  /** Where the customer comes back to, paid or not. */
  paidUrl: string;
  backUrl: string;
  /** From half an hour to a day after it is made. */
  expiresAt: Date;
};

export type Refund = {
  refundId: string;
  /** What it gives back of. */
  paymentId: string | null;
  /** Our own id; null for one that was made at the provider. */
  reference: string | null;
  cents: number;
  state: "pending" | "made" | "failed";
  madeAt: Date;
};

type NewRefund = { accountId: string; paymentId: string; reference: string; cents: number };

/** A customer says to their bank that a payment was not right. */
export type Dispute = {
  disputeId: string;
  paymentId: string | null;
  cents: number;
  /** The provider's word, such as `product_not_received`. */
  reason: string;
  state: "open" | "won" | "lost";
  /** Until when the business can answer. */
  respondBy: Date | null;
};

/**
 * Why the provider gave nothing. `again`: nobody knows whether it was done, or it was not done for now;
 * asked again with the same reference it happens once. Else it was certainly not done.
 */
export type PaymentRefusal = {
  ok: false;
  again: boolean;
  /** The provider's word for it, such as `charge_already_refunded`. */
  code: string | null;
  /** For staff and the business. */
  reason: string;
};

export type Answered<Found extends object> = ({ ok: true } & Found) | PaymentRefusal;

/** What a webhook is about. It is only a hint: what counts is what the provider says when it is asked. */
export type PaymentNews = {
  about: "account" | "checkout" | "refund" | "dispute";
  accountId: string;
  /** The provider's id of what it is about. */
  id: string;
};

/** The same of the operator's own account, where plans are paid. */
export type PlanPaymentNews = { about: "plan-page" | "subscription"; accountId: null; id: string };

export type AnyPaymentNews = PaymentNews | PlanPaymentNews;

/** One provider of payments by card. Nothing throws for what the provider or the network does. */
export type PaymentProvider = {
  /** Makes an account of a business's own, once for a reference. */
  createAccount(account: { reference: string }): Promise<Answered<{ account: PaymentAccount }>>;
  findAccount(accountId: string): Promise<Answered<{ account: PaymentAccount }>>;
  /** Where the business tells the provider who it is; the address is good once, for some minutes. */
  linkOnboarding(link: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<Answered<{ url: string }>>;
  /** Makes a page to pay on, once for a reference. */
  createCheckout(checkout: NewCheckout): Promise<Answered<{ checkout: CheckoutPage }>>;
  findCheckout(of: Checked): Promise<Answered<{ checkout: CheckoutPage }>>;
  /** Ends a page that is open; one that is not is answered as it is. */
  expireCheckout(of: Checked): Promise<Answered<{ checkout: CheckoutPage }>>;
  /** Our own id of the checkout that a payment came from; null where it is none of ours. */
  findReference(of: {
    accountId: string;
    paymentId: string;
  }): Promise<Answered<{ reference: string | null }>>;
  /** Gives money back, once for a reference. */
  createRefund(refund: NewRefund): Promise<Answered<{ refund: Refund }>>;
  findRefund(of: { accountId: string; refundId: string }): Promise<Answered<{ refund: Refund }>>;
  /** The last hundred of a payment. */
  listRefunds(of: {
    accountId: string;
    paymentId: string;
  }): Promise<Answered<{ refunds: Refund[] }>>;
  findDispute(of: {
    accountId: string;
    disputeId: string;
  }): Promise<Answered<{ dispute: Dispute }>>;
  /** What the operator's account is called, or why it cannot be asked; for staff. */
  describeAccount(): Promise<Answered<{ name: string; takesCards: boolean }>>;
  /**
   * What a webhook says, by its signature over the body as it came (`payments.signed-webhooks`).
   * @returns "forged", or null where it is about nothing that we heed
   */
  readWebhook(body: string, signature: string | null): Promise<AnyPaymentNews | "forged" | null>;
};

type Checked = { accountId: string; checkoutId: string };
