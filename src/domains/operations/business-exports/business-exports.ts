/** Requested; being written; ready to download for a week; failed; expired. */
export const exportStates = ["waiting", "making", "ready", "failed", "ended"] as const;
