/** A checkout can still be paid on, was paid, or can't be paid on anymore. */
export const checkoutStates = ["live", "paid", "ended"] as const;

/** A refund is requested, made, or rejected by the bank or the provider. */
export const refundStates = ["asked", "made", "failed"] as const;

/** How long a requested refund may go without an answer; its job has given up by then. */
const silentHours = 24;

/** Refunds requested before this moment and not made need a person. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - silentHours * 3_600_000);

/** Whether a refund needs a person. */
export const isStuck = (
  { state, updatedAt }: { state: (typeof refundStates)[number]; updatedAt: Date },
  now: Date,
): boolean => state === "asked" && updatedAt <= stuckBefore(now);

export const disputeStates = ["open", "won", "lost"] as const;

/** How long a customer has to pay on a page; the provider wants half an hour at the least. */
export const checkoutMinutes = 120;

/** What the provider calls a dispute's reason, as people say it. */
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
