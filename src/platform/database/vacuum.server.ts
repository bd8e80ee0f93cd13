import type { Database } from "./database.server.ts";

/**
 * Sweeps tables and renews what is known about them, after a load of many rows; however long it
 * takes. Cannot be part of a transaction.
 */
export async function vacuum(database: Database, tables: readonly string[]): Promise<void> {
  const statement = `vacuum (analyze) ${tables.map((table) => `"${table}"`).join(", ")}`;
  if (!database.direct) {
    await database.query.execute(statement);
    return;
  }
  const connection = await database.direct.connect("hearthline vacuum");
  await connection.query(statement).finally(() => connection.end());
}
