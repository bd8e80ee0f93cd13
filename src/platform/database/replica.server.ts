import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Log } from "../log/log.server.ts";
import type { ConnectionPool } from "./postgres-pool.server.ts";
import { timeLimits } from "./time-limits.ts";
import { isUnavailable } from "./violations.server.ts";

/** How a read replica stands, as of the last look. */
export type Replication = {
  /** Asked; too far behind, so that it is not asked; not there, or no standby. */
  state: "used" | "behind" | "unreachable";
  /** By so many seconds at the most what it shows is old; null while nobody can say. */
  lagSeconds: number | null;
  /** Since when it is not asked, in seconds; 0 while it is. */
  unusedSeconds: number;
};

type ReplicaOptions = {
  primary: pg.Pool;
  replica: ConnectionPool;
  log: Log;
  /** It is not asked while it is further behind than so many seconds. */
  maxLagSeconds: number;
  /** Milliseconds between two looks. */
  lookEvery?: number;
};

type Replica = {
  /** Asks the replica where it may be asked, else, and for what it fails at, the primary. */
  client: pg.Pool;
  /** From now on the replica is asked only once it has what was committed until now. */
  catchUp(): void;
  replication(): Replication;
  close(): Promise<void>;
};

/** A moment of our clock, and where the primary's log ended then: what was committed before lies before it. */
type Position = { at: number; end: bigint };

const oldReads = new AsyncLocalStorage<true>();

/** Runs what may read what is some seconds old; everything else reads from the primary. */
export const withOldReads = <T>(run: () => T): T => oldReads.run(true, run);

/** Milliseconds that a replica on which all is well needs for what was just committed, many times over. */
const moment = 100;

/**
 * Watches a standby by what it has replayed of the primary's log, which needs no clock but ours, and
 * asks it while it is close enough.
 */
export function watchReplica(options: ReplicaOptions): Replica {
  const { primary, replica, log, maxLagSeconds, lookEvery = 1_000 } = options;
  /** Not replayed when it was last looked for, the oldest first. */
  let ahead: Position[] = [];
  /** What was committed before this moment is there. */
  let shownAsOf = Number.NEGATIVE_INFINITY;
  let wantedAsOf = performance.now();
  let isThere = false;
  let lastUsable = performance.now();
  let told: Replication["state"] = "used";
  let closed = false;

  const age = (now: number) => (now - shownAsOf) / 1000;
  const isCloseEnough = (now: number) => age(now) <= maxLagSeconds;
  const mayBeAsked = () =>
    isThere && shownAsOf >= wantedAsOf && isCloseEnough(performance.now()) && !closed;

  async function look(): Promise<void> {
    const at = performance.now();
    // While the primary is away nobody knows how far the standby is: what it shows grows old.
    const [end] = await read(primary, "select pg_current_wal_insert_lsn() as position").catch(
      () => [],
    );
    if (end !== null && end !== undefined) ahead.push({ at, end });
    if (!(await lookAtReplica())) {
      await new Promise((resolve) => setTimeout(resolve, moment));
      await lookAtReplica();
    }
  }

  /** @returns whether it has all that is looked for */
  async function lookAtReplica(): Promise<boolean> {
    const [replayed] = await read(
      replica.pool,
      "select pg_last_wal_replay_lsn() as position where pg_is_in_recovery()",
    );
    if (replayed === undefined || replayed === null) throw new Error("server isn't a standby");
    shownAsOf = ahead.findLast(({ end }) => end <= replayed)?.at ?? shownAsOf;
    ahead = ahead.filter(({ end }) => end > replayed).slice(-maxPositions);
    isThere = true;
    return ahead.length === 0;
  }

  async function lookAgain(): Promise<void> {
    await look().catch((error) => {
      isThere = false;
      // What waits for an answer of it fails now, and is asked of the primary.
      replica.closeSilent();
      say("unreachable", error);
    });
    const now = performance.now();
    if (isThere && isCloseEnough(now)) lastUsable = now;
    if (isThere) say(isCloseEnough(now) ? "used" : "behind");
    if (!closed) timer = setTimeout(lookAgain, lookEvery).unref();
  }

  function say(state: Replication["state"], error?: unknown): void {
    if (state === told || closed) return;
    told = state;
    if (state === "used") log.info("read replica in use again");
    else log.warn("read replica not used: reading from the primary", { state, error });
  }

  let timer = setTimeout(lookAgain, 0).unref();

  const client = {
    async query(...given: Parameters<pg.Pool["query"]>) {
      if (oldReads.getStore() && mayBeAsked()) {
        try {
          return await replica.pool.query(...given);
        } catch (error) {
          if (!isOfReplicaAlone(error)) throw error;
          if (isUnavailable(error)) isThere = false;
        }
      }
      return primary.query(...given);
    },
  };
  return {
    // Asking is all that drizzle does with it.
    client: client as unknown as pg.Pool,
    catchUp() {
      wantedAsOf = performance.now();
    },
    replication() {
      const now = performance.now();
      const usable = isThere && isCloseEnough(now);
      const known = Number.isFinite(shownAsOf);
      return {
        state: usable ? "used" : isThere ? "behind" : "unreachable",
        lagSeconds: known && isThere ? (ahead.length > 0 ? age(now) : 0) : null,
        unusedSeconds: usable ? 0 : (now - lastUsable) / 1000,
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await replica.pool.end();
    },
  };
}

/** A replica that is further behind is not asked anyway. */
const maxPositions = 1_000;

async function read(pool: pg.Pool, text: string): Promise<(bigint | null)[]> {
  const { rows } = await pool.query<{ position: string | null }>({
    text,
    query_timeout: timeLimits.ping,
  } as pg.QueryConfig);
  return rows.map(({ position }) => (position === null ? null : readPosition(position)));
}

/** A place in the log as PostgreSQL writes it, such as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** A statement that took too long; the primary would take as long. */
const timedOut = "57014";
/** Given up because what it reads was swept on the primary; a table or column that is not replayed yet. */
const notThere = new Set(["40001", "42P01", "42703", "42883"]);

/** Whether the primary may well answer what the replica refused. */
function isOfReplicaAlone(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return notThere.has(code) || (isUnavailable(error) && code !== timedOut);
}
