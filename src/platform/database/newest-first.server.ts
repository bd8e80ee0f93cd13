import { desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The sort columns of a list with the newest rows first. */
export type Newest = { createdAt: PgColumn; id: PgColumn };

/** Newest first: reads an index on both columns backward. */
export function newestFirst({ createdAt, id }: Newest): SQL[] {
  return [desc(createdAt), desc(id)];
}

/** The rows after the given row; none if that row no longer exists. */
export function olderThan({ createdAt, id }: Newest, before: string | null): SQL | undefined {
  if (before === null) return undefined;
  const moment = sql`(select seen.${sql.identifier(createdAt.name)} from ${createdAt.table} as seen where seen.id = ${before})`;
  return sql`(${createdAt}, ${id}) < (${moment}, ${before}::uuid)`;
}

/** One page of a list, from a read of one extra row. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[] /** The row after which the next page starts. */; next: string | null } {
  const page = rows.slice(0, size);
  return { rows: page, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}
