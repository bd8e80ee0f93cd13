import type { Tone } from "~/ui/feedback/badge.tsx";

/** Where a business can be reviewed; the last two are addresses of its own choosing. */
export const reviewSites = ["google", "facebook", "yelp", "other", "other_2"] as const;
export type ReviewSite = (typeof reviewSites)[number];

/** A page where customers write reviews of a business. */
export type ReviewLink = { site: ReviewSite; url: string };

/** How customers are asked: by text where they agreed to advertising, else by e-mail; or by e-mail alone. */
export const reviewChannels = ["text", "email"] as const;

/** How long after the visit a customer is asked, in minutes. */
export const reviewDelays = [
  { value: "120", label: "2 hours after the job is done" },
  { value: "1440", label: "1 day after the job is done" },
  { value: "2880", label: "2 days after the job is done" },
  { value: "4320", label: "3 days after the job is done" },
] as const;

/** A customer of a business is asked once in so many days, whatever they had done. */
export const askAgainDays = 180;
/** Whoever has opened no review page by then is reminded once. */
export const remindAfterDays = 4;
/** As long as a text may be held back by its gate before the request goes by e-mail. */
export const longestHoldDays = 2;
/** Numbers on the screen are of so many days. */
export const countedDays = 365;

export const longestWord = 2_000;

/** The kind of every text that asks for a review; one of `gatedKinds` and `marketingKinds`. */
export const reviewTextKind = "review-text";

/** `unreachable`: no way to write to the customer; the business may hand the link over itself. */
export const requestStates = ["waiting", "asked", "stopped", "unreachable"] as const;
type RequestState = (typeof requestStates)[number];

/** Why somebody was not asked; none of it is anything that the customer said of the work (`reviews.everybody`). */
export const stopReasons = [
  "reopened",
  "further_visit",
  "switched_off",
  "declined",
  "no_address",
] as const;
export type StopReason = (typeof stopReasons)[number];

export const reasonWords: Record<StopReason, string> = {
  reopened: "The appointment is no longer marked as done.",
  further_visit: "Waiting for the next appointment for this job.",
  switched_off: "Review requests were turned off.",
  declined: "Opted out.",
  no_address: "No email on file, and they haven’t agreed to marketing texts.",
};

type Standing = {
  state: RequestState;
  remindedAt: Date | null;
  clickedAt: Date | null;
};

/** Where a request stands, as the list says it. */
export function standingOf({ state, remindedAt, clickedAt }: Standing): {
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
const namesOfHosts: Readonly<Record<string, string>> = {
  "angi.com": "Angi",
  "bbb.org": "BBB",
  "homeadvisor.com": "HomeAdvisor",
  "houzz.com": "Houzz",
  "nextdoor.com": "Nextdoor",
  "thumbtack.com": "Thumbtack",
};

/** What a link is called: the name of a well-known site, or else its host, and nothing else. */
export function nameOfLink({ site, url }: ReviewLink): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return names[site] ?? namesOfHosts[host] ?? host;
}
