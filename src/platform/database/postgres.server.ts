import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { type Database, guardQueries } from "./database.server.ts";
import { transactionsOf } from "./hot-path/postgres-transaction.server.ts";
import { preparingConnection } from "./hot-path/prepared-statements.server.ts";
import { createListener } from "./postgres-listener.server.ts";
import { type ConnectionPool, connectionLimits, openPool } from "./postgres-pool.server.ts";
import { type OnSlow, timedConnection } from "./slow-statements.ts";
import { timeLimits } from "./time-limits.ts";

export type PostgresOptions = {
  onSlow?: OnSlow;
  /** Connections at the most for what commands and reads ask. */
  poolSize?: number;
  /** Milliseconds between two proofs that notifications are heard. */
  pulseEvery?: number;
};

/** Opens a pool on a PostgreSQL server. Connections are made when first needed. */
export function openPostgres(
  url: string,
  log: Log,
  { poolSize = 10, onSlow = () => {}, ...options }: PostgresOptions = {},
): Database {
  const pools: ConnectionPool[] = [];
  const open = (config: pg.PoolConfig) => {
    const opened = openPool(config, log);
    pools.push(opened);
    return opened.pool;
  };
  const pool = open({
    connectionString: url,
    max: poolSize,
    application_name: "hearthline",
    query_timeout: timeLimits.answer,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    Client: timedConnection(preparingConnection(log), onSlow),
  });
  pool.on("connect", (connection) => {
    connection.query(`set statement_timeout = ${timeLimits.statement}`).catch(() => {});
  });
  const listener = createListener({
    ...options,
    open: () =>
      new pg.Client({
        ...connectionLimits,
        connectionString: url,
        application_name: "hearthline listen",
      }),
    notify: (channel) => pool.query("select pg_notify($1, '')", [channel]),
    onSilence: () => {
      for (const one of pools) one.closeSilent();
    },
    log,
  });

  return {
    kind: "postgres",
    client: pool,
    ...guardQueries(drizzle(pool), transactionsOf(pool)),
    listen: listener.listen,
    direct: {
      openPool: (max, name) =>
        open({
          connectionString: url,
          max,
          application_name: name,
          query_timeout: timeLimits.queueAnswer,
        }),
      async connect(name) {
        const connection = new pg.Client({
          ...connectionLimits,
          connectionString: url,
          application_name: name,
        });
        connection.on("error", () => {});
        await connection.connect();
        return connection;
      },
    },
    ping: async () => void (await pool.query(ping)),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await listener.close();
      await Promise.all(pools.map((one) => one.pool.end()));
    },
  };
}

/** The driver takes a time limit for one statement, which its types leave out. */
const ping = { text: "select 1", query_timeout: timeLimits.ping };
