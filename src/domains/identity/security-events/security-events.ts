export const securityEventKinds = [
  "failed_sign_in",
  "failed_code",
  "failed_confirmation",
  "delayed",
  "member_sign_in",
  "member_failed_sign_in",
  "member_revoked",
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventLabels: Record<SecurityEventKind, string> = {
  failed_sign_in: "Failed sign-in",
  failed_code: "Wrong two-factor code",
  failed_confirmation: "Wrong password when confirming",
  delayed: "Sign-in delayed",
  member_sign_in: "CRM sign-in",
  member_failed_sign_in: "Failed CRM sign-in",
  member_revoked: "CRM access revoked",
};

/** Which security events to list; null lists all. */
export type SecurityEventFilter = {
  kind: SecurityEventKind | null;
  /** A staff member's ID. */
  account: string | null;
  address: string;
  /** Days in the operator's time zone, both inclusive. */
  from: string | null;
  to: string | null;
};
