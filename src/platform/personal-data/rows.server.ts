import { eq, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import type { Transaction } from "../database/database.server.ts";
import type { BusinessTable, Takeout } from "./personal-data.ts";

type OfBusiness = PgTable & { contractorId: PgColumn };

/** Tables with a column for the business that a row belongs to. */
export const ownTables = (
  contractorId: string,
  takeout: Takeout,
  tables: readonly OfBusiness[],
): BusinessTable[] =>
  tables.map((table) => ({ table, rows: eq(table.contractorId, contractorId), takeout }));

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
