import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import { type PageForecast, type PageOutcome, pagesWithoutPlan } from "./page-reviews.ts";

/** What a contractor reads of pages with one outcome; the verb follows how many they are. */
const sentences: Record<PageOutcome, (what: string, place: string, many: boolean) => string> = {
  live: (what, place, many) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${many ? "go" : "goes"} live when you confirm your email.`,
  waiting: (what, place, many) =>
    `The ${what} ${many ? "territories" : "territory"} in ${place} ${many ? "are" : "is"} taken, so you're on the waiting list. We'll email you when ${many ? "they open" : "it opens"}.`,
  review: (what, place, many) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${many ? "are" : "is"} under review. We review some new businesses before their pages go live, and we'll email you within 24 hours.`,
  needs_plan: (what, place, many) =>
    `Your ${what} ${many ? "pages" : "page"} for ${place} ${many ? "need" : "needs"} a plan to go live. Up to ${pagesWithoutPlan} pages in one city go live without one.`,
};

const order: readonly PageOutcome[] = ["live", "waiting", "review", "needs_plan"];

/** One sentence for each outcome, such as "Your HVAC and Plumbing pages for Austin, TX go live when you confirm your email." */
export function outcomeSentences(
  pages: readonly { label: string; outcome: PageOutcome }[],
  place: string,
): { outcome: PageOutcome; text: string }[] {
  return order.flatMap((outcome) => {
    const labels = pages.filter((page) => page.outcome === outcome).map(({ label }) => label);
    if (labels.length === 0) return [];
    const what = listed.format(labels);
    return [{ outcome, text: sentences[outcome](what, place, labels.length > 1) }];
  });
}

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The same for pages that are drafted or published; `place` where it isn't to be theirs. */
export function forecastSentences(pages: readonly PageForecast[], place?: string) {
  const [first] = pages;
  if (!first) return [];
  const labeled = pages.map(({ service, outcome }) => ({ label: serviceTitle(service), outcome }));
  return outcomeSentences(labeled, place ?? `${first.city}, ${first.state}`);
}
