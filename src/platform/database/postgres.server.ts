import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { type ServerAddresses, serverAddresses, timeLimits } from "./connection-options.ts";
import { type Database, guardQueries, outsideTransactions } from "./database.server.ts";
import { transactionsOf } from "./hot-path/postgres-transaction.server.ts";
import { preparingConnection } from "./hot-path/prepared-statements.server.ts";
import { createListener } from "./postgres-listener.server.ts";
import {
  type ConnectionPool,
  connectionLimits,
  openPool,
  type PoolOptions,
  ping,
} from "./postgres-pool.server.ts";
import { watchReplica } from "./replica.server.ts";
import { type OnSlow, timedConnection } from "./slow-statements.ts";
import { noteOfDatabase } from "./violations.server.ts";

export type PostgresOptions = {
  onSlow?: OnSlow;
  /** The same database without the pooler, for when `url` goes through one. */
  directUrl?: string | null;
  /** A standby for reads that may be a few seconds old, and its maximum lag. */
  replica?: { url: string; maxLagSeconds: number; checkEvery?: number } | null;
  /** Maximum connections for commands and reads. */
  poolSize?: number;
  /** Milliseconds between checks that notifications arrive. */
  pulseEvery?: number;
};

/** Opens a pool on a PostgreSQL server. Connections are made when first needed. */
export function openPostgres(url: string, log: Log, options: PostgresOptions = {}): Database {
  const { poolSize = 10, directUrl = null, onSlow = () => {}, replica = null } = options;
  const pooled = directUrl !== null;
  const addresses = serverAddresses(url);
  const DirectConnection = addressedConnection(
    directUrl === null ? addresses : serverAddresses(directUrl),
  );
  const pools: ConnectionPool[] = [];
  let isClosed = false;
  const onLost = (error: unknown, probe: () => Promise<void>) => {
    if (!isClosed) log.outage?.suspect(error, probe);
  };
  const openDirect = (name: string) =>
    new DirectConnection({ ...connectionLimits, application_name: name });
  const probeDirect = async () => {
    if (isClosed) return;
    const connection = openDirect("hearthline probe").on("error", () => {});
    try {
      await connection.connect();
      await connection.query(ping);
    } finally {
      connection.end().catch(() => {});
    }
  };
  const open = (config: PoolOptions) => {
    const opened = openPool({ ...config, onLost }, log);
    pools.push(opened);
    return opened.pool;
  };
  const pool = open({
    max: poolSize,
    application_name: "hearthline",
    query_timeout: timeLimits.answer,
    // Independent statements are sent together.
    pipeline: true,
    Client: addressedConnection(
      addresses,
      timedConnection(preparingConnection(log, !pooled), onSlow),
    ),
  });
  // Session settings stay with the connection, which a pooler shares with other clients.
  if (!pooled) setOnConnect(pool);
  const replicated =
    replica &&
    watchReplica({
      ...replica,
      primary: pool,
      replica: openReplicaPool(replica.url, { poolSize, onSlow, log }),
      log,
    });
  const listener = createListener({
    ...options,
    open: () => openDirect("hearthline listen"),
    notify: (channel) => pool.query("select pg_notify($1, '')", [channel]),
    onLost: (error) => onLost(error, probeDirect),
    onSilence: () => {
      for (const pool of pools) pool.closeSilent();
    },
    log,
  });

  return {
    kind: "postgres",
    client: pool,
    ...guardQueries(
      drizzle(pool),
      transactionsOf(pool, pooled ? `begin; ${setSessionSettings(true)}` : "begin"),
    ),
    replica: outsideTransactions(drizzle(replicated?.client ?? pool)),
    replication: () => replicated?.replication() ?? null,
    catchUpReplica: () => replicated?.catchUp(),
    listen: listener.listen,
    direct: {
      openPool: (max, name) =>
        open({
          Client: DirectConnection,
          max,
          application_name: name,
          query_timeout: timeLimits.queueAnswer,
          // The queue fetches every kind of job at the same time, so it waits for a connection as
          // long as for a response.
          connectionTimeoutMillis: timeLimits.queueAnswer,
        }),
      async connect(name) {
        const connection = openDirect(name);
        connection.on("error", noteOfDatabase);
        await connection.connect().catch((error) => {
          noteOfDatabase(error);
          throw error;
        });
        return connection;
      },
    },
    ping: async () => void (await pool.query(ping)),
    silence: listener.silence,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      isClosed = true;
      await listener.close();
      await replicated?.close();
      await Promise.all(pools.map((pool) => pool.pool.end()));
    },
  };
}

/**
 * Settings of all our statements, for a session or one transaction. JIT is off because compiling
 * takes as long as the query.
 */
const setSessionSettings = (untilCommit: boolean): string =>
  `select set_config('statement_timeout', '${timeLimits.statement}', ${untilCommit}), set_config('jit', 'off', ${untilCommit})`;

const setOnConnect = (pool: pg.Pool) =>
  pool.on("connect", (client) => void client.query(setSessionSettings(false)).catch(() => {}));

function openReplicaPool(
  url: string,
  options: { poolSize: number; onSlow: OnSlow; log: Log },
): ConnectionPool {
  // Any of several hosts will do, because all of them only read.
  const addresses = { ...serverAddresses(url), count: 1 };
  const opened = openPool(
    {
      max: options.poolSize,
      application_name: "hearthline replica",
      query_timeout: timeLimits.answer,
      Client: addressedConnection(addresses, timedConnection(pg.Client, options.onSlow)),
    },
    options.log,
  );
  setOnConnect(opened.pool);
  return opened;
}

/**
 * A connection class that uses the current address and marks it as failed if it is unreachable, or
 * if there are several and that server is read-only.
 */
function addressedConnection(
  addresses: ServerAddresses,
  Base: typeof pg.Client = pg.Client,
): typeof pg.Client {
  class AddressedConnection extends Base {
    readonly #address: string;

    constructor(config: pg.ClientConfig) {
      const address = addresses.current();
      super({ ...config, connectionString: address });
      this.#address = address;
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has two signatures
    override connect(callback?: any): any {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        () => callback(null, this),
        (error: unknown) => callback(error),
      );
    }

    async #connect(): Promise<this> {
      try {
        await super.connect();
        if (addresses.count > 1) await this.#expectPrimary();
        return this;
      } catch (error) {
        addresses.failed(this.#address);
        if (addresses.count > 1) markUnreachable(error);
        throw error;
      }
    }

    async #expectPrimary(): Promise<void> {
      const { rows } = await this.query("select pg_is_in_recovery() as standby");
      if (!rows[0]?.standby) return;
      super.end().catch(() => {});
      throw new Error("the server is a standby");
    }
  }
  return AddressedConnection;
}

/** Whatever is wrong with one address, another may work, so try it. */
function markUnreachable(error: unknown): void {
  const failure = error as { code?: string };
  failure.code ??= "08001";
}
