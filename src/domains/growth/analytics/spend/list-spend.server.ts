import { and, desc, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { pageOf } from "~/platform/database/newest-first.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadAnalytics } from "../analytics.policy.ts";
import { adSpend } from "../spend.tables.server.ts";

const onPage = 50;

/** The actor's business's spend, latest days first; `before` is the id of the last one seen. */
export async function listSpend(platform: Platform, actor: Actor, before: string | null) {
  authorize(canReadAnalytics(actor));
  return pageOf(await select(platform, actor.contractorId, before, onPage + 1), onPage);
}

export type ListedSpend = Awaited<ReturnType<typeof listSpend>>["rows"][number];

/** The same list without pages, for an export. */
export function streamSpend(platform: Platform, actor: Actor): AsyncGenerator<ListedSpend> {
  authorize(canReadAnalytics(actor));
  const { contractorId } = actor;
  return streamRows((before, limit) => select(platform, contractorId, before, limit));
}

function select(
  { database: { query } }: Platform,
  contractorId: string,
  before: string | null,
  limit: number,
) {
  const earlier = before
    ? sql`(${adSpend.lastOn}, ${adSpend.id}) < (select seen.last_on, seen.id from ${adSpend} as seen where seen.id = ${before})`
    : undefined;
  return query
    .select()
    .from(adSpend)
    .where(and(eq(adSpend.contractorId, contractorId), earlier))
    .orderBy(desc(adSpend.lastOn), desc(adSpend.id))
    .limit(limit);
}
