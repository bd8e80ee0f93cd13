/** Why nothing is sent to an address any more. */
export const suppressionReasons = ["deleted", "unsubscribed", "bounced", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
