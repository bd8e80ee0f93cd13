import { and, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { rowsOfBusiness } from "~/domains/operations/privacy/personal-data-rows.server.ts";
import type { BusinessTable, Takeout } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A table of the file, and which of its rows and columns are in it. */
export type TakenTable = {
  name: string;
  table: PgTable;
  fate: Exclude<Takeout, "stays">;
  condition: SQL | undefined;
  columns: string[];
};

/**
 * The tables of a business's file, in the order in which their rows can be imported
 * (`you-own-it.every-table`). What is found by the owner's address alone is the operator's business.
 */
export function takenTables(
  platform: Pick<Platform, "personalData" | "emails">,
  contractorId: string,
): TakenTable[] {
  const tables = rowsOfBusiness(platform, contractorId, { email: null, phone: null });
  return inOrderOfReferences(tables).flatMap(({ table, rows, takeout, ...one }) =>
    takeout === "stays"
      ? []
      : {
          name: getTableName(table),
          table,
          fate: takeout,
          condition: and(rows, one.takeoutRows),
          columns: columnsOf(table, one.leftOut ?? []),
        },
  );
}

/** Each table comes after those that its foreign keys refer to. */
function inOrderOfReferences(tables: readonly BusinessTable[]): BusinessTable[] {
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

/** The columns that are in the file: not what the database computes by itself. */
function columnsOf(table: PgTable, leftOut: readonly string[]): string[] {
  return Object.values(getTableColumns(table))
    .filter(({ name, generated }) => !generated && !leftOut.includes(name))
    .map(({ name }) => name);
}

const sortedBy: Record<string, SQL> = {
  // Those of one conversation stand together, so that it can be written down in one go.
  messages: sql`conversation_id, created_at, id`,
  // A lead that was merged comes after the one that it became part of.
  leads: sql`merged_into nulls first, id`,
};

/** Each row as one line of JSON, in the database's own words, which it takes back as they are. */
export function linesOf({ name, table, columns, condition }: TakenTable): SQL {
  const named = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const order = sortedBy[name] ?? sql.raw("1");
  return sql`select row_to_json(taken)::text from (
    select ${named} from ${table} where ${condition} order by ${order}) taken`;
}
