import { sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { inboundMails } from "~/domains/messaging/messages/inbound-mails.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canWatchHealth } from "./health.policy.ts";
import type { HealthFacts } from "./health.ts";

const day = 24 * 60 * 60_000;
/** Further than this they are not counted. */
const maxCounted = 10_000;

type Read = { count: number; latest: string | null; oldest: number | null };

/** What came in that a person has to see to (`inbound-mail.blocked`, `replies.unclear-stop`). */
export async function readIncoming(
  { database: { query }, clock }: Platform,
  actor: Actor,
): Promise<HealthFacts["incoming"]> {
  authorize(canWatchHealth(actor));
  const now = clock.now();
  const since = new Date(now.getTime() - day).toISOString();
  const isOurs = sql`meaning = 'us' and created_at > ${since}::timestamptz`;
  const {
    rows: [read],
  } = await query.execute<Read>(sql`
    select
      (select count(*)::integer from (
        select from ${inboundMails} where ${isOurs} limit ${maxCounted}) as blocked) as count,
      (select detail from ${inboundMails} where ${isOurs} order by created_at desc limit 1) as latest,
      (select extract(epoch from ${now.toISOString()}::timestamptz - min(stop_check_at))::integer
        from ${conversations} where stop_check_at is not null) as oldest`);
  return {
    blocked: { count: read?.count ?? 0, latest: read?.latest ?? null },
    oldestStopCheckSeconds: Math.max(0, read?.oldest ?? 0),
  };
}
