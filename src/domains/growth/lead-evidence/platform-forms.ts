import type { JunkReason, SourceKind } from "~/domains/lead-sources/index.ts";

/** How to request a credit for a lead on a platform. */
export type PlatformForm = {
  name: string;
  /** The steps to take there, in the platform's terms. */
  steps: readonly string[];
  /** The platform's reason for each kind of evidence. */
  reasons: Partial<Record<JunkReason, string>>;
};

// "How to request a lead credit", help.angi.com, and "How to Request Lead Credits", prohelp, read 2026-11-27.
const angi: PlatformForm = {
  name: "Angi",
  steps: [
    "Wait until the lead is 24 hours old, and ask within 30 days.",
    "Open the lead in the Angi Leads Pro app or at pro.homeadvisor.com, and choose “Request Credit”.",
    "Choose the reason below, paste the details below, and choose “Continue”.",
  ],
  reasons: {
    bad_phone: "Incorrect or disconnected phone number",
    disconnected: "Incorrect or disconnected phone number",
    duplicate: "Duplicate lead",
    outside_area: "Incorrect ZIP code",
    not_a_service: "Incorrect project task",
    test_text: "Competitor testing the system",
  },
};

// "SurveyDissatisfiedReason" and "ProvideLeadFeedbackRequest", Google Ads API v26, read 2026-11-27.
const localServices: PlatformForm = {
  name: "Google",
  steps: [
    "Open the lead in Local Services Ads, and give it a bad rating.",
    "Choose the reason below. Paste the details below if it takes a comment.",
  ],
  reasons: {
    bad_phone: "Spam",
    disconnected: "Spam",
    test_text: "Spam",
    duplicate: "Duplicate",
    outside_area: "Geo mismatch: outside your service area",
    not_a_service: "Job type mismatch: a service you don’t offer",
    sold_to_many: "Other reason",
  },
};

// "refundRequestLink" and "refundDetails", Thumbtack's OpenAPI 4.0.0, read 2026-11-28: its survey's reasons
// aren't documented.
const thumbtack: PlatformForm = {
  name: "Thumbtack",
  steps: [
    "Open the lead on Thumbtack, and ask for a refund of the lead there.",
    "Choose the reason that fits, and paste the details below if it takes a comment.",
  ],
  reasons: {
    bad_phone: "Invalid phone number",
    disconnected: "Disconnected phone number",
    test_text: "Not a real request",
    duplicate: "Duplicate",
    outside_area: "Outside our service area",
    not_a_service: "Not a service we offer",
  },
};

const plainReasons: PlatformForm["reasons"] = {
  bad_phone: "Invalid phone number",
  disconnected: "Disconnected phone number",
  test_text: "Not a real request",
  duplicate: "Duplicate",
  outside_area: "Outside our service area",
  not_a_service: "Not a service we offer",
  sold_to_many: "Sent to many businesses",
};

/** What we found, worded as the business's own statement. */
export const findings: Record<JunkReason, string> = {
  bad_phone: "The phone number isn’t valid.",
  disconnected: "The phone company reports that the number isn’t in use.",
  test_text: "The name, message, or email address is test text.",
  duplicate: "We already had a request from the same person in the last 90 days.",
  outside_area: "The ZIP code is more than 50 miles from our service area.",
  not_a_service: "We don’t offer the service.",
  sold_to_many: "The lead was sent to five or more other businesses.",
};

/** The form of the platform that a source belongs to, by the source's kind or by its name. */
export function platformFormOf({ kind, name }: { kind: SourceKind; name: string }): PlatformForm {
  if (kind === "angi" || /\bangi\b|home ?advisor/i.test(name)) return angi;
  if (kind === "google_local" || /local services|google guaranteed|\blsa\b/i.test(name))
    return localServices;
  if (kind === "thumbtack" || /thumbtack/i.test(name)) return thumbtack;
  return {
    name: kind === "google_ads" ? "Google Ads" : name,
    steps: ["Send the details below the way they take such requests: by form, email, or chat."],
    reasons: plainReasons,
  };
}
