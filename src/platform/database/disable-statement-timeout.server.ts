import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import type { Transaction } from "./database.server.ts";

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
