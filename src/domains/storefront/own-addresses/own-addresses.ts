/** A free subdomain of the site, or the business's own domain. */
export const addressKinds = ["subdomain", "domain"] as const;

export type AddressKind = (typeof addressKinds)[number];

/**
 * `waiting` for its records, `active`, `lost` because its records disappeared, `ended` because they weren't
 * set up in time, `released` and reserved for a while.
 */
export const addressStates = ["waiting", "active", "lost", "ended", "released"] as const;

/** Labels of the states for staff; `lost`, `ended`, and `released` are three ways to stop working. */
export const addressStateLabels: Record<(typeof addressStates)[number], string> = {
  waiting: "waiting",
  active: "active",
  lost: "DNS removed",
  ended: "expired",
  released: "removed",
};

/** Which addresses to list for staff. */
export type AddressFilter = {
  state: (typeof addressStates)[number] | null;
  kind: AddressKind | null;
};

/** Domain changes that owners are notified of. */
export const ownDomainChanges = ["works", "fails", "lost"] as const;

export type OwnDomainChange = (typeof ownDomainChanges)[number];

/** The result of checking one of a domain's records. */
type RecordFinding = {
  outcome: "found" | "missing" | "wrong" | "unanswered";
  /** The values found instead. */
  seen: string[];
};

/** The result of the last check: the record that proves ownership, and the one that points here. */
export type AddressFindings = {
  proof: RecordFinding;
  traffic: RecordFinding;
  /** The IP addresses that it should point to, as far as DNS returned them. */
  expected: string[];
  /** For a working domain: its certificate's problem, and the number of consecutive checks that found it. */
  certificate?: { problem: string | null; ends: string | null; looks: number };
};
