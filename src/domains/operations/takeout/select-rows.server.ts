import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { rowsOfBusiness } from "~/domains/operations/privacy/personal-data-rows.server.ts";
import type { BusinessTable, Takeout } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A table of the file, with the rows and columns it contains. */
export type ExportedTable = {
  name: string;
  table: PgTable;
  fate: Exclude<Takeout, "stays">;
  condition: SQL | undefined;
  columns: string[];
};

/**
 * The tables of a business's file, in the order in which their rows can be imported
 * (`you-own-it.every-table`). Rows found only by the owner's address belong to the operator and are
 * left out.
 */
export function exportedTables(
  platform: Pick<Platform, "personalData" | "emails">,
  contractorId: string,
): ExportedTable[] {
  const tables = rowsOfBusiness(platform, contractorId, { email: null, phone: null });
  return sortByForeignKeys(tables).flatMap(({ table, rows, takeout, ...one }) =>
    takeout === "stays"
      ? []
      : {
          name: getTableName(table),
          table,
          fate: takeout,
          condition: one.takeoutRows ?? rows,
          columns: columnsOf(table, one.leftOut ?? []),
        },
  );
}

/** Sorts tables so each follows those its foreign keys reference. */
function sortByForeignKeys(tables: readonly BusinessTable[]): BusinessTable[] {
  const byName = new Map(tables.map((one) => [getTableName(one.table), one]));
  const ordered = new Set<BusinessTable>();
  const add = (one: BusinessTable, waiting: readonly BusinessTable[]) => {
    if (ordered.has(one) || waiting.includes(one)) return;
    for (const key of getTableConfig(one.table).foreignKeys) {
      const referred = byName.get(getTableName(key.reference().foreignTable));
      if (referred) add(referred, [...waiting, one]);
    }
    ordered.add(one);
  };
  for (const one of tables) add(one, []);
  return [...ordered];
}

/** The columns in the file; generated columns are left out. */
function columnsOf(table: PgTable, leftOut: readonly string[]): string[] {
  return Object.values(getTableColumns(table))
    .filter(({ name, generated }) => !generated && !leftOut.includes(name))
    .map(({ name }) => name);
}

const sortedBy: Record<string, SQL> = {
  // Groups each conversation's messages, so it can be written in one pass.
  messages: sql`conversation_id, created_at, id`,
  // A merged lead follows the lead it was merged into.
  leads: sql`merged_into nulls first, id`,
};

/** Each row as one line of JSON, in the database's own format, which it can import unchanged. */
export function linesOf({ name, table, columns, condition }: ExportedTable): SQL {
  const named = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const order = sortedBy[name] ?? sql.raw("1");
  return sql`select row_to_json(taken)::text from (
    select ${named} from ${table} where ${condition} order by ${order}) taken`;
}
