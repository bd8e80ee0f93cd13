import { and, asc, desc, eq, getTableColumns, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Reader } from "./database.server.ts";
import type { Readable } from "./read-model.server.ts";

/** What may be selected from a table: only these columns, by their database names. */
export type Selection = {
  table: Readable;
  id: PgColumn;
  /** Columns in the response. */
  columns: readonly PgColumn[];
  /** Columns that can be filtered by value; texts are compared case-insensitively. */
  filters: readonly PgColumn[];
  /** Additional values that count as equal to a column's value. */
  alike?: { column: PgColumn; to: (value: string) => SQL };
  /** Columns that can be sorted by, of texts, times or ids; the first is the default. */
  orders: readonly PgColumn[];
  defaultDirection: "asc" | "desc";
  /** A condition that all returned rows meet. */
  where?: SQL;
};

/** Rows by column name, and the cursor of the next page; or which parameter is invalid, and why. */
export type Selected =
  | { ok: true; rows: Record<string, unknown>[]; next: string | null }
  | { ok: false; parameter: string; reason: string };

type Row = Record<string, unknown>;

const maxRows = 200;

class Unanswerable extends Error {
  readonly parameter: string;
  constructor(parameter: string, reason: string) {
    super(reason);
    this.parameter = parameter;
  }
}

/**
 * Runs a select of the data API: filters by column, `order=column.desc`, `limit` and the keyset
 * cursor `after`. All values are bound, all columns allow-listed (`api.described`).
 */
export async function selectRows(
  db: Reader,
  selection: Selection,
  parameters: URLSearchParams,
): Promise<Selected> {
  try {
    const { column, direction } = readOrder(selection, parameters);
    const limit = readLimit(parameters);
    const after = readCursor(parameters.get("after"), column);
    const columnsByName = [...selection.columns, column, selection.id].map(
      (column) => [column.name, column] as const,
    );
    const rows: Row[] = await db
      .select(Object.fromEntries(columnsByName))
      .from(selection.table as PgTable)
      .where(
        and(
          selection.where,
          ...readFilters(selection, parameters),
          after ? follows(column, selection.id, direction, after) : undefined,
        ),
      )
      .orderBy(direction === "asc" ? asc(column) : desc(column), asc(selection.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last ? writeCursor(last[column.name], last[selection.id.name]) : null;
    return { ok: true, rows: page.map((row) => shown(row, selection.columns)), next };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { ok: false, parameter: error.parameter, reason: error.message };
  }
}

function readOrder({ orders, defaultDirection }: Selection, parameters: URLSearchParams) {
  const [name = "", direction = "asc"] = (parameters.get("order") ?? "").split(".");
  if (name === "") return { column: orders[0] as PgColumn, direction: defaultDirection };
  const column = orders.find((allowed) => allowed.name === name);
  if (!column || (direction !== "asc" && direction !== "desc")) {
    const names = orders.map((allowed) => allowed.name).join(", ");
    throw new Unanswerable("order", `Sort by one of ${names}, with .asc or .desc`);
  }
  return { column, direction } as { column: PgColumn; direction: "asc" | "desc" };
}

function readLimit(parameters: URLSearchParams): number {
  const limit = Number(parameters.get("limit") ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxRows) {
    throw new Unanswerable("limit", `Request 1 to ${maxRows} rows`);
  }
  return limit;
}

function readFilters({ filters, alike }: Selection, parameters: URLSearchParams): SQL[] {
  const conditions: SQL[] = [];
  for (const [name, value] of parameters) {
    if (["order", "limit", "after", "select"].includes(name)) continue;
    const column = filters.find((allowed) => allowed.name === name);
    if (!column) {
      const names = filters.map((allowed) => allowed.name).join(", ");
      throw new Unanswerable(name, `Filter by ${names || "nothing"}`);
    }
    const isEqual = equals(column, value);
    conditions.push(alike?.column === column ? sql`(${isEqual} or ${alike.to(value)})` : isEqual);
  }
  return conditions;
}

function equals(column: PgColumn, value: string): SQL {
  if (column.dataType === "boolean") {
    if (value !== "true" && value !== "false")
      throw new Unanswerable(column.name, "Use true or false");
    return eq(column, value === "true");
  }
  const isId = column.columnType === "PgUUID";
  if (!holds(column, value)) {
    throw new Unanswerable(column.name, isId ? "Not a valid ID" : "Not text");
  }
  if (isId) return eq(column, value);
  return sql`lower(${column}) = lower(${value})`;
}

const cursorSchema = z.tuple([z.string().nullable(), z.uuid()]);

function writeCursor(value: unknown, id: unknown): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

function readCursor(text: string | null, column: PgColumn): z.output<typeof cursorSchema> | null {
  if (text === null) return null;
  try {
    return cursorSchema
      .refine(([value]) => value === null || holds(column, value))
      .parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new Unanswerable("after", "Use the previous page's cursor unchanged");
  }
}

const moment = z.iso.datetime().regex(/^[1-9]/);

/** Whether a column can contain a value: the database throws on any other (`fault.injection`). */
function holds(column: PgColumn, value: string): boolean {
  if (column.dataType === "date") return moment.safeParse(value).success;
  if (column.columnType === "PgUUID") return z.uuid().safeParse(value).success;
  return !value.includes("\u0000");
}

/** The rows after the given row. Nulls sort last, as in PostgreSQL. */
function follows(
  column: PgColumn,
  id: PgColumn,
  direction: "asc" | "desc",
  [value, lastId]: z.output<typeof cursorSchema>,
): SQL | undefined {
  if (value === null) return and(sql`${column} is null`, gt(id, lastId));
  const typed = column.dataType === "date" ? new Date(value) : value;
  const beyond = direction === "asc" ? gt(column, typed) : lt(column, typed);
  const withoutValue = direction === "asc" ? sql`${column} is null` : undefined;
  return or(beyond, and(eq(column, typed), gt(id, lastId)), withoutValue);
}

function shown(row: Row, columns: readonly PgColumn[]): Row {
  return Object.fromEntries(
    columns.map(({ name }) => {
      const value = row[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** A row as the data API returns it: columns by name, times in ISO 8601 (UTC), bytes in base64. */
export function toRecord(readable: Readable, row: object): Record<string, unknown> {
  const columns = getTableColumns(readable as PgTable);
  const record: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const column = columns[key];
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
      if (!key) throw new Error(`Unknown column: ${name}`);
      return [key, value];
    }),
  );
}
