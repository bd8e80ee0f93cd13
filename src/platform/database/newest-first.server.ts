import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What a list that shows the newest rows first is sorted by. */
export type Newest = { createdAt: PgColumn; id: PgColumn };

/** Newest first: an index on both columns is read backwards. */
export function newestFirst({ createdAt, id }: Newest): SQL[] {
  return [desc(createdAt), desc(id)];
}

/** The rows that come after one row; after a row that is gone there are none. */
export function olderThan({ createdAt, id }: Newest, before: string | null): SQL | undefined {
  if (before === null) return undefined;
  const moment = sql`(select seen.${sql.identifier(createdAt.name)} from ${createdAt.table} as seen where seen.id = ${before})`;
  return sql`(${createdAt}, ${id}) < (${moment}, ${before}::uuid)`;
}

/** One page of a list, of which one row more was read than it shows. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[] /** The row after which the next page begins. */; next: string | null } {
  const page = rows.slice(0, size);
  return { rows: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}
