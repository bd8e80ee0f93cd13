/** A lead's life. What staff or the contractor set by hand comes with the staff area. */
export const leadStatuses = ["new", "contacted", "booked", "closed", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How soon the homeowner needs help. */
export const urgencies = ["today", "this_week", "this_month", "planning"] as const;
export type Urgency = (typeof urgencies)[number];

export const urgencyLabels: Record<Urgency, string> = {
  today: "Today, it's urgent",
  this_week: "This week",
  this_month: "This month",
  planning: "Just planning",
};

/** Why an enquiry waits for a person's look instead of going to the contractor. */
export const quarantineReasons = ["honeypot", "too_fast", "unsigned", "links", "flood"] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** What staff make of a quarantined enquiry: let through, or thrown away. */
export const enquiryReviews = ["released", "discarded"] as const;

/** What can happen to a lead. */
export const leadEventKinds = [
  "received",
  "repeated",
  "quarantined",
  "released",
  "discarded",
  "status_changed",
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

export const consentKinds = ["informational_sms", "marketing_sms"] as const;
export type ConsentKind = (typeof consentKinds)[number];
