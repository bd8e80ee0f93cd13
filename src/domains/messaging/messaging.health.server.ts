import { sql } from "drizzle-orm";
import {
  formatCount,
  formatDuration,
  type HealthReport,
  type Verdict,
  type Work,
} from "~/platform/health/health-report.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { evidenceDays, messageEvidence } from "./evidence/evidence.tables.server.ts";
import { deliverMessage } from "./messages/messages.jobs.server.ts";
import { deadStates } from "./messages/messages.ts";
import { inboundMails, isDeadLetter, messages } from "./messaging.tables.server.ts";

export const messagingHealth: HealthReport = {
  async readWork(platform, limit) {
    const [waiting, delayedSeconds, deadLetters] = await Promise.all([
      countPending(platform, limit),
      readDelay(platform),
      countDead(platform, limit),
    ]);
    return { messages: waiting, delayedSeconds, deadLetters };
  },
  shownAsRows: [deliverMessage.name],
  findProblems: async (platform, work) => [
    evaluateDelay(work),
    evaluateBlocked(await readBlocked(platform)),
    evaluateEvidence(await readEvidenceState(platform)),
  ],
};

/** States of a pending message. */
const pendingStates = ["queued", "sending", "delayed"] as const;

async function countPending({ database }: Platform, limit: number): Promise<Work["messages"]> {
  const counts = pendingStates.map(
    (state) => sql`
      (select channel, ${sql.raw(`'${state}'`)} as state, count(*)::int as count
        from (select channel from ${messages} where state = ${state} limit ${limit}) waiting
        group by channel)`,
  );
  const { rows } = await database.query.execute<Work["messages"][number]>(
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

async function countDead({ database }: Platform, limit: number): Promise<number> {
  // Of the latest failures only: those no one resends stay forever and add up.
  const latest = deadStates.map(
    (state) => sql`
      (select kind, state from ${messages} where state = ${state} order by id desc limit ${limit})`,
  );
  const { rows } = await database.query.execute<{ count: number }>(sql`
    select count(*)::int as count from (${sql.join(latest, sql` union all `)}) as ${messages}
    where ${isDeadLetter}`);
  return Math.min(rows[0]?.count ?? 0, limit);
}

const longDelaySeconds = 15 * 60;

export function evaluateDelay({ messages: waiting, delayedSeconds }: Work): Verdict {
  const delayed = waiting.filter(({ state }) => state === "delayed");
  const total = delayed.reduce((sum, group) => sum + group.count, 0);
  return {
    problem: "delayed-messages",
    message:
      delayedSeconds >= longDelaySeconds
        ? `${formatCount(total, "message has", "messages have")} been delayed, the oldest for ${formatDuration(delayedSeconds)}: check the mail server or the text provider.`
        : null,
  };
}

/** Bounces of the last day that block our server or address, and the text of the latest. */
type Blocked = { count: number; latest: string | null };

/** Larger numbers aren't counted. */
const maxBlocked = 10_000;

async function readBlocked({ database, clock }: Platform): Promise<Blocked> {
  const since = new Date(clock.now().getTime() - 24 * 60 * 60_000).toISOString();
  const isBlockingUs = sql`meaning = 'us' and created_at > ${since}::timestamptz`;
  const { rows } = await database.query.execute<Blocked>(sql`
    select
      (select count(*)::integer from (
        select from ${inboundMails} where ${isBlockingUs} limit ${maxBlocked}) as blocked) as count,
      (select detail from ${inboundMails} where ${isBlockingUs} order by created_at desc limit 1) as latest`);
  return rows[0] ?? { count: 0, latest: null };
}

// Servers that block us say nothing about the recipient, who still gets messages.
export const evaluateBlocked = ({ count, latest }: Blocked): Verdict => ({
  problem: "mail-blocked",
  message:
    count > 0
      ? `${formatCount(count, "email was", "emails were")} rejected in the last day because of our server or address, not the recipient.${latest ? ` The latest: ${latest}` : ""}`
      : null,
});

/** Days whose evidence was changed, and how long the oldest sent message waits for its seal. */
type EvidenceState = { altered: number; latest: string | null; unsealedSeconds: number };

async function readEvidenceState({ database, clock }: Platform): Promise<EvidenceState> {
  const now = clock.now().toISOString();
  const { rows } = await database.query.execute<EvidenceState>(sql`
    select
      (select count(*)::integer from (
        select from ${evidenceDays} where problem is not null limit ${maxBlocked}) as altered) as altered,
      (select day::text from ${evidenceDays} where problem is not null order by day desc limit 1) as latest,
      coalesce((select extract(epoch from ${now}::timestamptz - created_at)::integer from ${messageEvidence}
        where hash is null order by created_at, id limit 1), 0) as "unsealedSeconds"`);
  return rows[0] ?? { altered: 0, latest: null, unsealedSeconds: 0 };
}

// A message that a provider refuses for a time is sealed after its last attempt, about a day later.
const longUnsealedSeconds = 48 * 60 * 60;

export function evaluateEvidence({ altered, latest, unsealedSeconds }: EvidenceState): Verdict {
  const changed =
    altered > 0
      ? `The evidence of messages was changed in the database on ${formatCount(altered, "day", "days")}, most recently ${latest}. Go to Messages, Proof.`
      : null;
  const waiting =
    unsealedSeconds >= longUnsealedSeconds
      ? `The evidence of a message has waited ${formatDuration(unsealedSeconds)} to be sealed: check the task seal-message-evidence.`
      : null;
  return { problem: "message-evidence", message: changed ?? waiting };
}
