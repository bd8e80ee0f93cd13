/** The filter of the unmatched list. */
export type UnmatchedFilter = { seen: "unseen" | "seen" | null };

export const unmatchedSources = ["text", "mail"] as const;
export type UnmatchedSource = (typeof unmatchedSources)[number];

/** Counts stop here: the page shows "1,000+". */
export const maxUnmatched = 1_000;
