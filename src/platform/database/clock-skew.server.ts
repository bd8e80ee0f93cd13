import { sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Database } from "./database.server.ts";

/** How far this process's own clock is from the database's. */
export type ClockSkew = {
  /**
   * Asks the database what time it is. @returns milliseconds that this process is ahead, negative where it is
   * behind: at least so many, since an answer takes its time
   */
  read(): Promise<number>;
  /** What was read last; 0 before. */
  last(): number;
};

/** @param time in milliseconds, of this process */
export function createClockSkew(
  { kind, query }: Pick<Database, "kind" | "query">,
  time = () => systemClock.now().getTime(),
): ClockSkew {
  let last = 0;
  return {
    async read() {
      // The embedded database has no clock of its own.
      if (kind === "pglite") return 0;
      const before = time();
      const { rows } = await query.execute<{ now: string }>(
        sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
      );
      const after = time();
      const theirs = Number(rows[0]?.now);
      last = theirs < before ? before - theirs : Math.min(0, after - theirs);
      return last;
    },
    last: () => last,
  };
}
