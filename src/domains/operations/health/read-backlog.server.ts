import { sql } from "drizzle-orm";
import { deliverMessage } from "~/domains/messaging/messages/messages.jobs.server.ts";
import { isDeadLetter, messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { deadStates } from "~/domains/messaging/messages/messages.ts";
import { countDeadContactSyncs } from "~/domains/office/webhooks/contact-sync/dead-contact-syncs.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Backlog } from "~/platform/metrics/backlog.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQueueHealth } from "~/platform/queue/queue-health.server.ts";
import { countDeadJobs, countJobs } from "~/platform/queue/queue-tables.server.ts";
import { canReadHealth } from "./health.policy.ts";

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
