export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The possible decisions on a pending application. */
export type ReviewDecision = Exclude<ApplicationStatus, "pending">;

export const participantStatuses = ["active", "paused", "ended"] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export const conversionStatuses = ["pending", "converted", "lost"] as const;
export type ConversionStatus = (typeof conversionStatuses)[number];

/** The kinds of ledger entries: a deal's commission, or its reversal. */
export const entryKinds = ["commission", "reversal"] as const;

/**
 * The kinds of replies to a statement: confirmation or question by the participant, answer by
 * staff.
 */
export const replyKinds = ["confirmed", "question", "answer"] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** The state of a month's statement (`revenue-share.statements`). */
export type StatementState = "running" | "ready" | "asked" | "answered" | "confirmed" | "empty";

/** Why an application looks automated. */
export const applicationSuspicions = ["honeypot", "links"] as const;
export type ApplicationSuspicion = (typeof applicationSuspicions)[number];

/** The leads a participant wants, in the data API's field names. */
export type LeadPreferences = {
  services?: readonly string[];
  service_areas?: readonly string[];
  target_monthly_leads?: number | null;
  lead_value_range?: string | null;
};

/** Our default share of a closed deal, as a fraction (`revenue-share.rate`). */
export const defaultCommissionRate = 0.2;

/** The lead value ranges of the application form (`revenue-share.application`). */
export const leadValueRanges = [
  "$100-500",
  "$500-1000",
  "$1000-2500",
  "$2500-5000",
  "$5000+",
] as const;

/** The service choices of the application form (`revenue-share.application`). */
export const serviceChoices = [
  "HVAC",
  "Plumbing",
  "Electrical",
  "Pest Control",
  "Handyman",
  "Lawn Care",
  "Roofing",
  "Painting",
  "Cleaning Services",
  "Other",
] as const;

/** Applicants' toasts; their texts are agreed to the letter. */
export const applicationToasts = {
  terms: { title: "Terms Required", description: "Please agree to the terms and conditions" },
  services: { title: "Services Required", description: "Please select at least one service" },
  submitted: {
    title: "Application Submitted!",
    description: "We'll review your application and get back to you within 24 hours.",
  },
  failed: {
    title: "Submission Failed",
    description: "There was an error submitting your application. Please try again.",
  },
} as const;

/** The same form was submitted again with different values. */
export const alreadySentMessage =
  "You already sent this form with other answers. Please reload the page.";

/** Staff's toasts when they submit an application for someone. */
export const staffSubmissionToasts = {
  submitted: {
    title: "Application Submitted",
    description: "Your revenue share application has been submitted successfully!",
  },
  failed: { title: "Submission Failed", description: "Failed to submit application" },
} as const;

/** Staff's toasts after a review. */
export const reviewToasts = {
  updated: (status: ReviewDecision) => ({
    title: "Status Updated",
    description: `Application status updated to ${status}`,
  }),
  approved: {
    title: "Application Approved",
    description: "Contractor has been approved and added to revenue share program",
  },
  updateFailed: {
    title: "Update Failed",
    description: "Failed to update application status",
  },
  approvalFailed: {
    title: "Approval Failed",
    description: "Failed to approve application",
  },
} as const;

/** A fraction as a percentage with one decimal: 0.2 is "20.0%" (`revenue-share.rate`). */
export function formatRate(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}

/** Converts dollars as stored ("118.50") to cents; null counts as 0. */
export function toCents(amount: string | null): number {
  if (amount === null) return 0;
  const [, sign = "", whole = "0", fraction = ""] =
    /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return sign === "-" ? -cents : cents;
}

/**
 * The commission on a closed deal, in cents, half a cent rounded up; the rate has four decimals.
 */
export function commissionOf(dealCents: number, rate: number): number {
  return Math.floor((dealCents * Math.round(rate * 10_000) + 5_000) / 10_000);
}

/** Converts cents to dollars as stored. */
export function fromCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  return `${sign}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}
