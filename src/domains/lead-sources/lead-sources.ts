/** Where a business's bought leads and its own website's requests come from, other than its page. */
export const sourceKinds = [
  "google_ads",
  "meta",
  "angi",
  "website_form",
  "email",
  "webhook",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

type KindFacts = {
  /** On screens. */
  label: string;
  /** The source as analytics names it; null for the name that the business chose. */
  attribution: string | null;
  /** Whether its lead ids are the provider's own. A form's or an app's id may be the same each time. */
  hasOwnIds: boolean;
  /** Whether it proves itself with a key. */
  hasKey: boolean;
};

export const kindFacts: Record<SourceKind, KindFacts> = {
  google_ads: {
    label: "Google Ads lead form",
    attribution: "Google Ads",
    hasOwnIds: true,
    hasKey: true,
  },
  meta: {
    label: "Facebook and Instagram lead ads",
    attribution: "Facebook",
    hasOwnIds: true,
    hasKey: false,
  },
  angi: {
    label: "Angi",
    attribution: "Angi",
    hasOwnIds: true,
    hasKey: true,
  },
  website_form: {
    label: "Form on your website",
    attribution: null,
    hasOwnIds: false,
    hasKey: false,
  },
  email: {
    label: "Lead emails",
    attribution: null,
    hasOwnIds: false,
    hasKey: false,
  },
  webhook: {
    label: "Another app",
    attribution: null,
    hasOwnIds: false,
    hasKey: false,
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

/** Why a provider's API doesn't give us a lead that it announced. */
export const sourceProblems = [
  "not_connected",
  "token_expired",
  "no_permission",
  "rate_limited",
  "unavailable",
  "lead_gone",
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

/** Why a delivery became no lead. */
export const unmatchedReasons = [
  "unreadable",
  "wrong_key",
  "wrong_site",
  "bot",
  "no_contact",
  "no_page",
  "off",
  ...sourceProblems,
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
  not_connected: "The source isn’t connected yet",
  token_expired: "The access token expired or was revoked",
  no_permission: "The access token may not read leads",
  rate_limited: "The provider limits how often we may ask",
  unavailable: "The provider’s servers didn’t respond",
  lead_gone: "The provider no longer has this lead",
};

/** Reasons that a change to the source can end, so its deliveries are tried again together. */
export const retryableReasons: readonly UnmatchedReason[] = [
  "no_contact",
  "no_page",
  ...sourceProblems,
];

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

/**
 * How a source is doing, for its light. Bots and other websites don't make a source fail.
 * @param problem of the provider's API, until a call to it succeeds
 */
export function healthOf(
  isOn: boolean,
  latest: LatestDelivery,
  now: Date,
  problem: SourceProblem | null = null,
): SourceHealth {
  if (!isOn) return { state: "off" };
  if (problem) return { state: "failing", reason: problem };
  if (!latest) return { state: "waiting" };
  const { state, reason, createdAt } = latest;
  if (state === "unmatched" && reason && !strangers.includes(reason)) {
    return { state: "failing", reason };
  }
  const days = Math.floor((now.getTime() - createdAt.getTime()) / day);
  return days >= silentDays ? { state: "silent", days } : { state: "working" };
}
