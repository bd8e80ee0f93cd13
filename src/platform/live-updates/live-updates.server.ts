import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server.ts";

const channel = "live_updates";
const kindList = z.array(z.string());
/** What arrives within so many milliseconds is told together. */
const gathering = 200;

/** With the id of a business one has about fifty bytes. */
const maxKinds = 100;

/** A browser has six connections to a site; the others are for its pages. */
const maxPerSession = 4;

type Follower = {
  /** Whose it is; one session has a few at the most. */
  session: string;
  /** Something of these kinds arrived; none named means that anything may have. */
  onUpdate(kinds: readonly string[]): void;
  onEnd(): void;
};

/**
 * Tells every process what kind of thing has just arrived, for pages that people are looking at. It
 * is told after the commit, without a word of what arrived: whoever follows reads again. One that is
 * lost costs nothing but a page that is a little older.
 */
export type LiveUpdates = {
  /**
   * Something of these kinds was committed.
   * @param ifRoom what is left out first when very much arrives at once
   */
  publish(kinds: Iterable<string>, ifRoom?: Iterable<string>): void;
  /**
   * Listens until the returned function is called, or until this process stops. Null when the session
   * has too many already, or when the process is stopping.
   */
  follow(follower: Follower): Promise<(() => void) | null>;
  /** Ends everybody who follows here; from now on nobody is let in. */
  end(): Promise<void>;
};

export function createLiveUpdates(database: Database): LiveUpdates {
  const followers = new Set<Follower>();
  const waiting = new Set<string>();
  const waitingIfRoom = new Set<string>();
  let listening: Promise<() => Promise<void>> | null = null;
  let ended = false;

  const tell = (kinds: readonly string[]) => {
    for (const follower of followers) follower.onUpdate(kinds);
  };
  const tellEverybody = () => {
    // A notification has 8,000 bytes: of a flood it is only told that something arrived.
    const all = [...new Set([...waiting, ...waitingIfRoom])];
    const kinds = waiting.size > maxKinds ? [] : all.slice(0, maxKinds);
    waiting.clear();
    waitingIfRoom.clear();
    if (ended) return;
    // On the embedded database there is no other process.
    if (database.kind === "pglite") return tell(kinds);
    database.query
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(kinds)})`)
      .catch(() => {});
  };
  const listen = () => {
    let lost = false;
    return database.listen(
      channel,
      (payload) => tell(kindList.parse(JSON.parse(payload))),
      (connected) => {
        if (connected && lost) tell([]);
        lost = !connected;
      },
    );
  };

  return {
    publish(kinds, ifRoom = []) {
      if (ended) return;
      const isFirst = waiting.size + waitingIfRoom.size === 0;
      for (const kind of kinds) waiting.add(kind);
      for (const kind of ifRoom) waitingIfRoom.add(kind);
      if (isFirst && waiting.size + waitingIfRoom.size > 0) {
        setTimeout(tellEverybody, gathering).unref();
      }
    },
    async follow(follower) {
      const own = [...followers].filter(({ session }) => session === follower.session);
      if (ended || own.length >= maxPerSession) return null;
      followers.add(follower);
      // A process that nobody looks through needs no connection for it.
      if (database.kind === "postgres") {
        listening ??= listen();
        await listening.catch((error) => {
          listening = null;
          followers.delete(follower);
          throw error;
        });
      }
      // Whoever stopped meanwhile told a follower that had nothing to end yet.
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
