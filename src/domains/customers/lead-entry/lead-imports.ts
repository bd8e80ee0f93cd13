/** A file's life: checked and waiting for a member's decision, then imported. */
export const leadImportStates = ["checked", "done"] as const;

/** What becomes of a line: a new lead, someone who is there already, or nothing, since it has an error. */
export type LineOutcome = "new" | "known" | "wrong";

export type LineCounts = Record<LineOutcome, number>;

export const maxLeadRows = 10_000;
export const maxLeadFileBytes = 10 * 1024 * 1024;
/** Files of one member that wait for a decision. */
export const maxWaitingImports = 10;
/** Hours after which a file that no one imported is deleted. */
export const waitingHours = 24;
