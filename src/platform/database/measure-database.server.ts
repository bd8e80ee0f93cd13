import { sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Database } from "./database.server.ts";

/** Milliseconds for which a check is valid. */
const checkEvery = 1_000;

/**
 * Checks whether the database is unavailable. Queries it at most once a second, however often it is
 * called. Once it is found unavailable, callers get that result while a check runs.
 */
export function databaseProbe(): (database: Pick<Database, "ping">) => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, isUnavailable: false };
  let measuring: Promise<boolean> | null = null;
  const measure = async (database: Pick<Database, "ping">) => {
    const isUnavailable = await database.ping().then(
      () => false,
      () => true,
    );
    last = { at: performance.now(), isUnavailable };
    measuring = null;
    return isUnavailable;
  };
  return async (database) => {
    if (performance.now() - last.at < checkEvery) return last.isUnavailable;
    measuring ??= measure(database);
    return last.isUnavailable || measuring;
  };
}

/** The difference between this process's clock and the database's. */
export type ClockSkew = {
  /**
   * Reads the database's clock.
   * @returns milliseconds this process is ahead (negative: behind); a lower bound, because the
   * query takes time
   */
  read(): Promise<number>;
  /** The last result; 0 before the first. */
  last(): number;
};

/** @param time this process's time in milliseconds */
export function createClockSkew(
  { kind, query }: Pick<Database, "kind" | "query">,
  time = () => systemClock.now().getTime(),
): ClockSkew {
  let last = 0;
  return {
    async read() {
      // The embedded database uses this process's clock.
      if (kind === "pglite") return 0;
      const before = time();
      const { rows } = await query.execute<{ now: string }>(
        sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
      );
      const after = time();
      const databaseTime = Number(rows[0]?.now);
      last = databaseTime < before ? before - databaseTime : Math.min(0, after - databaseTime);
      return last;
    },
    last: () => last,
  };
}
