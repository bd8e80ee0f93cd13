/** The order in which a transaction takes explicit locks (docs/locks.md). */
export const lockOrder: readonly string[] = [];
