/** Asked for; being written; there to be taken for a week; given up; its week is over. */
export const exportStates = ["waiting", "making", "ready", "failed", "ended"] as const;
