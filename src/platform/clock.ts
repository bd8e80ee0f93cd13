/** Where the current time comes from. Commands take time from here, so tests can set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Now, and never the same as before: so a moment in a row tells whether somebody wrote it meanwhile. */
export const laterThan = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
