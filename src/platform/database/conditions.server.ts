import { and, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column has one of these values, with all of them in one parameter. `inArray` uses one
 * for each, and a statement is limited to 65,535.
 */
export const isAnyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;

/** LIKE patterns that match typed text literally. */
export const containing = (text: string) => `%${escapeLike(text)}%`;
export const beginningWith = (text: string) => `${escapeLike(text)}%`;
export const endingWith = (text: string) => `%${escapeLike(text)}`;

/**
 * Whether each of these texts is in one of the columns, ignoring case. Takes a quarter of the time
 * of `ilike` on each column, which lowercases both sides for every comparison.
 */
export function containsAll(columns: readonly SQLWrapper[], texts: readonly string[]): SQL {
  const patterns = texts.map((text) => sql`lower(${containing(text)})`);
  // A line break, so no text matches across two columns.
  return sql`lower(concat_ws(chr(10), ${sql.join([...columns], sql`, `)})) like all (array[${sql.join(patterns, sql`, `)}])`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A condition for events between two days, inclusive, in the operator's time zone. */
export function betweenDays(
  column: PgColumn,
  { from, to }: { from: string | null; to: string | null },
  timeZone: string,
): SQL | undefined {
  return and(
    from ? sql`${column} >= ${dayBegin(from, 0, timeZone)}` : undefined,
    to ? sql`${column} < ${dayBegin(to, 1, timeZone)}` : undefined,
  );
}

/** The start of a day, or of the day `later` days after it, in the operator's time zone. */
function dayBegin(day: string, later: number, timeZone: string): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
}

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
