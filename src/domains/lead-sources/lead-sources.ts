/** Where a business's bought leads and its own website's requests come from, other than its page. */
export const sourceKinds = [
  "google_ads",
  "google_local",
  "meta",
  "angi",
  "thumbtack",
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
  /** Whether it has its own adapter, which also reads messages and charges. */
  hasAdapter?: true;
  /** Whether we poll the provider for its leads, so it has no address for deliveries. */
  isPolled?: true;
};

export const kindFacts: Record<SourceKind, KindFacts> = {
  google_ads: {
    label: "Google Ads lead form",
    attribution: "Google Ads",
    hasOwnIds: true,
    hasKey: true,
  },
  google_local: {
    label: "Google Local Services Ads",
    attribution: "Google Local Services",
    hasOwnIds: true,
    hasKey: false,
    hasAdapter: true,
    isPolled: true,
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
  thumbtack: {
    label: "Thumbtack",
    attribution: "Thumbtack",
    hasOwnIds: true,
    hasKey: true,
    hasAdapter: true,
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

/** An account at a provider, such as a Google Ads account. */
export type SourceAccount = { id: string; name: string; zone: string };

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

/** Why a provider's API refuses to return leads. Only the operator can fix `app_refused`. */
export const sourceProblems = [
  "not_connected",
  "token_expired",
  "no_permission",
  "app_refused",
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
  "no_lead",
  "other_event",
  "erased",
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
  no_lead: "No matching lead for this message",
  other_event: "It isn’t a lead or a message",
  erased: "This person’s data was deleted",
  not_connected: "The source isn’t connected yet",
  token_expired: "The access token expired or was revoked",
  no_permission: "The access token may not read leads",
  app_refused: "The provider doesn’t accept our app right now",
  rate_limited: "The provider is limiting our requests",
  unavailable: "The provider’s servers didn’t respond",
  lead_gone: "The provider no longer has this lead",
};

const finalReasons: readonly UnmatchedReason[] = [
  ...(["unreadable", "wrong_key", "bot", "other_event", "erased"] as const),
];

/** Whether retrying a delivery would fail the same way. */
export const isFinalReason = (reason: UnmatchedReason) => finalReasons.includes(reason);

/** Reasons that a change to the source can fix, so its deliveries are retried together. */
export const retryableReasons: readonly UnmatchedReason[] = [
  "no_contact",
  "no_page",
  "no_lead",
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
  /** Nothing has arrived since its website or address was changed. */
  | { state: "changed" }
  | { state: "working" }
  | { state: "silent"; days: number }
  | { state: "failing"; reason: UnmatchedReason }
  | { state: "off" };

/** A delivery, as far as it says how its source is doing. */
export type DeliveryOutcome = {
  state: DeliveryState;
  reason: UnmatchedReason | null;
  createdAt: Date;
};

const day = 24 * 60 * 60 * 1000;

/** What anyone can cause who knows a source's address. */
export const refusals: readonly UnmatchedReason[] = ["wrong_key", "wrong_site", "bot"];
/** What any stranger can cause, so it says nothing about a source. */
export const untrustedReasons: readonly UnmatchedReason[] = ["bot", "wrong_site"];
/** Deliveries that were never a lead, from a source that works. */
const harmless: readonly UnmatchedReason[] = ["no_lead", "other_event", "erased"];
/** What a visitor of a website's form can cause, such as a phone number with a typo. */
const visitorErrors: readonly UnmatchedReason[] = ["no_contact", "unreadable"];
/** A website's form fails if this many deliveries in a row became no lead. */
export const healthSampleSize = 3;

const isFine = ({ reason }: DeliveryOutcome) => reason === null || harmless.includes(reason);

/** What we know about a provider's API: the current problem, and the last success. */
type ApiState = { problem: SourceProblem | null; polledAt: Date | null };

type Observed = {
  kind: SourceKind;
  isOn: boolean;
  /** The latest delivery; null if there is none. */
  latest: DeliveryOutcome | null;
  /** The latest deliveries without those of strangers, newest first, up to `healthSampleSize`. */
  recent: readonly DeliveryOutcome[];
  /** When the website that may send, or the source's address, was last changed. */
  setupChangedAt: Date | null;
};

/**
 * A source's health, for its status light. A source that has only been refused isn't working yet. A
 * polled source is healthy after its first successful poll, since there is no test lead. What
 * arrived before its setup changed says nothing about the new setup.
 */
export function healthOf(
  { kind, isOn, latest, recent: arrived, setupChangedAt }: Observed,
  now: Date,
  { problem, polledAt }: ApiState = { problem: null, polledAt: null },
): SourceHealth {
  if (!isOn) return { state: "off" };
  if (problem) return { state: "failing", reason: problem };
  const isCurrent = ({ createdAt }: DeliveryOutcome) =>
    !setupChangedAt || createdAt > setupChangedAt;
  const recent = arrived.filter(isCurrent);
  const [last] = recent;
  if (!last) {
    if (polledAt) return { state: "working" };
    // Most likely, the website in its settings is misspelled.
    if (latest?.reason === "wrong_site" && isCurrent(latest)) {
      return { state: "failing", reason: "wrong_site" };
    }
    return { state: arrived.length > 0 ? "changed" : "waiting" };
  }
  const isVisitorError =
    kind === "website_form" && last.reason !== null && visitorErrors.includes(last.reason);
  if (last.reason && !isFine(last) && !(isVisitorError && recent.some(isFine))) {
    return { state: "failing", reason: last.reason };
  }
  const days = Math.floor((now.getTime() - last.createdAt.getTime()) / day);
  return days >= silentDays ? { state: "silent", days } : { state: "working" };
}
