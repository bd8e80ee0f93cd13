/** A lead's life, set by hand. */
export const leadStatuses = ["new", "contacted", "booked", "closed", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What may follow what. A lead that was lost or closed by mistake can be taken up again. */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "booked", "lost"],
  contacted: ["booked", "lost"],
  booked: ["closed", "lost"],
  closed: ["booked"],
  lost: ["contacted"],
};

/** How a lead reached its business: by itself through a page, or brought in by the business's people. */
export const leadSources = [
  "page",
  "phone_call",
  "walk_in",
  "referral",
  "import",
  "elsewhere",
] as const;
export type LeadSource = (typeof leadSources)[number];

/** How somebody reached the business whom its people write down. */
export const enteredSources = ["phone_call", "walk_in", "referral", "elsewhere"] as const;

export const leadSourceLabels: Record<LeadSource, string> = {
  page: "Your page",
  phone_call: "Phone call",
  walk_in: "Walk-in",
  referral: "Referral",
  import: "Imported from a file",
  elsewhere: "Other",
};

/** Why a business lost a lead. */
export const lostReasons = [
  "price",
  "chose_another",
  "no_answer",
  "not_needed",
  "not_our_work",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** The parts of the list: those that went out, those that wait for a look, those thrown away. */
export const leadViews = ["leads", "quarantine", "discarded"] as const;
export type LeadView = (typeof leadViews)[number];

export type LeadFilter = {
  view: LeadView;
  status: LeadStatus | null;
  /** In a name, a number, an address or the business's name. */
  search: string;
  /** In the business's name alone. */
  business: string;
};

/** How soon the homeowner needs help. */
export const urgencies = ["today", "this_week", "this_month", "planning"] as const;
export type Urgency = (typeof urgencies)[number];

/** Why an enquiry waits for a person's look instead of going to the contractor. */
export const quarantineReasons = ["honeypot", "too_fast", "unsigned", "links", "flood"] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

export const quarantineReasonLabels: Record<QuarantineReason, string> = {
  honeypot: "Filled in a field that people can’t see",
  too_fast: "Sent faster than a person can type",
  unsigned: "Not sent from one of our forms",
  links: "Links or contact info in the message",
  flood: "Many requests from one address",
};

/** What staff make of a quarantined enquiry: let through, or thrown away. */
export const enquiryReviews = ["released", "discarded"] as const;

/** How long staff can undo what they released or discarded in the list. */
export const reviewUndoSeconds = 10;

/** What can happen to a lead. */
export const leadEventKinds = [
  "received",
  "repeated",
  "quarantined",
  "released",
  "discarded",
  "status_changed",
  "merged",
  "unmerged",
  "edited",
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

export const consentKinds = ["informational_sms", "marketing_sms"] as const;
export type ConsentKind = (typeof consentKinds)[number];
