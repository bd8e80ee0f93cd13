import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Platform } from "~/platform/platform.server.ts";

const size = 500;

/**
 * The ids of all rows that `where` is true of, 500 at a time, the oldest first. It walks the primary
 * key once, so a table of which nothing is due costs one reading of it: for one that grows with messages or
 * leads and keeps its rows see `oldestOf`.
 */
export async function* batchesOf(
  { database }: Platform,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
): AsyncGenerator<string[]> {
  let last: string | null = null;
  do {
    const found: { id: unknown }[] = await database.query
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(where, last === null ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(size);
    const ids = found.map(({ id }) => String(id));
    if (ids.length > 0) yield ids;
    last = ids.length === size ? (ids.at(-1) ?? null) : null;
  } while (last !== null);
}

/**
 * The same by when the rows were made: an index on that, partial by what `where` says besides, leads to those
 * that are due and to no other, however many there are (`retention.reads-what-is-due`).
 */
export async function* oldestOf(
  { database }: Platform,
  table: PgTable & { id: PgColumn; createdAt: PgColumn },
  where: SQL | undefined,
): AsyncGenerator<string[]> {
  const { id, createdAt } = table;
  let after: SQL | undefined;
  do {
    const found: { id: unknown; at: string }[] = await database.query
      .select({ id, at: sql<string>`${createdAt}::text` })
      .from(table as PgTable)
      .where(and(where, after))
      .orderBy(asc(createdAt), asc(id))
      .limit(size);
    if (found.length > 0) yield found.map((row) => String(row.id));
    const last = found.length === size ? found.at(-1) : undefined;
    after = last && sql`(${createdAt}, ${id}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
  } while (after);
}

/** The moment so many days ago. */
export function daysAgo(platform: Platform, days: number): Date {
  return new Date(platform.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
}
