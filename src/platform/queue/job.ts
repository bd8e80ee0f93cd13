import type { z } from "zod";
import type { Platform } from "../platform.server.ts";

/** A handler's current attempt. `last` means there will be no retry. */
export type Attempt = { number: number; last: boolean; signal: AbortSignal };

type JobHandler<Payload> = (
  platform: Platform,
  payload: Payload,
  attempt: Attempt,
) => Promise<void>;

/**
 * Handles several jobs as one if that is cheaper. It handles all of them or throws; then each is
 * handled separately.
 */
type BatchHandler<Payload> = (platform: Platform, payloads: readonly Payload[]) => Promise<void>;

/** A kind of background job: its name, payload schema, retries, and handler. */
export type Job<Payload extends object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Attempts after the first. The delay doubles from `retryDelay` seconds, up to `retryDelayMax`. */
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** How many of them one process runs concurrently, at most four. */
  workers: number;
  /** For a job that may take longer than 15 minutes: after this many seconds it counts as failed. */
  maxSeconds?: number;
  /** Imported when the first job arrives, so a web process never loads code that only workers need. */
  handler: () => Promise<JobHandler<Payload>>;
  /** Handles up to `most` waiting jobs as one. */
  batch?: { limit: number; handler: () => Promise<BatchHandler<Payload>> };
};

type Choices = {
  retryLimit?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  workers?: number;
};

/** Defines a job. By default it is retried for about a day: after 5 s, 10 s, 20 s … at most an hour apart. */
export function defineJob<Payload extends object>(
  job: Pick<Job<Payload>, "name" | "payload" | "handler" | "batch" | "maxSeconds"> & Choices,
): Job<Payload> {
  return { retryLimit: 30, retryDelay: 5, retryDelayMax: 3600, workers: 4, ...job };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds different payloads
export type AnyJob = Job<any>;

/** A recurring job: a job and its cron expression in UTC. */
export type Schedule = { job: AnyJob; cron: string };
