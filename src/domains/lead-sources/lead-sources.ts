/** Where a business's bought leads and its own website's requests come from, other than its page. */
export const sourceKinds = ["google_ads", "angi", "website_form", "email", "webhook"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** @property label the kind on screens; `attribution` is the source that analytics names */
type KindFacts = { label: string; attribution: string | null; hint: string };

export const kindFacts: Record<SourceKind, KindFacts> = {
  google_ads: {
    label: "Google Ads lead form",
    attribution: "Google Ads",
    hint: "The form that opens inside your Google ad.",
  },
  angi: {
    label: "Angi",
    attribution: "Angi",
    hint: "Leads you pay Angi (HomeAdvisor) for.",
  },
  website_form: {
    label: "Form on your website",
    attribution: null,
    hint: "A contact form on WordPress, Squarespace, Wix, or your own site.",
  },
  email: {
    label: "Lead emails",
    attribution: null,
    hint: "Yelp, Networx, Thumbtack, or any service that emails you its leads.",
  },
  webhook: {
    label: "Another app",
    attribution: null,
    hint: "Zapier, Make, n8n, or any app that can send a webhook.",
  },
};

/** What became of a delivery. An update arrived later about a lead that was already there. */
export const deliveryStates = [
  "received",
  "lead",
  "joined",
  "updated",
  "unmatched",
  "test",
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a delivery became no lead. */
export const unmatchedReasons = [
  "unreadable",
  "wrong_key",
  "wrong_site",
  "bot",
  "no_contact",
  "no_page",
  "off",
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

export const unmatchedLabels: Record<UnmatchedReason, string> = {
  unreadable: "We couldn’t read it",
  wrong_key: "The key didn’t match",
  wrong_site: "It came from another website",
  bot: "It filled in a field that people can’t see",
  no_contact: "No phone number or email that works",
  no_page: "You don’t have a page yet",
  off: "This source was off",
};

export const maxSources = 50;
export const maxNameLength = 60;
/** Deliveries are deleted after as many days. */
export const deliveryDays = 90;
/** A source that worked and sent nothing for as many days is shown as silent. */
const silentDays = 14;

/** The field of a website's form that people can't see and bots fill in. */
export const trapField = "leave_blank";

export type SourceHealth =
  | { state: "waiting" }
  | { state: "working" }
  | { state: "silent"; days: number }
  | { state: "failing"; reason: UnmatchedReason }
  | { state: "off" };

/** A source's most recent delivery, and whether any ever became a lead or a test. */
export type LatestDelivery = {
  state: DeliveryState;
  reason: UnmatchedReason | null;
  createdAt: Date;
} | null;

const day = 24 * 60 * 60 * 1000;

/** What anyone who has seen a website's form can cause. */
const strangers: readonly UnmatchedReason[] = ["bot", "wrong_site"];

/** How a source is doing, for its light. Bots and other websites don't make a source fail. */
export function healthOf(isOn: boolean, latest: LatestDelivery, now: Date): SourceHealth {
  if (!isOn) return { state: "off" };
  if (!latest) return { state: "waiting" };
  const { state, reason, createdAt } = latest;
  if (state === "unmatched" && reason && !strangers.includes(reason)) {
    return { state: "failing", reason };
  }
  const days = Math.floor((now.getTime() - createdAt.getTime()) / day);
  return days >= silentDays ? { state: "silent", days } : { state: "working" };
}
