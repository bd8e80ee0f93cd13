import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database, Transaction } from "../../src/platform/database/database.server.ts";
import type { Platform } from "../../src/platform/platform.server.ts";
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
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const inTheWay = platform().database.transaction(async (tx) => {
      await hold(tx);
      started.resolve();
      await goOn.promise;
    });
    await started.promise;
    const running: Promise<T>[] = [];
    for (const command of commands) {
      running.push(command());
      await expect.poll(waiting).toBe(running.length);
    }
    goOn.resolve();
    await inTheWay;
    return Promise.allSettled(running);
  }

  /**
   * Runs the commands concurrently: each runs all statements of its first transaction before any of these commits,
   * unless one waits for another's lock.
   */
  async function beforeAnyCommits<T>(
    commands: readonly ((on: Platform) => Promise<T>)[],
  ): Promise<PromiseSettledResult<T>[]> {
    let running = commands.length;
    const done = Promise.withResolvers<void>();
    const arrive = () => {
      running -= 1;
      if (running === 0) done.resolve();
    };
    const settled = Promise.allSettled(
      commands.map(async (command) => {
        let arrived = false;
        const once = () => {
          if (!arrived) arrive();
          arrived = true;
        };
        const { database } = platform();
        const transaction: Database["transaction"] = (run, last) =>
          database.transaction(async (tx) => {
            const result = await run(tx);
            once();
            await done.promise;
            return result;
          }, last);
        const query = database.query;
        try {
          return await command({ ...platform(), database: { ...database, transaction, query } });
        } finally {
          once();
        }
      }),
    );
    const isOver = () => running === 0;
    while (!isOver() && (await waiting()) === 0) await sleep(5);
    done.resolve();
    return settled;
  }

  return { whileHeld, waiting, beforeAnyCommits };
}
