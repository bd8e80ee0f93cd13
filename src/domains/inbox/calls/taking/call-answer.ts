/** What happens next on the caller's line. */
export type CallAnswer =
  | { what: "ring"; callId: string; place: number; phone: string; ringSeconds: number }
  /** No one answered. */
  | { what: "missed"; businessName: string }
  /** The business doesn't take calls at this number. */
  | { what: "texts_only"; businessName: string }
  /** Blocked, or not one of our numbers. */
  | { what: "refused" }
  /** The caller or business is over the rate limit. */
  | { what: "busy" }
  | { what: "over" };
