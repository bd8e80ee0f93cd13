/** What the caller's line is told next. */
export type CallAnswer =
  | { what: "ring"; callId: string; place: number; phone: string; ringSeconds: number }
  /** Nobody took it. */
  | { what: "missed"; businessName: string }
  /** The business takes no calls at this number. */
  | { what: "texts_only"; businessName: string }
  /** Blocked, or no number of ours. */
  | { what: "refused" }
  /** They call too often. */
  | { what: "busy" }
  | { what: "over" };
