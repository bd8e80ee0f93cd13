import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Statement } from "../database.server.ts";

type Column = { key: string; column: PgColumn };

const columnsOf = new WeakMap<PgTable, readonly Column[]>();
/** Statement texts by table, conflict rule, and which values are given. */
const texts = new Map<string, string>();
/** Rows of several leads have more shapes than are reused. */
const maxTexts = 2_000;

/**
 * The statement that inserts these rows, or only those that don't violate `conflictColumn`'s
 * uniqueness. Building it costs a tenth of drizzle's time, because the text is cached per shape of
 * rows.
 */
export function insertRows<T extends PgTable>(
  table: T,
  rows: readonly T["$inferInsert"][],
  conflictColumn?: PgColumn,
): Statement {
  const columns = listColumns(table);
  const values: unknown[] = [];
  let shape = `${getTableName(table)} ${conflictColumn?.name ?? ""} `;
  for (const row of rows as readonly Record<string, unknown>[]) {
    for (const { key, column } of columns) {
      const value = row[key] === undefined ? column.defaultFn?.() : row[key];
      shape += value === undefined ? "-" : "+";
      if (value !== undefined) values.push(value === null ? null : column.mapToDriverValue(value));
    }
  }
  let text = texts.get(shape);
  if (text === undefined) {
    const flags = shape.slice(-rows.length * columns.length);
    text = insertText(getTableName(table), columns, flags) + onConflict(conflictColumn);
    if (texts.size >= maxTexts) texts.clear();
    texts.set(shape, text);
  }
  return { text, values };
}

function listColumns(table: PgTable): readonly Column[] {
  let columns = columnsOf.get(table);
  if (!columns) {
    columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({ key, column }));
    columnsOf.set(table, columns);
  }
  return columns;
}

/** @param flags for each row and column, whether there is a value (+) or the default applies (-) */
function insertText(table: string, columns: readonly Column[], flags: string): string {
  let parameter = 0;
  const rows: string[] = [];
  for (let at = 0; at < flags.length; at += columns.length) {
    const row = [...flags.slice(at, at + columns.length)];
    rows.push(`(${row.map((sign) => (sign === "+" ? `$${++parameter}` : "default")).join(", ")})`);
  }
  const names = columns.map(({ column }) => `"${column.name}"`).join(", ");
  return `insert into "${table}" (${names}) values ${rows.join(", ")}`;
}

function onConflict(conflictColumn: PgColumn | undefined): string {
  return conflictColumn ? ` on conflict ("${conflictColumn.name}") do nothing` : "";
}
