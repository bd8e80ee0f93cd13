/** Statuses of a lead. */
export const leadStatuses = ["new", "contacted", "booked", "closed", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Allowed status changes. A lead closed or lost by mistake can be reopened. */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "booked", "lost"],
  contacted: ["booked", "lost"],
  booked: ["closed", "lost"],
  closed: ["booked"],
  lost: ["contacted"],
};

/** How a lead reached its business: through a page, or added by the business's team. */
export const leadSources = [
  "page",
  "phone_call",
  "walk_in",
  "referral",
  "import",
  "elsewhere",
] as const;
export type LeadSource = (typeof leadSources)[number];

/** Sources for a lead that a member adds. */
export const manualLeadSources = ["phone_call", "walk_in", "referral", "elsewhere"] as const;

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

/** Tabs of the lead list: delivered, waiting for review, discarded. */
export const leadViews = ["leads", "quarantine", "discarded"] as const;
export type LeadView = (typeof leadViews)[number];

export type LeadFilter = {
  view: LeadView;
  status: LeadStatus | null;
  /** Matches a name, phone, email, or business name. */
  search: string;
  /** Matches the business name only. */
  business: string;
};

/** How soon the homeowner needs help. */
export const urgencies = ["today", "this_week", "this_month", "planning"] as const;
export type Urgency = (typeof urgencies)[number];

/** Why a request was quarantined instead of delivered to the contractor. */
export const quarantineReasons = ["honeypot", "too_fast", "unsigned", "links", "flood"] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

export const quarantineReasonLabels: Record<QuarantineReason, string> = {
  honeypot: "Filled in a field that people can’t see",
  too_fast: "Sent faster than a person can type",
  unsigned: "Not sent from one of our forms",
  links: "Links or contact info in the message",
  flood: "Many requests from one address",
};

/** Review results of a quarantined request. */
export const enquiryReviews = ["released", "discarded"] as const;

/** How long staff can undo a review in the list. */
export const reviewUndoSeconds = 10;

/** Kinds of events in a lead's history. */
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

/** Consents to texts. */
export const textConsentKinds = ["informational_sms", "marketing_sms"] as const;
export const consentKinds = [...textConsentKinds, "marketing_voice"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The columns of a business's board, in order (`leads.stages`). */
export const leadStages = ["new", "contacted", "estimate_sent", "booked", "done", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

export const stageLabels: Record<LeadStage, string> = {
  new: "New",
  contacted: "Contacted",
  estimate_sent: "Estimate sent",
  booked: "Booked",
  done: "Done",
  lost: "Lost",
};

/** The status saved for each stage; "Estimate sent" is a contacted lead with `estimateSentAt` set. */
export const statusOfStage: Record<LeadStage, LeadStatus> = {
  new: "new",
  contacted: "contacted",
  estimate_sent: "contacted",
  booked: "booked",
  done: "closed",
  lost: "lost",
};

const stageOfStatus: Record<LeadStatus, LeadStage> = {
  new: "new",
  contacted: "contacted",
  booked: "booked",
  closed: "done",
  lost: "lost",
};

/** The stage of a lead on the board. */
export function stageOf(lead: { status: LeadStatus; estimateSentAt: unknown }): LeadStage {
  if (lead.status === "contacted" && lead.estimateSentAt !== null) return "estimate_sent";
  return stageOfStatus[lead.status];
}

/** Stages a lead can move to: those its status allows, and other stages of the same status. */
export function nextStages(stage: LeadStage): LeadStage[] {
  const status = statusOfStage[stage];
  return leadStages.filter((next) => {
    const after = statusOfStage[next];
    return next !== stage && (after === status || nextStatuses[status].includes(after));
  });
}

export const lostReasonLabels: Record<LostReason, string> = {
  price: "Too expensive",
  chose_another: "Went with someone else",
  no_answer: "No response",
  not_needed: "No longer needed",
  not_our_work: "Not a service we offer",
  other: "Something else",
};

export const zipPattern = /^\d{5}(-\d{4})?$/;

/** The saved address; null if it is only a ZIP code. */
export const addressOf = (stored: string | null): string | null =>
  stored !== null && zipPattern.test(stored) ? null : stored;

/** Maximum saved views per member and business. */
export const maxLeadViews = 20;

export const maxViewNameLength = 60;

/** Orders of the table of leads; "-" for descending. */
export const leadSorts = ["-date", "date", "name", "-name"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Filters of a business's lead list. */
export type OwnLeadFilter = {
  stage: LeadStage | null;
  lostReason: LostReason | null;
  service: string | null;
  /** As in a page's URL: `san-antonio-tx`. */
  town: string | null;
  /** First requested within this many days. */
  days: number | null;
  /** As analytics names it; null or left out for any. */
  source?: string | null;
  /** Matches a name, phone, or email. */
  search: string;
};

/** The filters a view saves. Excludes the search text, which may be a person's name or phone number. */
export type LeadViewFilter = Omit<OwnLeadFilter, "search"> & { board: boolean };

/** The field with the form's photos, and the hidden field that comes right before it. */
export const photosField = "photos";
export const photosFollow = "photos_follow";
/** Counts the photos that a script failed to send, so the request is sent without them. */
export const photosNotSent = "photos_not_sent";
/** Set when a form with chosen photos is shown again, since a browser forgets chosen files. */
export const photosLeftOut = "photos_left_out";
/** Maximum photos of one request. */
export const maxRequestPhotos = 5;
/** Instead of a member's name: the customer sent the photo. */
export const sentPhotoLabels = {
  request: "Sent with the request",
  sms: "Sent by text",
  email: "Sent by email",
};
