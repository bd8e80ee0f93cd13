import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import type { Transaction } from "./database.server.ts";

const connections = new WeakMap<Transaction, PoolClient>();

/** Lets the statements of one transaction take as long as they need: loads and dumps of many rows. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const connection = connections.get(tx);
  if (connection) limitAnswers(connection, 0);
}

/** Which connection the handle of a transaction speaks on. */
export function rememberConnection(handle: Transaction, connection: PoolClient): void {
  connections.set(handle, connection);
}

/** From now on answers on this connection are waited for so many milliseconds; 0 for as long as they take. */
export function limitAnswers(connection: PoolClient, milliseconds: number): void {
  const { connectionParameters } = connection as unknown as {
    connectionParameters: { query_timeout: number };
  };
  connectionParameters.query_timeout = milliseconds;
}
