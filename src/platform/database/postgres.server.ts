import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/log.server.ts";
import { type Database, guardQueries } from "./database.server.ts";
import { transactionsOf } from "./hot-path/postgres-transaction.server.ts";
import { preparingConnection } from "./hot-path/prepared-statements.server.ts";
import { type OnSlow, timedConnection } from "./slow-statements.ts";

/** Milliseconds after which a statement is given up, so that one slow query cannot hold the pool. */
const statementTimeout = 15_000;

/** Opens a pool on a PostgreSQL server. Connections are made when first needed. */
export function openPostgres(url: string, log: Log, onSlow: OnSlow = () => {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    keepAlive: true,
    application_name: "hearthline",
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    Client: timedConnection(preparingConnection(log), onSlow),
  });
  // One that breaks while in use fails its statement, which is enough; nobody listening would end us.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  // An idle connection that breaks (server restart) is replaced at the next query.
  pool.on("error", (error) => log.warn("database connection lost", { error }));

  return {
    kind: "postgres",
    client: pool,
    ...guardQueries(drizzle(pool), transactionsOf(pool)),
    listen: (channel, onPayload, onGap) => listen(url, channel, onPayload, onGap),
    ping: async () => void (await pool.query("select 1")),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Holds one connection for LISTEN and makes it anew, with a growing pause, whenever it breaks. */
async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: (connected: boolean) => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let pause = 100;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: "hearthline listen",
    });
    let ended = false;
    const onLost = () => {
      if (ended) return;
      ended = true;
      client = null;
      if (closed) return;
      onGap(false);
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, 5_000);
    };
    fresh.on("error", onLost);
    fresh.on("end", onLost);
    fresh.on("notification", (message) => onPayload(message.payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = fresh;
      pause = 100;
      onGap(true);
    } catch {
      fresh.end().catch(() => {});
      onLost();
    }
  };

  await connect();
  return async () => {
    closed = true;
    clearTimeout(retry);
    await client?.end();
  };
}
