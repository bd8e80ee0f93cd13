/** A file is checked and pending, then imported. */
export const leadImportStates = ["checked", "done"] as const;

/** A line becomes a new lead, matches an existing lead, or has an error. */
export type LineOutcome = "new" | "known" | "wrong";

export type LineCounts = Record<LineOutcome, number>;

export const maxLeadRows = 10_000;
export const maxLeadFileBytes = 10 * 1024 * 1024;
/** Maximum pending files per member. */
export const maxWaitingImports = 10;
/** Hours after which a pending file is deleted. */
export const waitingHours = 24;
