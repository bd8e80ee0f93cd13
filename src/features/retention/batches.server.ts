import { and, asc, gt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Platform } from "~/platform/platform.server.ts";

const size = 500;

/**
 * The ids of all rows that `where` is true of, 500 at a time, the oldest first. It walks the primary
 * key once, so that a table of millions without such rows costs one reading of it.
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

/** The moment so many days ago. */
export function daysAgo(platform: Platform, days: number): Date {
  return new Date(platform.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
}
