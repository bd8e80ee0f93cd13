import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import { callSettings, trackedNumbers } from "./senders.tables.server.ts";

type Column = PgColumn | SQL;

/**
 * The number that people are given for a business: its tracked number where calls to it are connected,
 * otherwise its own.
 * @param own the number it has without one
 * @param pageId of the page it is shown for: that page's number or the business's; without it any of them
 */
export function shownPhone(contractorId: Column, own: Column, pageId?: Column): SQL<string | null> {
  const ofPage = pageId ? sql`and (tracked.page_id is null or tracked.page_id = ${pageId})` : sql``;
  const order = pageId ? sql`tracked.page_id is null` : sql`tracked.page_id is not null`;
  return sql`coalesce((
    select tracked.phone from ${trackedNumbers} as tracked
    join ${callSettings} as settings on settings.contractor_id = tracked.contractor_id and settings.enabled
    where tracked.contractor_id = ${contractorId} and tracked.source is null ${ofPage}
    order by ${order}, tracked.phone limit 1), ${own})`;
}

/** The same of several pages, by their ids. */
export async function shownPhonesOf(
  database: Reader,
  pageIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (pageIds.length === 0) return new Map();
  // Of one table alone the query builder writes columns without it, which the inner query would take for its own.
  const { rows } = await database.execute<{ id: string; phone: string | null }>(sql`
    select ${seoPages.id} as id, ${shownPhone(seoPages.contractorId, seoPages.phone, seoPages.id)} as phone
    from ${seoPages} where ${isAnyOf(seoPages.id, pageIds)}`);
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}
