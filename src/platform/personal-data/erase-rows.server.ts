import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/database.server.ts";
import type { Readable } from "../database/read-model.server.ts";
import type { Platform } from "../platform.server.ts";
import { inTransaction, type UnitOfWork } from "../unit-of-work.server.ts";
import type { BusinessTable, Takeout } from "./personal-data.ts";

const size = 500;

type TableWithId = PgTable & { id: PgColumn };

/**
 * The IDs of all matching rows, 500 at a time, oldest first. It walks the primary key once, so it
 * reads the whole table even if nothing is due. For a table that grows with messages or leads and
 * retains its rows, use `oldestOf`.
 */
export async function* batchesOf(
  { database }: Platform,
  table: Readable & { id: PgColumn },
  where: SQL | undefined,
): AsyncGenerator<string[]> {
  let last: string | null = null;
  do {
    const rows: { id: unknown }[] = await database.query
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(where, last === null ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(size);
    const ids = rows.map(({ id }) => String(id));
    if (ids.length > 0) yield ids;
    last = ids.length === size ? (ids.at(-1) ?? null) : null;
  } while (last !== null);
}

/**
 * The same by when the rows were created: an index on that, partial by the rest of `where`, finds
 * only the rows that are due.
 */
async function* oldestOf(
  { database }: Platform,
  table: TableWithId & { createdAt: PgColumn },
  where: SQL | undefined,
): AsyncGenerator<string[]> {
  const { id, createdAt } = table;
  let after: SQL | undefined;
  do {
    const rows: { id: unknown; at: string }[] = await database.query
      .select({ id, at: sql<string>`${createdAt}::text` })
      .from(table as PgTable)
      .where(and(where, after))
      .orderBy(asc(createdAt), asc(id))
      .limit(size);
    if (rows.length > 0) yield rows.map((row) => String(row.id));
    const last = rows.length === size ? rows.at(-1) : undefined;
    after = last && sql`(${createdAt}, ${id}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
  } while (after);
}

/** Deletes due rows, oldest first, or runs `erase` on them. Each batch is its own transaction. */
export async function eraseOldest(
  platform: Platform,
  table: TableWithId & { createdAt: PgColumn },
  due: SQL | undefined,
  erase: (work: UnitOfWork, ids: string[]) => PromiseLike<unknown> = ({ tx }, ids) =>
    tx.delete(table as PgTable).where(inArray(table.id, ids)),
): Promise<void> {
  for await (const ids of oldestOf(platform, table, due)) {
    await inTransaction(platform, async (work) => void (await erase(work, ids)));
  }
}

/** The time this many days ago. */
export function daysAgo(platform: Platform, days: number): Date {
  return new Date(platform.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
}

type OfBusiness = PgTable & { contractorId: PgColumn };

/** Tables with a column for the business that a row belongs to. */
export const ownTables = (
  contractorId: string,
  takeout: Takeout,
  tables: readonly OfBusiness[],
): BusinessTable[] =>
  tables.map((table) => ({ table, rows: eq(table.contractorId, contractorId), takeout }));

/** Whether a business has rows in this table. */
export const hasRows = (table: OfBusiness, contractorId: string): SQL =>
  sql`exists (select from ${table} where ${table.contractorId} = ${contractorId})`;

/** Deletes a business's rows of these tables, in order. */
export async function deleteOwn(
  tx: Transaction,
  contractorId: string,
  tables: readonly OfBusiness[],
): Promise<void> {
  for (const table of tables) {
    await tx.delete(table as PgTable).where(eq(table.contractorId, contractorId));
  }
}

/**
 * A column's values in the matching rows, as an array: a subquery under an "or" would scan the
 * whole table instead of using an index.
 */
export function idsOf(id: PgColumn, where: SQL | undefined): SQL {
  const query = new QueryBuilder()
    .select({ id: sql`${id}` })
    .from(id.table as PgTable)
    .where(where);
  return sql`array(${query})`;
}

/** Whether a column has one of these values. */
export const isAmong = (column: PgColumn, ids: SQL): SQL =>
  sql`${column} = any(${ids}::${sql.raw(column.getSQLType())}[])`;
