import { asc } from "drizzle-orm";
import { canReadMessages } from "~/domains/messaging/index.ts";
import { canReadHealth } from "~/domains/operations/operations.policy.ts";
import { healthProblems } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { heldSince } from "~/platform/backup/sending-hold.server.ts";
import type { Replication } from "~/platform/database/replica.server.ts";
import type { Work } from "~/platform/health/health-report.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQueueHealth } from "~/platform/queue/queue-health.server.ts";
import { countDeadJobs, countJobs } from "~/platform/queue/queue-tables.server.ts";
import { listNotSetUp } from "./health.ts";

export type Attention = {
  /** Since when sending is held because a backup was restored; null when it isn't. */
  heldSince: Date | null;
  problems: { problem: string; message: string; beganAt: Date }[];
  /** What a public site still lacks to reach people, as text. */
  notSetUp: string[];
};

/** The notices on every staff screen: open problems, and whether sending is held. */
export async function readAttention(platform: Platform, actor: Actor): Promise<Attention> {
  authorize(canReadHealth(actor));
  const { query } = platform.database;
  const heldSinceDate = await heldSince(query);
  const problems = await query
    .select({
      problem: healthProblems.problem,
      message: healthProblems.message,
      beganAt: healthProblems.beganAt,
    })
    .from(healthProblems)
    .orderBy(asc(healthProblems.beganAt));
  return { heldSince: heldSinceDate, problems, notSetUp: listNotSetUp(platform.settings) };
}

/** The same with the figures behind it. */
export async function readHealth(
  platform: Platform,
  actor: Actor,
): Promise<Attention & { backlog: Backlog; replication: Replication | null }> {
  authorize(canReadHealth(actor));
  const attention = await readAttention(platform, actor);
  const backlog = await readBacklog(platform, actor);
  return { ...attention, backlog, replication: platform.database.replication() };
}

/** Counting stops here: an exact number above it isn't needed, and counting takes time. */
const limit = 10_000;

/** Pending and failed work, in a few queries that stay fast at any size. */
export async function readBacklog(platform: Platform, actor: Actor): Promise<Backlog> {
  authorize(canReadHealth(actor));
  const { database, healthReports } = platform;
  const { query } = database;
  const shownAsRows = healthReports.flatMap((report) => report.shownAsRows ?? []);
  const [queue, jobs, deadJobs, works] = await Promise.all([
    readQueueHealth(query),
    countJobs(query),
    countDeadJobs(query, shownAsRows, limit),
    Promise.all(healthReports.map((report) => report.readWork?.(platform, limit) ?? {})),
  ]);
  return { queue, jobs, ...addUp([...works, { deadLetters: deadJobs }]) };
}

/** The work of all domains: the longest delay, and the sums of everything else. */
function addUp(works: readonly Partial<Work>[]): Work {
  return {
    messages: works.flatMap(({ messages }) => messages ?? []),
    delayedSeconds: Math.max(...works.map(({ delayedSeconds }) => delayedSeconds ?? 0)),
    deadLetters: works.reduce((total, { deadLetters }) => total + (deadLetters ?? 0), 0),
  };
}

/** Tasks that wait too long: whether no worker is running, and the minutes the oldest has waited. */
export type WaitingJobs = { noWorkers: boolean; minutes: number };

/** The warning for staff about waiting tasks; null while all is well. */
export async function readWaitingJobs(
  platform: Platform,
  actor: Actor,
): Promise<WaitingJobs | null> {
  authorize(canReadMessages(actor));
  const { state, oldestSeconds } = await readQueueHealth(platform.database.query);
  if (state === "ok") return null;
  return { noWorkers: state === "no_workers", minutes: Math.floor(oldestSeconds / 60) };
}
