import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSenders } from "./senders.policy.ts";
import { callSettings, senders, trackedNumbers } from "./senders.tables.server.ts";

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

/** The business a number belongs to, and the page and source if it is tracked. */
export type NumberOwner = { contractorId: string; pageId: string | null; source: string | null };

/** @param phone in E.164 @returns null if no business here has this number */
export async function findNumberOwner(
  database: Reader,
  phone: string,
): Promise<NumberOwner | null> {
  const [own] = await database
    .select({ contractorId: senders.contractorId })
    .from(senders)
    .where(eq(senders.phone, phone));
  if (own) return { ...own, pageId: null, source: null };
  const [tracked] = await database
    .select({
      contractorId: trackedNumbers.contractorId,
      pageId: trackedNumbers.pageId,
      source: trackedNumbers.source,
    })
    .from(trackedNumbers)
    .where(eq(trackedNumbers.phone, phone));
  return tracked ?? null;
}

/**
 * The number that homeowners can text to reach a page's business, in E.164: its texting number, else
 * its tracked number. Null if it has none.
 */
export async function findTextNumber(
  database: Reader,
  { id, contractorId }: { id: string; contractorId: string | null },
): Promise<string | null> {
  if (!contractorId) return null;
  const [own] = await database
    .select({ phone: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  if (own?.phone) return own.phone;
  const tracked = await database
    .select({ phone: trackedNumbers.phone, pageId: trackedNumbers.pageId })
    .from(trackedNumbers)
    .where(and(eq(trackedNumbers.contractorId, contractorId), isNull(trackedNumbers.source)))
    .orderBy(asc(trackedNumbers.createdAt));
  const ofPage = tracked.find(({ pageId }) => pageId === id);
  return (ofPage ?? tracked.find(({ pageId }) => pageId === null))?.phone ?? null;
}

/** Which of these numbers belong to businesses here; in E.164. */
export async function findOwnedNumbers(
  database: Reader,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const allPhones = [...phones];
  const ownRows = await database
    .select({ phone: senders.phone })
    .from(senders)
    .where(inArray(senders.phone, allPhones));
  const tracked = await database
    .select({ phone: trackedNumbers.phone })
    .from(trackedNumbers)
    .where(inArray(trackedNumbers.phone, allPhones));
  return new Set([...ownRows, ...tracked].flatMap(({ phone }) => phone ?? []));
}

/** A business's tracked numbers, and the pages one can be assigned to. */
export async function listTrackedNumbers(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadSenders(actor));
  const { query } = platform.database;
  const numbers = await selectTrackedNumbers(query, contractorId);
  const pages = await selectPages(query, contractorId);
  return { numbers, pages: pages.map((page) => ({ id: page.id, label: labelOf(page) })) };
}

/** A business's tracked numbers, oldest first. The caller must check its own policy. */
export async function selectTrackedNumbers(database: Reader, contractorId: string) {
  const rows = await database
    .select({
      id: trackedNumbers.id,
      phone: trackedNumbers.phone,
      source: trackedNumbers.source,
      page: { service: seoPages.service, city: seoPages.city, state: seoPages.state },
    })
    .from(trackedNumbers)
    .leftJoin(seoPages, eq(seoPages.id, trackedNumbers.pageId))
    .where(eq(trackedNumbers.contractorId, contractorId))
    .orderBy(asc(trackedNumbers.createdAt), asc(trackedNumbers.id));
  return rows.map(({ page, ...number }) => ({ ...number, page: page && labelOf(page) }));
}

export type TrackedNumber = Awaited<ReturnType<typeof selectTrackedNumbers>>[number];

/** A business's pages, oldest first. */
const selectPages = (database: Reader, contractorId: string) =>
  database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(asc(seoPages.createdAt), asc(seoPages.id))
    .limit(200);

const labelOf = (page: { service: string; city: string; state: string }) =>
  `${serviceTitle(page.service)} in ${cityAndState(page)}`;
