import { type SQL, sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import type { Database, Transaction } from "./database.server.ts";

const connections = new WeakMap<Transaction, PoolClient>();

/** Lifts the time limit of one transaction's statements: for loads and dumps of many rows. */
export async function disableStatementTimeout(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const connection = connections.get(tx);
  if (connection) limitAnswers(connection, 0);
}

/** Records which connection a transaction's handle uses. */
export function rememberConnection(handle: Transaction, connection: PoolClient): void {
  connections.set(handle, connection);
}

/** Sets the response timeout of this connection, in milliseconds; 0 turns it off. */
export function limitAnswers(connection: PoolClient, milliseconds: number): void {
  const { connectionParameters } = connection as unknown as {
    connectionParameters: { query_timeout: number };
  };
  connectionParameters.query_timeout = milliseconds;
}

/** Approximate characters per batch. */
const atATime = 1_000_000;

/** A text column's query results in batches of about the same size: only one batch is in memory. */
export async function* readLines(tx: Transaction, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare lines_read no scroll cursor for ${query}`);
  for (let size = 20; ; ) {
    const { rows } = await tx.execute<Record<string, string>>(
      sql`fetch ${sql.raw(String(size))} from lines_read`,
    );
    if (rows.length === 0) break;
    const lines = rows.map((row) => Object.values(row)[0] ?? "");
    yield lines;
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    const average = Math.max(1, characters / lines.length);
    size = Math.min(Math.max(Math.floor(atATime / average), 1), 5_000, size * 10);
  }
  await tx.execute(sql`close lines_read`);
}

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
