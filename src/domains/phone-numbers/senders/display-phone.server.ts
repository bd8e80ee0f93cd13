import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import { callSettings, trackedNumbers } from "./senders.tables.server.ts";

type Column = PgColumn | SQL;

/**
 * The phone number shown for a business: its tracked number if its calls are forwarded, else its own.
 * @param own the business's own number
 * @param pageId shows the tracked number of this page or of the whole business; without it, any of them
 */
export function displayPhone(
  contractorId: Column,
  own: Column,
  pageId?: Column,
): SQL<string | null> {
  const ofPage = pageId ? sql`and (tracked.page_id is null or tracked.page_id = ${pageId})` : sql``;
  const order = pageId ? sql`tracked.page_id is null` : sql`tracked.page_id is not null`;
  return sql`coalesce((
    select tracked.phone from ${trackedNumbers} as tracked
    join ${callSettings} as settings on settings.contractor_id = tracked.contractor_id and settings.enabled
    where tracked.contractor_id = ${contractorId} and tracked.source is null ${ofPage}
    order by ${order}, tracked.phone limit 1), ${own})`;
}

/** `displayPhone` for several pages, by page id. */
export async function displayPhones(
  database: Reader,
  pageIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (pageIds.length === 0) return new Map();
  // Raw SQL: in a query of one table the query builder omits the table name, and the subquery would use its
  // own column instead.
  const { rows } = await database.execute<{ id: string; phone: string | null }>(sql`
    select ${seoPages.id} as id, ${displayPhone(seoPages.contractorId, seoPages.phone, seoPages.id)} as phone
    from ${seoPages} where ${isAnyOf(seoPages.id, pageIds)}`);
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
