import type { Database } from "./database.server.ts";

/**
 * Vacuums and analyzes tables after a load of many rows, without a time limit. Can't run in a
 * transaction.
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
