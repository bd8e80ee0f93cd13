import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server.ts";

const channel = "jobs_sent";
const nameList = z.array(z.string());
/** Jobs sent within so many milliseconds are announced together. */
const gathering = 5;

/**
 * Tells workers that there are jobs, so that they need not look every second. A call is made after
 * the commit, not in it: a transaction with NOTIFY holds a lock of the whole server while it waits
 * for the disk, so such commits happen one after the other. A call that is lost costs a few seconds,
 * until the next regular look (docs/decisions/156-how-idle-processes-wait.md).
 */
export function jobNotifier(
  database: Database,
  /** Null wakes everybody. */
  wake: (names: readonly string[] | null) => void,
) {
  const waiting = new Set<string>();
  const call = () => {
    const names = [...waiting];
    waiting.clear();
    database.query
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(names)})`)
      .catch(() => {});
  };
  return {
    /** Jobs of these names were committed. */
    make(names: Iterable<string>): void {
      const sent = [...new Set(names)];
      if (sent.length === 0) return;
      wake(sent);
      // On the embedded database this process has the only workers.
      if (database.kind === "pglite") return;
      if (waiting.size === 0) setTimeout(call, gathering);
      for (const name of sent) waiting.add(name);
    },
    /** Listens to the calls of other processes; after a gap everybody is woken. */
    async follow(): Promise<() => Promise<void>> {
      if (database.kind === "pglite") return async () => {};
      return database.listen(
        channel,
        (payload) => wake(nameList.parse(JSON.parse(payload))),
        (connected) => connected && wake(null),
      );
    },
  };
}
