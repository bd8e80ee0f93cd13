import type { Database } from "./database.server.ts";

/** Milliseconds for which one look counts. */
const lookEvery = 1_000;

/**
 * Tells whether the database is away. However often it is asked, the database is asked once a second
 * at most; while that takes, whoever found it away goes on believing so.
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
