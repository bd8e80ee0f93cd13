import type { Tone } from "~/ui/feedback/badge.tsx";

/** Sites where a business can be reviewed; the last two have custom URLs. */
export const reviewSites = ["google", "facebook", "yelp", "other", "other_2"] as const;
export type ReviewSite = (typeof reviewSites)[number];

/** A page where customers write reviews of a business. */
export type ReviewLink = { site: ReviewSite; url: string };

/** How requests are sent: by text with marketing consent, else by email; or by email only. */
export const reviewChannels = ["text", "email"] as const;

/** How long after the appointment a request is sent, in minutes. */
export const reviewDelays = [
  { value: "120", label: "2 hours after the job is done" },
  { value: "1440", label: "1 day after the job is done" },
  { value: "2880", label: "2 days after the job is done" },
  { value: "4320", label: "3 days after the job is done" },
] as const;

/** Minimum days between requests from a business to one customer, for any jobs. */
export const minDaysBetweenRequests = 180;
/** Days until the only reminder, if no review page was opened. */
export const remindAfterDays = 4;
/** How long the gate may hold a text before the request is sent by email instead. */
export const maxHoldDays = 2;
/** The period of the numbers on screen. */
export const countedDays = 365;

export const maxPrivateMessageLength = 2_000;

/** The message kind of review request texts; one of `gatedKinds` and `marketingKinds`. */
export const reviewTextKind = "review-text";

/** `unreachable`: the customer can't be messaged; the business may send the link itself. */
export const requestStates = ["waiting", "asked", "stopped", "unreachable"] as const;
type RequestState = (typeof requestStates)[number];

/**
 * Why a request wasn't sent; never depends on what the customer said about the work
 * (`reviews.everybody`).
 */
export const stopReasons = [
  "reopened",
  "further_visit",
  "switched_off",
  "declined",
  "no_address",
] as const;
export type StopReason = (typeof stopReasons)[number];

export const stopReasonLabels: Record<StopReason, string> = {
  reopened: "The appointment is no longer marked as done.",
  further_visit: "Waiting for the next appointment for this job.",
  switched_off: "Review requests were turned off.",
  declined: "Opted out, or marked “Do not contact”.",
  no_address: "No email on file, and they haven’t agreed to marketing texts.",
};

type Standing = {
  state: RequestState;
  remindedAt: Date | null;
  clickedAt: Date | null;
};

/** A request's state, as shown in the list. */
export function requestStatusOf({ state, remindedAt, clickedAt }: Standing): {
  label: string;
  tone: Tone;
} {
  if (clickedAt) return { label: "Opened a review page", tone: "good" };
  if (state === "asked") {
    return remindedAt ? { label: "Reminded", tone: "info" } : { label: "Requested", tone: "info" };
  }
  if (state === "waiting") return { label: "Waiting", tone: "neutral" };
  if (state === "stopped") return { label: "Not requested", tone: "neutral" };
  return { label: "Not sent", tone: "warning" };
}

const names: Partial<Record<ReviewSite, string>> = {
  google: "Google",
  facebook: "Facebook",
  yelp: "Yelp",
};

/** Other sites that homeowners know by name. */
const hostLabels: Readonly<Record<string, string>> = {
  "angi.com": "Angi",
  "bbb.org": "BBB",
  "homeadvisor.com": "HomeAdvisor",
  "houzz.com": "Houzz",
  "nextdoor.com": "Nextdoor",
  "thumbtack.com": "Thumbtack",
};

/** A link's label: a well-known site's name, else its host, and nothing more. */
export function reviewLinkLabel({ site, url }: ReviewLink): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return names[site] ?? hostLabels[host] ?? host;
}
