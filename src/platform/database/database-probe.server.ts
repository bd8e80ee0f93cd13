import type { Database } from "./database.server.ts";

/** Milliseconds for which a check is valid. */
const lookEvery = 1_000;

/**
 * Checks whether the database is unavailable. Queries it at most once a second, however often it is
 * called. Once it is found unavailable, callers get that result while a check runs.
 */
export function databaseProbe(): (database: Pick<Database, "ping">) => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, away: false };
  let looking: Promise<boolean> | null = null;
  const look = async (database: Pick<Database, "ping">) => {
    const away = await database.ping().then(
      () => false,
      () => true,
    );
    last = { at: performance.now(), away };
    looking = null;
    return away;
  };
  return async (database) => {
    if (performance.now() - last.at < lookEvery) return last.away;
    looking ??= look(database);
    return last.away || looking;
  };
}
