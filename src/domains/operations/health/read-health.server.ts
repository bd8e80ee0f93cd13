import { asc, sql } from "drizzle-orm";
import { deliverMessage, isDeadLetter, messages } from "~/domains/messaging/index.server.ts";
import { canReadMessages, deadStates } from "~/domains/messaging/index.ts";
import { countDeadContactSyncs } from "~/domains/office/index.server.ts";
import { canReadHealth } from "~/domains/operations/operations.policy.ts";
import { healthProblems } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { heldSince } from "~/platform/backup/sending-hold.server.ts";
import type { Replication } from "~/platform/database/replica.server.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQueueHealth } from "~/platform/queue/queue-health.server.ts";
import { countDeadJobs, countJobs } from "~/platform/queue/queue-tables.server.ts";
import { listNotSetUp } from "./health.ts";

export type Attention = {
  /** Since when sending is held because a backup was restored; null when it isn't. */
  heldSince: Date | null;
  problems: { problem: string; words: string; beganAt: Date }[];
  /** What a public site still lacks to reach people, as text. */
  notSetUp: string[];
};

/** The notices on every staff screen: open problems, and whether sending is held. */
export async function readAttention(platform: Platform, actor: Actor): Promise<Attention> {
  authorize(canReadHealth(actor));
  const { query } = platform.database;
  const held = await heldSince(query);
  const problems = await query
    .select({
      problem: healthProblems.problem,
      words: healthProblems.words,
      beganAt: healthProblems.beganAt,
    })
    .from(healthProblems)
    .orderBy(asc(healthProblems.beganAt));
  return { heldSince: held, problems, notSetUp: listNotSetUp(platform.settings) };
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
const most = 10_000;

/** States of a pending message. */
const pendingStates = ["queued", "sending", "delayed"] as const;

/** Pending and failed work, in a few queries that stay fast at any size. */
export async function readBacklog(platform: Platform, actor: Actor): Promise<Backlog> {
  authorize(canReadHealth(actor));
  const { query } = platform.database;
  const [queue, jobs, waiting, delayedSeconds, ...dead] = await Promise.all([
    readQueueHealth(query),
    countJobs(query),
    countPendingMessages(platform),
    readDelay(platform),
    countDeadMessages(platform),
    countDeadContactSyncs(platform, most),
    countDeadJobs(query, [deliverMessage.name], most),
  ]);
  return {
    queue,
    jobs,
    messages: waiting,
    delayedSeconds,
    deadLetters: dead.reduce((all, count) => all + count),
  };
}

async function countPendingMessages({ database }: Platform): Promise<Backlog["messages"]> {
  const counts = pendingStates.map(
    (state) => sql`
      (select channel, ${sql.raw(`'${state}'`)} as state, count(*)::int as count
        from (select channel from ${messages} where state = ${state} limit ${most}) waiting
        group by channel)`,
  );
  const { rows } = await database.query.execute<Backlog["messages"][number]>(
    sql.join(counts, sql` union all `),
  );
  return rows;
}

async function readDelay({ database }: Platform): Promise<number> {
  const { rows } = await database.query.execute<{ seconds: string }>(sql`
    select extract(epoch from now() - created_at) as seconds from ${messages}
    where state = 'delayed' order by id limit 1`);
  return Math.round(Number(rows[0]?.seconds ?? 0));
}

async function countDeadMessages({ database }: Platform): Promise<number> {
  // Of the latest failures only: those no one resends stay forever and add up.
  const latest = deadStates.map(
    (state) => sql`
      (select kind, state from ${messages} where state = ${state} order by id desc limit ${most})`,
  );
  const { rows } = await database.query.execute<{ count: number }>(sql`
    select count(*)::int as count from (${sql.join(latest, sql` union all `)}) as ${messages}
    where ${isDeadLetter}`);
  return Math.min(rows[0]?.count ?? 0, most);
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
