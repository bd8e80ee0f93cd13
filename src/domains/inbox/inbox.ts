/** The kinds of entries that search covers. */
export const searchedKinds = ["person", "message", "note"] as const;

/** The inbox filters. */
export const inboxViews = ["all", "unread", "mine", "unassigned"] as const;
export type InboxView = (typeof inboxViews)[number];

/** Higher counts show as "99+". */
export const maxCounted = 100;

/** Maximum templates per business. */
export const maxSnippets = 100;

/**
 * Staff's review lists: `waiting` holds texts until a person decides, oldest first; `taken` lists
 * those that were treated as opt-outs because of their wording, newest first.
 */
export type StopCheckKind = "waiting" | "taken";

/** Counts stop here. */
export const maxStopChecks = 1_000;

/** The filter of the unmatched list. */
export type UnmatchedFilter = { seen: "unseen" | "seen" | null };

export const unmatchedSources = ["text", "mail"] as const;
export type UnmatchedSource = (typeof unmatchedSources)[number];

/** Counts stop here: the page shows "1,000+". */
export const maxUnmatched = 1_000;
