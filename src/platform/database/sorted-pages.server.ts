import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A column of a row by its name in the database, under any alias of its table. */
export type ColumnOf = (name: string) => SQL;

type Sorted = {
  table: PgTable;
  /** The sort expression; not null, and with an index that continues with the id. */
  key: (column: ColumnOf) => SQL;
  /** The rows that belong to the list, so a row of another list says nothing about its place. */
  scope: (column: ColumnOf) => SQL;
  descending: boolean;
  /** The id of the last row of the page before; null for the first page. */
  after: string | null;
};

/**
 * The order of a table's rows, and the rows after one of them: each page reads only its own part of
 * an index, however far down it is. No rows if the row it continues after is gone.
 */
export function sortedAfter({ table, key, scope, descending, after }: Sorted): {
  orderBy: SQL[];
  beyond: SQL | undefined;
} {
  const own: ColumnOf = (name) => sql`${table}.${sql.identifier(name)}`;
  const seen: ColumnOf = (name) => sql`seen.${sql.identifier(name)}`;
  const direction = sql.raw(descending ? "desc" : "asc");
  const orderBy = [sql`${key(own)} ${direction}`, sql`${own("id")} ${direction}`];
  if (after === null) return { orderBy, beyond: undefined };
  const last = sql`(select ${key(seen)} from ${table} as seen where seen.id = ${after} and ${scope(seen)})`;
  const comparison = sql.raw(descending ? "<" : ">");
  const beyond = sql`(${key(own)}, ${own("id")}) ${comparison} (${last}, ${after}::uuid)`;
  return { orderBy, beyond };
}

/** The scope of a list that belongs to one business. */
export const ownedBy =
  (contractorId: string) =>
  (column: ColumnOf): SQL =>
    sql`${column("contractor_id")} = ${contractorId}`;
