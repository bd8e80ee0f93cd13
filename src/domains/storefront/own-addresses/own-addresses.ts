/** A free subdomain of the site's, or a domain of the business. */
export const addressKinds = ["subdomain", "domain"] as const;

export type AddressKind = (typeof addressKinds)[number];

/**
 * `waiting` for its records, `active`, `lost` since its records are gone, `ended` since nobody set
 * them up in time, `released` and kept back for a while.
 */
export const addressStates = ["waiting", "active", "lost", "ended", "released"] as const;

/** How staff read each state; `lost`, `ended`, and `released` are three ways to stop working. */
export const addressStateLabels: Record<(typeof addressStates)[number], string> = {
  waiting: "waiting",
  active: "active",
  lost: "DNS removed",
  ended: "expired",
  released: "removed",
};

/** Which addresses staff look at. */
export type AddressFilter = {
  state: (typeof addressStates)[number] | null;
  kind: AddressKind | null;
};

/** What owners are told of a domain. */
export const ownDomainChanges = ["works", "fails", "lost"] as const;

export type OwnDomainChange = (typeof ownDomainChanges)[number];

/** How one of a domain's records stands. */
type RecordFinding = {
  outcome: "found" | "missing" | "wrong" | "unanswered";
  /** What was there instead. */
  seen: string[];
};

/** What the last look found: the record that proves whose a domain is, and the one that leads here. */
export type AddressFindings = {
  proof: RecordFinding;
  traffic: RecordFinding;
  /** The addresses of where it has to lead, as far as they were told. */
  expected: string[];
  /** Of a domain that works: what is wrong with its certificate, and how many looks in a row found that. */
  certificate?: { problem: string | null; ends: string | null; looks: number };
};
