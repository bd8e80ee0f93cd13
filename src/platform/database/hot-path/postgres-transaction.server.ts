import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { limitAnswers, rememberConnection } from "../bulk-statements.server.ts";
import { AbandonedTransaction, timeLimits } from "../connection-options.ts";
import type { RunTransaction, Statement, Transaction } from "../database.server.ts";
import { isConnectionLost, isOfDatabase } from "../violations.server.ts";

/**
 * Transactions with two fewer round trips than drizzle's: BEGIN is sent with the first statement,
 * COMMIT with the last ones. If one of those fails, the server turns the COMMIT into a rollback,
 * and the failure is thrown.
 * @param begin the statements that start a transaction
 */
export function transactionsOf(pool: Pool, begin = "begin"): RunTransaction {
  return async (run, last) => {
    const connection = await pool.connect();
    /** Why the connection is unusable. */
    let broken: Error | undefined;
    try {
      const started = connection.query(begin);
      // Without BEGIN nothing else succeeds, and that other failure is the one to throw.
      started.catch(() => {});
      const result = await run(handleOf(connection));
      await started;
      await commit(connection, (await last?.()) ?? []);
      return result;
    } catch (error) {
      const isLost = isConnectionLost(error) && isOfDatabase(error);
      if (error instanceof AbandonedTransaction || isLost) {
        broken = error as Error;
        throw error;
      }
      await connection.query("rollback").catch((failure) => {
        broken = failure;
      });
      throw error;
    } finally {
      limitAnswers(connection, timeLimits.answer);
      connection.release(broken);
    }
  };
}

async function commit(connection: PoolClient, last: readonly Statement[]): Promise<void> {
  const results = last.map(({ text, values }) => connection.query({ text }, values));
  await Promise.all([...results, connection.query("commit")]);
}

const handles = new WeakMap<PoolClient, Transaction>();

function handleOf(connection: PoolClient): Transaction {
  const cached = handles.get(connection);
  if (cached) return cached;
  const handle = drizzle(connection) as unknown as Transaction;
  handles.set(connection, handle);
  rememberConnection(handle, connection);
  return handle;
}
