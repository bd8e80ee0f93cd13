import { getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { TakenTable } from "../select-rows.server.ts";

/**
 * Looks once more when the rows are in: what they lead to is this business's as well, whatever the file
 * called it (`you-own-it.own-rows-alone`).
 */
export async function requireOwnReferences(
  tx: Transaction,
  known: readonly TakenTable[],
): Promise<void> {
  const byName = new Map(known.map((one) => [one.name, one]));
  for (const { name, table, condition } of known) {
    for (const foreignKey of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable, foreignColumns } = foreignKey.reference();
      const [from] = columns;
      const [to] = foreignColumns;
      const target = byName.get(getTableName(foreignTable));
      if (!from || !to || !target) continue;
      const { rows } = await tx.execute(sql`
        select ${from} from ${table} where (${condition}) and ${from} is not null
        except select ${to} from ${target.table} where (${target.condition}) limit 1`);
      if (rows.length > 0) throw new BadZip(`${name} refers to ${target.name} of another business`);
    }
  }
}
