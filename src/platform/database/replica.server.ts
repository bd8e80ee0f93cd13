import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Log } from "../log/log.server.ts";
import { timeLimits } from "./connection-options.ts";
import type { ConnectionPool } from "./postgres-pool.server.ts";
import { isUnavailable } from "./violations.server.ts";

/** A read replica's state as of the last check. */
export type Replication = {
  /** Used; too far behind to be used; unreachable or not a standby. */
  state: "used" | "behind" | "unreachable";
  /** Maximum age of its data in seconds; null if unknown. */
  lagSeconds: number | null;
  /** Seconds for which it has been unusable; 0 while it is usable. */
  unusedSeconds: number;
};

type ReplicaOptions = {
  primary: pg.Pool;
  replica: ConnectionPool;
  log: Log;
  /** Seconds of lag beyond which it isn't used. */
  maxLagSeconds: number;
  /** Milliseconds between checks. */
  checkEvery?: number;
};

type Replica = {
  /** Uses the replica where allowed; otherwise, or if it fails, the primary. */
  client: pg.Pool;
  /** Skips the replica until it has everything committed so far. */
  catchUp(): void;
  replication(): Replication;
  close(): Promise<void>;
};

/**
 * A time on our clock and the end of the primary's log at that time: everything committed before it
 * is before that position.
 */
type Position = { at: number; end: bigint };

const replicaReads = new AsyncLocalStorage<true>();

/** Runs code that may read data a few seconds old; everything else reads from the primary. */
export const withReplicaReads = <T>(run: () => T): T => replicaReads.run(true, run);

/** Milliseconds a healthy replica needs to replay a commit, with a wide margin. */
const moment = 100;

/**
 * Tracks a standby by how much of the primary's log it has replayed, which needs only our clock,
 * and uses it while it is close enough.
 */
export function watchReplica(options: ReplicaOptions): Replica {
  const { primary, replica, log, maxLagSeconds, checkEvery = 1_000 } = options;
  /** Positions not replayed at the last check, oldest first. */
  let ahead: Position[] = [];
  /** Everything committed before this time is visible. */
  let shownAsOf = Number.NEGATIVE_INFINITY;
  let wantedAsOf = performance.now();
  let isReachable = false;
  let lastUsable = performance.now();
  let reported: Replication["state"] = "used";
  let closed = false;

  const age = (now: number) => (now - shownAsOf) / 1000;
  const isCloseEnough = (now: number) => age(now) <= maxLagSeconds;
  const canUseReplica = () =>
    isReachable && shownAsOf >= wantedAsOf && isCloseEnough(performance.now()) && !closed;

  async function measure(): Promise<void> {
    const at = performance.now();
    // While the primary is unreachable, the standby's lag is unknown and its data gets older.
    const [end] = await read(primary, "select pg_current_wal_insert_lsn() as position").catch(
      () => [],
    );
    if (end !== null && end !== undefined) ahead.push({ at, end });
    if (!(await readReplayedPosition())) {
      await new Promise((resolve) => setTimeout(resolve, moment));
      await readReplayedPosition();
    }
  }

  /** @returns whether it has all known positions */
  async function readReplayedPosition(): Promise<boolean> {
    const [replayed] = await read(
      replica.pool,
      "select pg_last_wal_replay_lsn() as position where pg_is_in_recovery()",
    );
    if (replayed === undefined || replayed === null) throw new Error("server isn't a standby");
    shownAsOf = ahead.findLast(({ end }) => end <= replayed)?.at ?? shownAsOf;
    ahead = ahead.filter(({ end }) => end > replayed).slice(-maxPositions);
    isReachable = true;
    return ahead.length === 0;
  }

  async function checkReplica(): Promise<void> {
    await measure().catch((error) => {
      isReachable = false;
      // Pending replica queries fail now and are retried on the primary.
      replica.closeSilent();
      report("unreachable", error);
    });
    const now = performance.now();
    if (isReachable && isCloseEnough(now)) lastUsable = now;
    if (isReachable) report(isCloseEnough(now) ? "used" : "behind");
    if (!closed) timer = setTimeout(checkReplica, checkEvery).unref();
  }

  function report(state: Replication["state"], error?: unknown): void {
    if (state === reported || closed) return;
    reported = state;
    if (state === "used") log.info("read replica in use again");
    else log.warn("read replica not used: reading from the primary", { state, error });
  }

  let timer = setTimeout(checkReplica, 0).unref();

  const client = {
    async query(...args: Parameters<pg.Pool["query"]>) {
      if (replicaReads.getStore() && canUseReplica()) {
        try {
          return await replica.pool.query(...args);
        } catch (error) {
          if (!isOfReplicaAlone(error)) throw error;
          if (isUnavailable(error)) isReachable = false;
        }
      }
      return primary.query(...args);
    },
  };
  return {
    // Drizzle only calls its query method.
    client: client as unknown as pg.Pool,
    catchUp() {
      wantedAsOf = performance.now();
    },
    replication() {
      const now = performance.now();
      const usable = isReachable && isCloseEnough(now);
      const isKnown = Number.isFinite(shownAsOf);
      return {
        state: usable ? "used" : isReachable ? "behind" : "unreachable",
        lagSeconds: isKnown && isReachable ? (ahead.length > 0 ? age(now) : 0) : null,
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

/** A replica that is further behind isn't used anyway. */
const maxPositions = 1_000;

async function read(pool: pg.Pool, text: string): Promise<(bigint | null)[]> {
  const { rows } = await pool.query<{ position: string | null }>({
    text,
    query_timeout: timeLimits.ping,
  } as pg.QueryConfig);
  return rows.map(({ position }) => (position === null ? null : readPosition(position)));
}

/** A log position as PostgreSQL writes it, such as `16/B374D848`. */
function readPosition(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** A statement timeout; the primary would take as long. */
const timedOut = "57014";
/** Canceled because the primary vacuumed the rows it reads; or a table or column that isn't replayed yet. */
const missingOnReplica = new Set(["40001", "42P01", "42703", "42883"]);

/** Whether the primary may succeed where the replica failed. */
function isOfReplicaAlone(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return missingOnReplica.has(code) || (isUnavailable(error) && code !== timedOut);
}
