/** The source of the current time. Commands use it, so tests can set the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/**
 * The current time, but always later than `before`, so a row's timestamp shows whether it changed
 * in between.
 */
export const laterThan = (before: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1));
