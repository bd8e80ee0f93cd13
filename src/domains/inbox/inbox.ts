/** What a search in conversations looks through. */
export const searchedKinds = ["person", "message", "note"] as const;

/** Which conversations a member looks at. */
export const inboxViews = ["all", "unread", "mine", "unassigned"] as const;
export type InboxView = (typeof inboxViews)[number];

/** More are said as "99+". */
export const maxCounted = 100;

/** Snippets that one business keeps. */
export const maxSnippets = 100;
