import { deliveryDays, type SourceProblem } from "../lead-sources.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** API operations that one poll of a source takes: one for its leads, one for its conversations. */
const operationsOfPoll = 2;
/**
 * What all polls of a day may use of the 15,000 operations that Basic access allows ("Access levels and
 * permissible use", Google Ads API, read 2026-11-28). The rest is for connecting and feedback.
 */
const operationsOfDay = 13_000;
const shortest = 5 * minute;

/** The time between two polls of a source, in milliseconds: longer with many of them, to stay in the limit. */
export const pollInterval = (sources: number): number =>
  Math.max(shortest, Math.ceil((sources * operationsOfPoll * day) / operationsOfDay));

/**
 * How much is read again each time, once an hour, and once a day: charges change within weeks, and a credit
 * takes about two months. What is older isn't read: its deliveries are deleted, so its leads would be new.
 */
const overlap = 2 * hour;
const hourlyOverlap = 35 * day;
const dailyOverlap = (deliveryDays - 5) * day;
/** How many days before it was added a source's first leads are read. */
const firstDays = 7 * day;

/**
 * From when on a poll reads, so nothing between two polls is missed.
 * @param polledAt when the last poll that succeeded began; null before the first
 * @param addedAt when the source was added
 */
export function readSince(
  now: Date,
  { polledAt, addedAt }: { polledAt: Date | null; addedAt: Date },
): Date {
  const oldest = now.getTime() - dailyOverlap;
  const earliest = Math.max(addedAt.getTime() - firstDays, oldest);
  const isSame = (unit: number) =>
    polledAt && Math.floor(polledAt.getTime() / unit) === Math.floor(now.getTime() / unit);
  const hourly = isSame(hour) ? Number.POSITIVE_INFINITY : now.getTime() - hourlyOverlap;
  const deep = isSame(day) ? hourly : oldest;
  const missed = polledAt ? polledAt.getTime() - overlap : earliest;
  return new Date(Math.max(earliest, Math.min(missed, deep)));
}

/** Whether a lead is too old for automatic messages: it was created more than a day ago. */
export const isLate = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > day;

/** Problems that the next poll may resolve, and after how many failures in a row they are shown. */
const passing: readonly SourceProblem[] = ["rate_limited", "unavailable"];
const shownAfter = 3;

export type Pause = {
  /** Null while it isn't worth showing. */
  problem: SourceProblem | null;
  /** Null if only the business can fix it. */
  nextPollAt: Date | null;
};

/**
 * When to read again after a failure: pauses double up to an hour, and last as long as Google asks.
 * @param failures in a row, with this one
 */
export function pauseAfter(
  now: Date,
  {
    problem,
    failures,
    waitSeconds,
  }: {
    problem: SourceProblem;
    failures: number;
    waitSeconds: number | null;
  },
): Pause {
  const isShown = !passing.includes(problem) || failures >= shownAfter;
  if (problem === "token_expired" || problem === "not_connected") {
    return { problem, nextPollAt: null };
  }
  const pause = Math.min(hour, shortest * 2 ** Math.min(failures - 1, 10));
  const requested = Math.min(day, (waitSeconds ?? 0) * second);
  return {
    problem: isShown ? problem : null,
    nextPollAt: new Date(now.getTime() + Math.max(pause, requested)),
  };
}
