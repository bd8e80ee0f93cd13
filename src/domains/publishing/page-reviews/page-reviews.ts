import { type HoldReason, isPlanHold, serviceTitle } from "~/domains/storefront/index.ts";

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

/** Progress of a sign-up: no one joins a waiting list before the email is confirmed. */
type SignUpPhase = "signing-up" | "confirming" | "confirmed";

type Sentence = (what: string, place: string, many: boolean, phase: SignUpPhase) => string;

/** Text for the contractor about pages with one outcome; the verb agrees with their number. */
const sentences: Record<PageOutcome, Sentence> = {
  live: (what, place, many) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${many ? "go" : "goes"} live when you confirm your email.`,
  waiting: (what, place, many, phase) =>
    `The ${what} ${many ? "territories" : "territory"} in ${place} ${many ? "are" : "is"} taken${waitingList[phase]} when ${many ? "they open" : "it opens"}.`,
  review: (what, place, many, phase) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${phase === "signing-up" ? "will be reviewed when you finish signing up" : many ? "are under review" : "is under review"}. We review some new businesses before their pages go live, and we'll email you within 24 hours.`,
  needs_plan: (what, place, many) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${many ? "need" : "needs"} a plan to go live. Up to ${pagesWithoutPlan} pages in one city go live without one.`,
};

const waitingList: Record<SignUpPhase, string> = {
  "signing-up": ". Finish signing up to join the waiting list, and we'll email you",
  confirming: ". Confirm your email to join the waiting list, and we'll email you",
  confirmed: ", so you're on the waiting list. We'll email you",
};

const order: readonly PageOutcome[] = ["live", "waiting", "review", "needs_plan"];

/**
 * One sentence per outcome, such as "Your HVAC and Plumbing pages for Austin, TX go live when you confirm
 * your email."
 */
export function outcomeSentences(
  pages: readonly { label: string; outcome: PageOutcome }[],
  place: string,
  phase: SignUpPhase,
): { outcome: PageOutcome; text: string }[] {
  return order.flatMap((outcome) => {
    const labels = pages.filter((page) => page.outcome === outcome).map(({ label }) => label);
    if (labels.length === 0) return [];
    const services = listed.format(labels);
    return [{ outcome, text: sentences[outcome](services, place, labels.length > 1, phase) }];
  });
}

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

/** `outcomeSentences` for drafted or published pages; `place` for those that won't be theirs. */
export function forecastSentences(
  pages: readonly PageForecast[],
  phase: SignUpPhase,
  place?: string,
) {
  const [first] = pages;
  if (!first) return [];
  const labeled = pages.map(({ service, outcome }) => ({ label: serviceTitle(service), outcome }));
  return outcomeSentences(labeled, place ?? `${first.city}, ${first.state}`, phase);
}
