import { type SQL, sql } from "drizzle-orm";
import { canReadFollowUps } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { failureOf } from "~/platform/sms/text-failures.ts";
import { maxCounted, maxMeasured, responseTimeDays } from "./figures.ts";

/** Medians in milliseconds with their sample sizes; null without data. */
export type ResponseTimes = {
  alerted: { median: number | null; of: number };
  accepted: { median: number | null; of: number };
  answered: { median: number | null; of: number };
};

/**
 * Response times from the request until a mail server accepted the contractor's alert, until a
 * provider accepted the first message, and until the person replied; over the newest leads of 30
 * days, at most `maxMeasured` of them.
 * @param contractorId only this business
 */
export async function readResponseTimes(
  platform: Platform,
  actor: Actor,
  contractorId: string | null = null,
): Promise<ResponseTimes> {
  authorize(canReadFollowUps(actor));
  const since = new Date(
    platform.clock.now().getTime() - responseTimeDays * 86_400_000,
  ).toISOString();
  type Row = Record<"alerted" | "accepted" | "answered", number | null> &
    Record<"alertedOf" | "acceptedOf" | "answeredOf", number>;
  const {
    rows: [row],
  } = await platform.database.query.execute<Row>(sql`
    with newest as (${newestRuns(since, contractorId)}), measured as materialized (
      select
        (select extract(epoch from min(message.sent_at) - run.asked_at) * 1000 from ${messages} as message
          where message.subject_id = run.lead_id::text and message.kind = 'lead-received'
            and message.params->>'reader' = 'contractor' and message.created_at >= run.asked_at) as alerted,
        (select extract(epoch from min(message.sent_at) - run.asked_at) * 1000 from ${sends} as sent
          join ${messages} as message on message.id = sent.message_id
          where sent.enrollment_id = run.id) as accepted,
        (select extract(epoch from min(message.created_at) - run.asked_at) * 1000
          from ${messages} as message
          where message.conversation_id = run.conversation_id and message.direction = 'inbound'
            and message.kind = 'reply'
            and message.created_at >= run.asked_at) as answered
      from newest as run
    )
    select
      percentile_cont(0.5) within group (order by alerted)::float8 as alerted,
      percentile_cont(0.5) within group (order by accepted)::float8 as accepted,
      percentile_cont(0.5) within group (order by answered)::float8 as answered,
      count(alerted)::integer as "alertedOf",
      count(accepted)::integer as "acceptedOf", count(answered)::integer as "answeredOf"
    from measured`);
  return {
    alerted: { median: row?.alerted ?? null, of: row?.alertedOf ?? 0 },
    accepted: { median: row?.accepted ?? null, of: row?.acceptedOf ?? 0 },
    answered: { median: row?.answered ?? null, of: row?.answeredOf ?? 0 },
  };
}

/**
 * Follow-ups to measure, found through an index: of the newest leads, or of a business's newest
 * requests.
 */
function newestRuns(since: string, contractorId: string | null): SQL {
  if (contractorId === null) {
    return sql`select run.* from (
        select id from ${leads} where created_at >= ${since}::timestamptz
        order by created_at desc, id desc limit ${maxMeasured}
      ) as lead join ${enrollments} as run on run.lead_id = lead.id`;
  }
  return sql`select * from ${enrollments}
    where contractor_id = ${contractorId} and asked_at >= ${since}::timestamptz
    order by asked_at desc limit ${maxMeasured}`;
}

/** Delivery results of a channel's provider. */
export type ProviderHealth = {
  channel: MessageChannel;
  /** Accepted by the provider; the final state may be unknown. */
  accepted: number;
  delivered: number;
  failed: number;
  /** Delivery unknown. */
  uncertain: number;
  /** Failures by provider error code, with its meaning; null if the provider gave none. */
  codes: { code: number | null; description: string | null; count: number }[];
};

type Row = {
  channel: MessageChannel;
  outcome: "accepted" | "delivered" | "failed" | "uncertain" | "other";
  code: number | null;
  count: number;
};

const hour = 3_600_000;

/**
 * Provider results of the last hour and the last day, over the newest `maxCounted` messages sent in
 * that time.
 */
export async function readProviderHealth(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  const now = platform.clock.now().getTime();
  return {
    hour: await readSince(platform, new Date(now - hour)),
    day: await readSince(platform, new Date(now - 24 * hour)),
  };
}

async function readSince({ database }: Platform, since: Date): Promise<ProviderHealth[]> {
  const { rows } = await database.query.execute<Row>(sql`
    select channel,
      case when provider_status = 'delivered' then 'delivered'
        when state = 'sent' then 'accepted'
        when state in ('failed', 'uncertain') then state else 'other' end as outcome,
      case when state = 'failed' then provider_error_code end as code,
      count(*)::integer as count
    from (select channel, direction, state, provider_status, provider_error_code from ${messages}
      where created_at >= ${since.toISOString()}::timestamptz
      order by created_at desc, id desc limit ${maxCounted}) as newest
    where direction = 'outbound'
    group by 1, 2, 3`);
  return (["sms", "email"] as const).map((channel) => summarizeHealth(channel, rows));
}

function summarizeHealth(channel: MessageChannel, allRows: readonly Row[]): ProviderHealth {
  const rows = allRows.filter((row) => row.channel === channel);
  const sum = (...outcomes: Row["outcome"][]) =>
    rows
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((total, { count }) => total + count, 0);
  return {
    channel,
    // A delivered message had been accepted.
    accepted: sum("accepted", "delivered"),
    delivered: sum("delivered"),
    failed: sum("failed"),
    uncertain: sum("uncertain"),
    codes: rows
      .filter(({ outcome }) => outcome === "failed")
      .map(({ code, count }) => ({
        code,
        description: code === null ? null : failureOf(code).description,
        count,
      }))
      .toSorted((a, b) => b.count - a.count),
  };
}
