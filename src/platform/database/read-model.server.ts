import { getTableColumns } from "drizzle-orm";
import type { PgTable, PgViewWithSelection } from "drizzle-orm/pg-core";

/**
 * A table as other domains see it: they select from it, join it, and lock its rows. Writing to it is a
 * type error, because only the domain that owns it may.
 */
export type ReadModel<Table extends PgTable> = PgViewWithSelection<
  Table["_"]["name"],
  true,
  Table["_"]["columns"]
>;

/** A table, or a read model of one. */
// biome-ignore lint/suspicious/noExplicitAny: a selection of any columns
export type Readable = PgTable | PgViewWithSelection<string, true, any>;

/** The same object, typed for reading. */
export const readModel = <Table extends PgTable>(table: Table): ReadModel<Table> =>
  table as unknown as ReadModel<Table>;

/** All columns of a read model, to select them next to another table's. */
export const allColumns = <Table extends PgTable>(model: ReadModel<Table>) =>
  getTableColumns(model as unknown as Table);
