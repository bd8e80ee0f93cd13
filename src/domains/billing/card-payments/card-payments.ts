/** A checkout can still be paid, was paid, or can't be paid anymore. */
export const checkoutStates = ["live", "paid", "ended"] as const;

/** A refund is requested, made, or rejected by the bank or the provider. */
export const refundStates = ["asked", "made", "failed"] as const;

/** How long a requested refund may go without a response; its task has stopped retrying by then. */
const silentHours = 24;

/** A refund requested before this moment and still not made needs a person. */
export const stuckRefundCutoff = (now: Date): Date =>
  new Date(now.getTime() - silentHours * 3_600_000);

/** Whether a refund needs a person. */
export const isStuck = (
  { state, updatedAt }: { state: (typeof refundStates)[number]; updatedAt: Date },
  now: Date,
): boolean => state === "asked" && updatedAt <= stuckRefundCutoff(now);

export const disputeStates = ["open", "won", "lost"] as const;

/** How long a customer has to pay on a page; the provider requires at least 30 minutes. */
export const checkoutMinutes = 120;

/** The provider's dispute reasons, in plain words. */
const disputeReasons: Record<string, string> = {
  duplicate: "They say they were charged twice",
  fraudulent: "They say they didn’t make this payment",
  product_not_received: "They say the work wasn’t done",
  product_unacceptable: "They say the work wasn’t what they agreed to",
  credit_not_processed: "They say they didn’t get a refund",
  subscription_canceled: "They say they canceled",
  unrecognized: "They don’t recognize the payment",
};

export const disputeReason = (reason: string): string =>
  disputeReasons[reason] ?? "Their bank wants the money back";
