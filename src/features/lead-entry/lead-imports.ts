/** A file's life: read through and waiting for a person's word, then brought in. */
export const leadImportStates = ["checked", "done"] as const;

/** What becomes of a line: a new lead, somebody who is there already, or nothing, since it is wrong. */
export type LineOutcome = "new" | "known" | "wrong";

export type LineCounts = Record<LineOutcome, number>;

export const maxLeadRows = 2_000;
export const maxLeadFileBytes = 1024 * 1024;
