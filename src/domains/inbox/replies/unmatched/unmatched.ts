/** Which of what came in and belongs to nothing the list shows. */
export type UnmatchedFilter = { seen: "unseen" | "seen" | null };

export const unmatchedSources = ["text", "mail"] as const;
export type UnmatchedSource = (typeof unmatchedSources)[number];

/** Further than this nobody counts: the page says "1,000+". */
export const maxUnmatched = 1_000;
