import type { PageOutcome } from "~/features/page-reviews/page-reviews.ts";

/** A town nearby in which an area is open. */
export type OpenTown = { city: string; state: string };

/** What the wizard knows of the territories of a draft (`onboarding.territories-told`). */
export type Outlook = {
  /** "Austin, TX". */
  place: string;
  /** Each option of step 2 that has a page, and whether another business holds it there. */
  options: { option: string; label: string; taken: boolean; nearby: OpenTown[] }[];
  /** What becomes of the pages of the chosen services. */
  pages: { label: string; outcome: PageOutcome }[];
  /** The same in sentences, one for each outcome: no browser needs their words. */
  sentences: { outcome: PageOutcome; text: string }[];
};
