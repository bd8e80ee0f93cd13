import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Client, Pool } from "pg";
import type { Log } from "../log/log.server.ts";
import type { Metrics } from "../metrics/metrics.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { Replication } from "./replica.server.ts";
import { noteSlow } from "./slow-statements.ts";

/** A drizzle handle. Both drivers answer to the same one. */
export type Queries = NodePgDatabase;
/** The handle inside a transaction. */
export type Transaction = Parameters<Parameters<Queries["transaction"]>[0]>[0];
/** What a read may be given: the database, or the transaction it is part of. */
export type Reader = Queries | Transaction;

/** A statement as a driver takes it, with $1, $2 … for its values. */
export type Statement = { text: string; values: unknown[] };

/**
 * Runs one transaction: committed when the callback resolves, rolled back when it throws. `last`
 * gives its final statements, on whose answers nothing depends: they travel with the commit.
 */
export type RunTransaction = <T>(
  run: (tx: Transaction) => Promise<T>,
  last?: () => Promise<readonly Statement[]>,
) => Promise<T>;

/** One PostgreSQL, embedded (PGlite) or served. */
export type Database = {
  kind: "pglite" | "postgres";
  /** For reads and single statements. Refuses to be used inside a transaction's callback. */
  query: Queries;
  /**
   * For reads that may be some seconds old: asks the read replica where there
   * is one that is close enough and what runs may see it (`withOldReads`), else as `query`.
   */
  replica: Queries;
  /** How the read replica stands; null without one. */
  replication(): Replication | null;
  /** The read replica is asked again only once it has what was committed until now. */
  catchUpReplica(): void;
  /** For a library that makes its own queries: they become part of the transaction that is open. */
  joining: Queries;
  transaction: RunTransaction;
  /** Subscribes to NOTIFY. `onGap` is called whenever notifications may have been missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: (connected: boolean) => void,
  ): Promise<() => Promise<void>>;
  /**
   * Connections past any pooler, for what needs a session of its own or watches over the others: the
   * queue, migrations, sweeping. Null on the embedded database, which has one connection.
   */
  direct: {
    /** A pool that is closed with the database. @param name what the server's list of connections says */
    openPool(max: number, name: string): Pool;
    /** One connection, on which statements may take as long as they need. The caller ends it. */
    connect(name: string): Promise<Client>;
  } | null;
  ping(): Promise<void>;
  /** How the pool stands: connections, those without work, statements that wait; null without a pool. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /** Seconds since the connection for notifications proved itself; null without one. */
  silence(): number | null;
  close(): Promise<void>;
  client: PGlite | Pool;
};

/** A transaction that is open. */
export type OpenTransaction = { tx: Transaction | null };

const inTransaction = new AsyncLocalStorage<OpenTransaction>();

/** The transaction that is open here; undefined outside one. */
export const openTransaction = (): OpenTransaction | undefined => inTransaction.getStore();

/**
 * Opens the database of the settings. It is not migrated yet.
 * @param metrics counts slow statements; null for a program that loads, restores, or imports
 * @throws DirectoryInUse when another process holds the embedded database's folder.
 */
export async function openDatabase(
  settings: Settings,
  log: Log,
  metrics: Pick<Metrics, "countSlowStatement"> | null,
): Promise<Database> {
  const onSlow = metrics ? noteSlow(log, metrics) : () => {};
  if (settings.databaseUrl) {
    const { openPostgres } = await import("./postgres.server.ts");
    return openPostgres(settings.databaseUrl, log, {
      onSlow,
      poolSize: settings.databasePoolSize,
      directUrl: settings.databaseDirectUrl,
      // What works on jobs asks it for nothing.
      replica: settings.process === "worker" ? null : settings.databaseReplica,
    });
  }
  const { openEmbeddedDatabase } = await import("./embedded.server.ts");
  return openEmbeddedDatabase(settings.dataDir, log, onSlow);
}

/**
 * On one connection a query outside the transaction waits for the transaction that waits for it:
 * a dead-lock without an error. So `query` throws at once when used inside one, on both databases.
 */
export function guardQueries(
  query: Queries,
  transaction: RunTransaction,
): Pick<Database, "query" | "joining" | "transaction"> {
  const joining = new Proxy(query, {
    get(target, property) {
      const tx = inTransaction.getStore()?.tx;
      // One within the open one ends with it.
      if (tx && property === "transaction") return (run: (tx: Transaction) => unknown) => run(tx);
      const handle = tx ?? target;
      const value: unknown = Reflect.get(handle, property, handle);
      return typeof value === "function" ? value.bind(handle) : value;
    },
  });
  return {
    query: outsideTransactions(query),
    joining,
    transaction: (run, last) => {
      if (inTransaction.getStore()) throw new Error("A transaction is already open here");
      const open: OpenTransaction = { tx: null };
      const begin = (tx: Transaction) => {
        open.tx = tx;
        return run(tx);
      };
      return inTransaction.run(open, () => transaction(begin, last));
    },
  };
}

/** A handle that refuses to be used inside a transaction's callback. */
export function outsideTransactions(query: Queries): Queries {
  return new Proxy(query, {
    get(target, property, receiver) {
      refuseInsideTransaction(`database.query.${String(property)}`);
      return Reflect.get(target, property, receiver);
    },
  });
}

/** @throws inside a transaction's callback, where what is asked for would be waited for in vain */
export function refuseInsideTransaction(asked: string): void {
  if (inTransaction.getStore()) {
    throw new Error(`Inside a transaction use its own handle, not ${asked}`);
  }
}
