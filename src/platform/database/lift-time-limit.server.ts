import { sql } from "drizzle-orm";
import type { Transaction } from "./database.server.ts";
import { connectionOf, limitAnswers } from "./hot-path/postgres-transaction.server.ts";

/** Lets the statements of one transaction take as long as they need: loads and dumps of many rows. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const connection = connectionOf(tx);
  if (connection) limitAnswers(connection, 0);
}
