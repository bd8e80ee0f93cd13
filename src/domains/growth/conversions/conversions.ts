/** The ad platforms that are sent their leads' results. */
export const adPlatforms = ["google", "meta"] as const;
export type AdPlatform = (typeof adPlatforms)[number];

export const adPlatformLabels: Record<AdPlatform, string> = { google: "Google Ads", meta: "Meta" };

/** The stages that are reported. Meta is also sent the lead itself. */
export const conversionStages = ["lead", "booked", "paid"] as const;
export type ConversionStage = (typeof conversionStages)[number];

export const stageLabels: Record<ConversionStage, string> = {
  lead: "Lead",
  booked: "Booked",
  paid: "Paid",
};

export const stagesOf: Record<AdPlatform, readonly ConversionStage[]> = {
  google: ["booked", "paid"],
  meta: conversionStages,
};

/** Waiting to be sent; sent; skipped on purpose; or refused, which a member can resend. */
export const conversionStates = ["waiting", "sent", "skipped", "failed"] as const;
export type ConversionState = (typeof conversionStates)[number];

/** Why sending to a platform fails until a member changes something: everything waits. */
const pausingProblems = ["token_expired", "no_permission", "wrong_account", "no_terms"] as const;

/**
 * Why a platform rejected a conversion. The operator has to fix `app_refused`; the last two resolve
 * without a change.
 */
export const conversionProblems = [
  ...pausingProblems,
  "refused",
  "app_refused",
  "rate_limited",
  "unavailable",
] as const;
export type ConversionProblem = (typeof conversionProblems)[number];

export const isPausing = (problem: ConversionProblem | null): boolean =>
  pausingProblems.some((pausing) => pausing === problem);

/** Why a conversion is not sent. */
const skipReasons = ["too_late", "opted_out", "junk", "canceled", "no_identifier", "off"] as const;
export type SkipReason = (typeof skipReasons)[number];

export const conversionReasons = [...skipReasons, ...conversionProblems] as const;
export type ConversionReason = (typeof conversionReasons)[number];

export const reasonLabels: Record<ConversionReason, string> = {
  too_late: "The platform takes it only for a limited time after the click or lead",
  opted_out: "This person opted out of your messages",
  junk: "You marked this lead as junk",
  canceled: "It was canceled or refunded before it was sent",
  no_identifier: "There’s no click, lead ID, or email to send",
  off: "Sending was turned off",
  token_expired: "The connection expired or was revoked",
  no_permission: "The connection isn’t allowed to send conversions",
  wrong_account: "The IDs don’t match this account",
  no_terms: "Google Ads needs you to accept its terms for enhanced conversions for leads",
  refused: "The platform refused it",
  app_refused: "The platform doesn’t accept our app right now",
  rate_limited: "The platform limited requests for a day",
  unavailable: "The platform didn’t respond for a day",
};

/** Conversions on the page. */
export const shownConversions = 20;

const day = 24 * 60 * 60 * 1000;

/**
 * Days within which a platform accepts a conversion. Google: after the click, or after the lead if
 * only its email address is known. Meta: after it happened.
 */
export const windowDays = { click: 90, email: 63, meta: 7 };

/** Whether a platform no longer accepts it. */
export function isTooLate(
  platform: AdPlatform,
  {
    clickAt,
    leadAt,
    happenedAt,
    now,
  }: Record<"leadAt" | "happenedAt" | "now", Date> & {
    clickAt: Date | null;
  },
): boolean {
  const after = (from: Date, days: number) => new Date(from.getTime() + days * day);
  if (platform === "meta") return now >= after(happenedAt, windowDays.meta);
  return clickAt
    ? happenedAt > after(clickAt, windowDays.click)
    : happenedAt > after(leadAt, windowDays.email);
}
