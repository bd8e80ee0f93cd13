import type { Backlog } from "../metrics/backlog.ts";
import type { Platform } from "../platform.server.ts";

/** What a domain reports about its own work, in its `x.health.server.ts`. */
export type HealthReport = {
  /** Pending and failed work, added up over all domains. Counting stops at `most`. */
  readWork?(platform: Platform, limit: number): Promise<Partial<Work>>;
  /** Tasks whose rows record the failure: `deadLetters` counts the rows. */
  shownAsRows?: readonly string[];
  /** The domain's problems, as far as this process can tell. */
  findProblems?(platform: Platform, work: Work): Promise<Verdict[]>;
};

/** A domain's part of the backlog. */
export type Work = Pick<Backlog, "messages" | "delayedSeconds" | "deadLetters">;

/** `problem` is the same for as long as it persists; `words` are null if all is well. */
export type Verdict = { problem: string; message: string | null };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Such as `5 minutes`, `3 hours` or `2 days`. */
export function formatDuration(seconds: number): string {
  if (seconds < 2 * hour)
    return formatCount(Math.max(1, Math.floor(seconds / minute)), "minute", "minutes");
  if (seconds < 2 * day) return formatCount(Math.floor(seconds / hour), "hour", "hours");
  return formatCount(Math.floor(seconds / day), "day", "days");
}

/** Such as `1 email was` or `2,000 emails were`. */
export const formatCount = (number: number, singular: string, many: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? singular : many}`;
