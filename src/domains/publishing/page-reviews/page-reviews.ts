import { type HoldReason, isPlanHold } from "~/domains/storefront/business-pages/business-pages.ts";

/**
 * The outcome of a page after its business confirms its email: live, waiting for its territory, under
 * review by staff, or waiting for a plan.
 */
export type PageOutcome = "live" | "waiting" | "review" | "needs_plan";

/** A page and its outcome. `service` is a slug. */
export type PageForecast = {
  service: string;
  city: string;
  state: string;
  path: string;
  outcome: PageOutcome;
};

/** How many pages in one city go live without a plan (`onboarding.drafts-pages`). */
export const pagesWithoutPlan = 3;

/** How many new businesses per day need no review, for one mailbox, email domain, and IP address. */
export const newBusinessesPerDay = { mailbox: 2, domain: 5, address: 5 } as const;

/** Reasons for a review, shown to staff. */
export const holdLabels: Record<HoldReason, string> = {
  same_town: "A live page already covers this city under a different spelling",
  mixed_scripts: "The name or city mixes alphabets",
  similar_name: "The name looks like a live business's",
  site_name: "The name looks like ours",
  many_signups: "Many sign-ups from this mailbox, domain, or network today",
  needs_plan: `More than ${pagesWithoutPlan} pages in this city without a plan`,
  free_ended: "The free period ended without a plan",
};

/** The outcome of a page held for these reasons; null if there are none. */
export function outcomeOfHolds(reasons: readonly HoldReason[]): PageOutcome | null {
  if (reasons.length === 0) return null;
  return reasons.every(isPlanHold) ? "needs_plan" : "review";
}
