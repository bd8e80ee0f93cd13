import type { Pool } from "pg";
import type { Database } from "./database.server.ts";

/**
 * Sweeps tables and renews what is known about them, after a load of many rows; however long it
 * takes. Cannot be part of a transaction.
 */
export async function vacuum(database: Database, tables: readonly string[]): Promise<void> {
  const statement = `vacuum (analyze) ${tables.map((table) => `"${table}"`).join(", ")}`;
  if (database.kind === "pglite") {
    await database.query.execute(statement);
    return;
  }
  const connection = await (database.client as Pool).connect();
  try {
    await connection.query("set statement_timeout = 0");
    await connection.query(statement);
  } finally {
    // With the session goes its setting.
    connection.release(true);
  }
}
