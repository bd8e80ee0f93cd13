import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

/** What a handler is told about the attempt it makes. `last` means no retry follows. */
export type Attempt = { number: number; last: boolean; signal: AbortSignal };

type JobHandler<Payload> = (
  platform: Platform,
  payload: Payload,
  attempt: Attempt,
) => Promise<void>;

/**
 * Does several jobs as one, where that is cheaper than each by itself. It does all or throws; then
 * each of them is done by itself.
 */
type BatchHandler<Payload> = (platform: Platform, payloads: readonly Payload[]) => Promise<void>;

/** A kind of background work: its name, its payload's schema, its retries, its handler. */
export type Job<Payload extends object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Attempts after the first one. The pause doubles from `retryDelay` seconds, capped by `retryDelayMax`. */
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** How many of them one process works on at the same time, four at the most. */
  workers: number;
  /** For a job that may take longer than a quarter of an hour: after this long it counts as failed. */
  longestSeconds?: number;
  /** Imported when the first job arrives, so that a web process never loads what only workers need. */
  handler: () => Promise<JobHandler<Payload>>;
  /** Up to so many that wait are done as one. */
  batch?: { most: number; handler: () => Promise<BatchHandler<Payload>> };
};

type Choices = {
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  workers?: number;
};

/** Defines a job. By default it is tried for about a day: after 5 s, 10 s, 20 s … at most an hour apart. */
export function defineJob<Payload extends object>(
  job: Pick<Job<Payload>, "name" | "payload" | "handler" | "batch" | "longestSeconds"> & Choices,
): Job<Payload> {
  return { retryLimit: 30, retryDelay: 5, retryDelayMax: 3600, workers: 4, ...job };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds different payloads
export type AnyJob = Job<any>;

/** Work that recurs: a job and when it is due, as a cron expression in UTC. */
export type Schedule = { job: AnyJob; cron: string };
