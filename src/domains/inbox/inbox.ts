/** The kinds of entries that search covers. */
export const searchedKinds = ["person", "message", "note"] as const;

/** The inbox filters. */
export const inboxViews = ["all", "unread", "mine", "unassigned"] as const;
export type InboxView = (typeof inboxViews)[number];

/** Higher counts show as "99+". */
export const maxCounted = 100;

/** Most templates per business. */
export const maxSnippets = 100;
