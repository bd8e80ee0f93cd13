import {
  type HoldReason,
  waitsForPlan,
} from "~/domains/storefront/business-pages/business-pages.ts";

/**
 * What becomes of a page once its business has confirmed the email address: it goes live, waits for its
 * territory, waits for staff to look at it, or for a plan.
 */
export type PageOutcome = "live" | "waiting" | "review" | "needs_plan";

/** A page with what becomes of it, or became. `service` is a slug. */
export type PageForecast = {
  service: string;
  city: string;
  state: string;
  path: string;
  outcome: PageOutcome;
};

/** So many pages in one city go live without a plan (`onboarding.drafts-pages`). */
export const pagesWithoutPlan = 3;

/** New businesses of one mailbox, one email domain and one IP address in a day that staff needn't look at. */
export const newBusinessesPerDay = { mailbox: 2, domain: 5, address: 5 } as const;

/** What staff read of a page that waits for them. */
export const holdLabels: Record<HoldReason, string> = {
  same_town: "A live page already covers this city under a different spelling",
  mixed_scripts: "The name or city mixes alphabets",
  similar_name: "The name looks like a live business's",
  site_name: "The name looks like ours",
  many_signups: "Many sign-ups from this mailbox, domain, or network today",
  needs_plan: `More than ${pagesWithoutPlan} pages in this city without a plan`,
  free_ended: "The free period ended without a plan",
};

/** What becomes of a page that is held for these reasons; null where there is none. */
export function outcomeOfHolds(reasons: readonly HoldReason[]): PageOutcome | null {
  if (reasons.length === 0) return null;
  return reasons.every(waitsForPlan) ? "needs_plan" : "review";
}
