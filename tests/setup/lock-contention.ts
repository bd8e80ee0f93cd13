import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Transaction } from "../../src/platform/database/database.server.ts";
import type { TestPlatform } from "./shared-platform.ts";

/**
 * Makes commands contend for locks, on PostgreSQL only: the embedded database runs one transaction
 * at a time.
 */
export function holding(platform: () => TestPlatform) {
  /** How many transactions of the test's database are waiting for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = await platform().database.query.execute<{ count: number }>(
      sql`select count(distinct pid)::integer as count from pg_locks
          where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    return rows[0]?.count ?? 0;
  }

  /**
   * Starts the commands in order while a lock is held, each once the previous one waits, then
   * releases it.
   */
  async function whileHeld<T>(
    hold: (tx: Transaction) => PromiseLike<unknown>,
    commands: readonly (() => Promise<T>)[],
  ): Promise<PromiseSettledResult<T>[]> {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const inTheWay = platform().database.transaction(async (tx) => {
      await hold(tx);
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const running: Promise<T>[] = [];
    for (const command of commands) {
      running.push(command());
      await expect.poll(waiting).toBe(running.length);
    }
    goOn.resolve();
    await inTheWay;
    return Promise.allSettled(running);
  }

  return { whileHeld, waiting };
}
