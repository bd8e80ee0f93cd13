import { sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { failureOf } from "~/platform/sms/text-failures.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { maxCounted } from "./overview.ts";

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
  codes: { code: number | null; words: string | null; count: number }[];
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

function summarizeHealth(channel: MessageChannel, all: readonly Row[]): ProviderHealth {
  const rows = all.filter((row) => row.channel === channel);
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
        words: code === null ? null : failureOf(code).words,
        count,
      }))
      .toSorted((one, other) => other.count - one.count),
  };
}
