import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column has one of these values, however many: they are one parameter, where `inArray` makes
 * one of each, and a statement takes 65,535.
 */
export const isAnyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
