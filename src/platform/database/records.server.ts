import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A row as the data API returns it: columns by name, times in ISO 8601 (UTC), bytes in base64. */
export function toRecord(table: PgTable, row: object): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const column = getTableColumns(table)[key];
    if (column) record[column.name] = asJson(value);
  }
  return record;
}

function asJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}

/** Values by column name for an insert or update. Unknown names throw. */
export function fromRecord(table: PgTable, record: object): Record<string, unknown> {
  const keyOf = new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]),
  );
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const key = keyOf.get(name);
      if (!key) throw new Error(`There is no column ${name}`);
      return [key, value];
    }),
  );
}
