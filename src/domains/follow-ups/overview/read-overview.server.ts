import { sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { momentAt } from "~/domains/shared/time-zones/local-time.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";
import { enrollments, sends } from "../follow-ups.tables.server.ts";
import { type GateReason, gateReasons } from "../gate-reasons.ts";
import { maxCounted } from "./overview.ts";

/** How many are on hold or were skipped for one reason; at most `maxCounted`. */
export type ReasonCount = { reason: GateReason; count: number };

const reasons = Object.keys(gateReasons);

/**
 * What was sent today, what was only recorded because no provider is configured, what is scheduled
 * for today as known now, what is on hold by reason, and what was skipped today. Each count uses an
 * index and stops at `maxCounted`, so a million enrollments cost no more than ten thousand.
 */
export async function readOverview(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  const { clock, database, settings } = platform;
  const now = clock.now();
  const today = momentAt(settings.timeZone, now, 0, 0).toISOString();
  const tomorrow = momentAt(settings.timeZone, now, 1, 0).toISOString();
  const {
    rows: [days],
  } = await database.query.execute<Record<"left" | "notSent" | "leaving", number>>(sql`
    with written as materialized (
      select ${messages.state} as state from (select message_id from ${sends}
        where created_at >= ${today}::timestamptz and message_id is not null
        order by created_at desc limit ${maxCounted}) as newest
      join ${messages} on ${messages.id} = newest.message_id)
    select
      (select count(*) from written where state = 'sent')::integer as left,
      (select count(*) from written where state = 'kept')::integer as "notSent",
      (select count(*) from (select from ${enrollments} where look_at is not null
        and look_at < ${tomorrow}::timestamptz limit ${maxCounted}) as found)::integer as leaving`);
  const held = sql`(select count(*) from (select from ${enrollments}
    where hold_reason = of.reason limit ${maxCounted}) as found)::integer`;
  const skipped = sql`(select count(*) from (select from ${sends}
    where skipped_because = of.reason and created_at >= ${today}::timestamptz
    limit ${maxCounted}) as found)::integer`;
  const { rows } = await database.query.execute<{
    reason: GateReason;
    held: number;
    skipped: number;
  }>(sql`
    select of.reason, ${held} as held, ${skipped} as skipped
    from unnest(${sql.param(reasons)}::text[]) as of(reason)`);
  const counted = (kind: "held" | "skipped"): ReasonCount[] =>
    rows
      .map((row) => ({ reason: row.reason, count: row[kind] }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
  return {
    left: days?.left ?? 0,
    notSent: days?.notSent ?? 0,
    leaving: days?.leaving ?? 0,
    held: counted("held"),
    skipped: counted("skipped"),
  };
}
