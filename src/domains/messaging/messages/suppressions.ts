/** Why an address is blocked. */
export const suppressionReasons = ["deleted", "unsubscribed", "bounced", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
