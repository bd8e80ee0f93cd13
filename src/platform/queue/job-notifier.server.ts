import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server.ts";

const channel = "jobs_sent";
const nameList = z.array(z.string());
/** Jobs sent within this many milliseconds are announced together. */
const gathering = 5;

/**
 * Notifies workers of new jobs, so they needn't poll every second. The call is made after the
 * commit, not in it: a transaction with NOTIFY holds a server-wide lock while it waits for the
 * disk, so such commits run one after the other. A lost call costs a few seconds, until the next
 * regular poll (docs/decisions/156-how-idle-processes-wait.md).
 */
export function jobNotifier(
  database: Database,
  /** Null wakes all workers. */
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
    /** Jobs with these names were committed. */
    make(names: Iterable<string>): void {
      const sent = [...new Set(names)];
      if (sent.length === 0) return;
      wake(sent);
      // The embedded database has workers only in this process.
      if (database.kind === "pglite") return;
      if (waiting.size === 0) setTimeout(call, gathering);
      for (const name of sent) waiting.add(name);
    },
    /** Listens to calls from other processes. Wakes all workers after a gap. */
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
