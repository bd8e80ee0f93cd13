import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server.ts";

const channel = "live_updates";
const kindList = z.array(z.string());
/** Arrivals within this many milliseconds are announced together. */
const batchDelayMs = 200;

/** With a business's id, one kind takes about fifty bytes. */
const maxKinds = 100;

/** A browser has six connections to a site; the others are for its pages. */
const maxPerSession = 4;

type Follower = {
  /** The owner's session, which has a limited number of streams. */
  session: string;
  /** Something of these kinds arrived; an empty list means that anything may have. */
  onUpdate(kinds: readonly string[]): void;
  onEnd(): void;
};

/**
 * Notifies every process, after the commit, of the kind of thing that arrived, for open pages.
 * Contains no data: subscribers read again. A lost notification only means a slightly outdated
 * page.
 */
export type LiveUpdates = {
  /**
   * Announces that something of these kinds was committed.
   * @param lowPriority kinds dropped first when too much arrives together
   */
  publish(kinds: Iterable<string>, lowPriority?: Iterable<string>): void;
  /**
   * Subscribes until the returned function is called, or until this process stops. Null if the
   * session has too many subscriptions, or the process is stopping.
   */
  follow(follower: Follower): Promise<(() => void) | null>;
  /** Ends all subscriptions here and rejects new ones. */
  end(): Promise<void>;
};

export function createLiveUpdates(database: Database): LiveUpdates {
  const followers = new Set<Follower>();
  const waiting = new Set<string>();
  const waitingLowPriority = new Set<string>();
  let listening: Promise<() => Promise<void>> | null = null;
  let ended = false;

  const notify = (kinds: readonly string[]) => {
    for (const follower of followers) follower.onUpdate(kinds);
  };
  const notifyAll = () => {
    // A notification is limited to 8,000 bytes: a flood is announced without details.
    const pending = [...new Set([...waiting, ...waitingLowPriority])];
    const kinds = waiting.size > maxKinds ? [] : pending.slice(0, maxKinds);
    waiting.clear();
    waitingLowPriority.clear();
    if (ended) return;
    // The embedded database has no other process.
    if (database.kind === "pglite") return notify(kinds);
    database.query
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(kinds)})`)
      .catch(() => {});
  };
  const listen = () => {
    let lost = false;
    return database.listen(
      channel,
      (payload) => notify(kindList.parse(JSON.parse(payload))),
      (connected) => {
        if (connected && lost) notify([]);
        lost = !connected;
      },
    );
  };

  return {
    publish(kinds, lowPriority = []) {
      if (ended) return;
      const isFirst = waiting.size + waitingLowPriority.size === 0;
      for (const kind of kinds) waiting.add(kind);
      for (const kind of lowPriority) waitingLowPriority.add(kind);
      if (isFirst && waiting.size + waitingLowPriority.size > 0) {
        setTimeout(notifyAll, batchDelayMs).unref();
      }
    },
    async follow(follower) {
      const sessionFollowers = [...followers].filter(({ session }) => session === follower.session);
      if (ended || sessionFollowers.length >= maxPerSession) return null;
      followers.add(follower);
      // A process without subscribers needs no connection for this.
      if (database.kind === "postgres") {
        listening ??= listen();
        await listening.catch((error) => {
          listening = null;
          followers.delete(follower);
          throw error;
        });
      }
      // Stopped in the meantime: the subscriber had nothing to end yet.
      if (ended) return null;
      return () => void followers.delete(follower);
    },
    async end() {
      ended = true;
      for (const follower of followers) follower.onEnd();
      followers.clear();
      const stop = await listening;
      listening = null;
      await stop?.();
    },
  };
}
