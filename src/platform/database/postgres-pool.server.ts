import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { timeLimits } from "./connection-options.ts";
import { isConnectionLost, isOutage, isReadOnly, noteOfDatabase } from "./violations.server.ts";

/** A pool that can be warned that the server may be gone. */
export type ConnectionPool = {
  pool: pg.Pool;
  /** Closes unresponsive connections: their pending queries fail now, as they would later anyway. */
  closeSilent(): void;
};

/** Milliseconds in which a connection must respond once its server is in doubt. */
const lastChance = 1_000;

export type PoolOptions = Omit<pg.PoolConfig, "Client"> & {
  Client?: typeof pg.Client;
  /** Called with an error that may mean the server isn't responding, and a function that checks. */
  onLost?: (error: unknown, probe: () => Promise<void>) => void;
};

/** Opens a pool whose connections detect a lost server. */
export function openPool(
  { onLost: reportLost = () => {}, ...options }: PoolOptions,
  log: Log,
): ConnectionPool {
  const probe = async () => {
    if (!pool.ending) await pool.query(ping);
  };
  const onLost = (error: unknown) => reportLost(error, probe);
  const pool = new pg.Pool({
    ...connectionLimits,
    connectionTimeoutMillis: timeLimits.pool,
    // A quiet process queries every few seconds, and a new connection costs more than an idle one.
    idleTimeoutMillis: 5 * 60_000,
    ...options,
    Client: connectsInTime((options.Client ?? pg.Client) as typeof pg.Client, onLost),
  });
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (connection) => {
    open.add(connection);
    // A connection that breaks in use already fails its statement. Without a listener, the event
    // would end the process.
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
    const received = new Map([...open].map((client) => [client, streamOf(client).bytesRead]));
    setTimeout(() => {
      for (const [connection, bytes] of received) {
        if (!open.has(connection) || streamOf(connection).bytesRead !== bytes) continue;
        streamOf(connection).destroy(
          new Error("Connection terminated: no response from the server"),
        );
      }
    }, lastChance).unref();
  };
  // If one connection leads to a server that is no longer the primary, all of them do.
  pool.on("release", (error) => {
    if (isReadOnly(error)) closeSilent();
    if (isConnectionLost(error) && isOutage(error)) onLost(error);
  });
  return { pool, closeSilent };
}

/**
 * A connection class with its own connect timeout, independent of how long the pool lets requests
 * wait.
 * @param onLost called if the server is unreachable or accepts no more connections
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

/** The driver accepts a timeout per statement, which its types omit. */
export const ping = { text: "select 1", query_timeout: timeLimits.ping };

/** Options of every connection. */
export const connectionLimits = {
  connectionTimeoutMillis: timeLimits.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: timeLimits.beforeProbes,
} as const;

/**
 * When an operator cancels a commit's wait for the standby, PostgreSQL warns and then reports it as
 * committed, which the next primary may not know. So pending calls on this connection fail as soon
 * as the warning arrives, before the driver reads on.
 */
function refuseUnconfirmed(
  connection: pg.ClientBase,
  { routine }: { routine?: string | undefined },
): void {
  // The warning's text is in the server's language.
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
