/** Where the current time comes from. Commands take time from here, so tests can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
