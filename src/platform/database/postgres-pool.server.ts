import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { timeLimits } from "./time-limits.ts";
import { isConnectionLost, isOutage, isReadOnly, noteOfDatabase } from "./violations.server.ts";

/** A pool that can be told that the server may be gone. */
export type ConnectionPool = {
  pool: pg.Pool;
  /** Closes connections of which nothing is heard: what waits on them fails now, as it will fail anyway. */
  closeSilent(): void;
};

/** Milliseconds in which a connection has to be heard of once its server is doubted. */
const lastChance = 1_000;

export type PoolOptions = Omit<pg.PoolConfig, "Client"> & {
  Client?: typeof pg.Client;
  /** Called with what may show that the server doesn't respond, and what asks whether it does. */
  onLost?: (error: unknown, probe: () => Promise<void>) => void;
};

/** Opens a pool whose connections notice when the server is gone. */
export function openPool(
  { onLost: tell = () => {}, ...options }: PoolOptions,
  log: Log,
): ConnectionPool {
  const probe = async () => {
    if (!pool.ending) await pool.query(ping);
  };
  const onLost = (error: unknown) => tell(error, probe);
  const pool = new pg.Pool({
    ...connectionLimits,
    connectionTimeoutMillis: timeLimits.pool,
    // A process with little to do asks every few seconds; a new connection costs more than one that waits.
    idleTimeoutMillis: 5 * 60_000,
    ...options,
    Client: connectsInTime((options.Client ?? pg.Client) as typeof pg.Client, onLost),
  });
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (connection) => {
    open.add(connection);
    // One that breaks while in use fails its statement, which is enough; nobody listening would end us.
    connection.on("error", noteOfDatabase);
    connection.on("notice", (notice) => refuseUnconfirmed(connection, notice));
  });
  pool.on("remove", (connection) => open.delete(connection));
  // An idle connection that breaks (server restart) is replaced at the next query.
  const noteLost = (error: Error) => {
    noteOfDatabase(error);
    if (isConnectionLost(error)) onLost(error);
    log.warn("database connection lost", { error });
  };
  pool.on("error", noteLost);
  const closeSilent = () => {
    const received = new Map([...open].map((one) => [one, streamOf(one).bytesRead]));
    setTimeout(() => {
      for (const [connection, bytes] of received) {
        if (!open.has(connection) || streamOf(connection).bytesRead !== bytes) continue;
        streamOf(connection).destroy(
          new Error("Connection terminated: no response from the server"),
        );
      }
    }, lastChance).unref();
  };
  // What leads to a server that is no longer the primary leads there for all.
  pool.on("release", (error) => {
    if (isReadOnly(error)) closeSilent();
    if (isConnectionLost(error) && isOutage(error)) onLost(error);
  });
  return { pool, closeSilent };
}

/**
 * A kind of connection with its own limit for connecting, however long its pool lets requests wait for one.
 * @param onLost called where the server can't be reached, or takes no more connections
 */
function connectsInTime(
  Connection: typeof pg.Client,
  onLost: (error: unknown) => void,
): typeof pg.Client {
  return class extends Connection {
    constructor(config: string | pg.ClientConfig = {}) {
      super({ ...(typeof config === "string" ? {} : config), ...connectionLimits });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has two signatures
    override connect(callback?: any): any {
      const connected = super.connect().catch((error: unknown) => {
        noteOfDatabase(error);
        if (isOutage(error)) onLost(error);
        throw error;
      });
      if (!callback) return connected;
      connected.then(
        () => callback(null, this),
        (error: unknown) => callback(error),
      );
    }
  };
}

/** The driver takes a time limit for one statement, which its types leave out. */
export const ping = { text: "select 1", query_timeout: timeLimits.ping };

/** What every connection is made with. */
export const connectionLimits = {
  connectionTimeoutMillis: timeLimits.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: timeLimits.beforeProbes,
} as const;

/**
 * When somebody ends a commit's wait for the standby, PostgreSQL warns and then says that it is
 * committed, which the next primary may not know. So what waits on this connection fails, in the moment
 * of the warning, before the driver reads on.
 */
function refuseUnconfirmed(
  connection: pg.ClientBase,
  { routine }: { routine?: string | undefined },
): void {
  // Its text is in the server's language.
  if (routine !== "SyncRepWaitForLSN") return;
  const failure = new Error("Connection terminated: the standby did not confirm a commit");
  protocolOf(connection).emit("error", failure);
  streamOf(connection).destroy();
}

function protocolOf(connection: pg.ClientBase) {
  return (connection as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
}

function streamOf(connection: pg.ClientBase): Socket {
  return protocolOf(connection).stream;
}
