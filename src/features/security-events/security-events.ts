export const securityEventKinds = [
  "failed_sign_in",
  "failed_code",
  "failed_confirmation",
  "delayed",
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventLabels: Record<SecurityEventKind, string> = {
  failed_sign_in: "Failed sign-in",
  failed_code: "Failed one-time code",
  failed_confirmation: "Failed confirmation",
  delayed: "Made to wait",
};

/** Which security events are asked for; null asks for all. */
export type SecurityEventFilter = {
  kind: SecurityEventKind | null;
  /** The id of a member of staff. */
  account: string | null;
  address: string;
  /** Days in the operator's time zone, both included. */
  from: string | null;
  to: string | null;
};
