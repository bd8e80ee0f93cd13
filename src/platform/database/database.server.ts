import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Client, Pool } from "pg";
import type { Log } from "../log/log.server.ts";
import type { Metrics } from "../metrics/metrics.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { Replication } from "./replica.server.ts";
import { createSlowStatementLogger } from "./slow-statements.ts";

/** A drizzle handle. Both drivers use the same type. */
export type Queries = NodePgDatabase;
/** The handle inside a transaction. */
export type Transaction = Parameters<Parameters<Queries["transaction"]>[0]>[0];
/** A handle for reads: the database, or the current transaction. */
export type Reader = Queries | Transaction;

/** A statement for a driver, with $1, $2 … for its values. */
export type Statement = { text: string; values: unknown[] };

/**
 * Runs a transaction: committed when the callback resolves, rolled back when it throws. `last`
 * returns its final statements, whose results aren't used: they are sent with the commit.
 */
export type RunTransaction = <T>(
  run: (tx: Transaction) => Promise<T>,
  last?: () => Promise<readonly Statement[]>,
) => Promise<T>;

/** A PostgreSQL database, embedded (PGlite) or on a server. */
export type Database = {
  kind: "pglite" | "postgres";
  /** For reads and single statements. Throws inside a transaction's callback. */
  query: Queries;
  /**
   * For reads that may be a few seconds old: uses the read replica if it is close enough and the
   * caller may use it (`withReplicaReads`), otherwise the same as `query`.
   */
  replica: Queries;
  /** The read replica's state; null without one. */
  replication(): Replication | null;
  /** Skips the read replica until it has everything committed so far. */
  catchUpReplica(): void;
  /** For a library that runs its own queries: they join the open transaction. */
  joining: Queries;
  transaction: RunTransaction;
  /** Subscribes to NOTIFY. `onGap` is called whenever notifications may have been missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: (connected: boolean) => void,
  ): Promise<() => Promise<void>>;
  /**
   * Connections that bypass any pooler, for work that needs its own session or monitors the others:
   * the queue, migrations, vacuuming. Null on the embedded database, which has one connection.
   */
  direct: {
    /** A pool that closes with the database. @param name shown in the server's list of connections */
    openPool(max: number, name: string): Pool;
    /** One connection without statement timeouts. The caller closes it. */
    connect(name: string): Promise<Client>;
  } | null;
  ping(): Promise<void>;
  /** The pool's state: connections, idle connections, waiting statements; null without a pool. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /** Seconds since the notification connection was last verified; null without one. */
  silence(): number | null;
  close(): Promise<void>;
  client: PGlite | Pool;
};

export type OpenTransaction = { tx: Transaction | null };

const inTransaction = new AsyncLocalStorage<OpenTransaction>();

/** The transaction open in this context; undefined outside one. */
export const openTransaction = (): OpenTransaction | undefined => inTransaction.getStore();

/**
 * Opens the configured database, without migrating it.
 * @param metrics counts slow statements; null for a program that loads, restores, or imports
 * @throws DirectoryInUse if another process holds the embedded database's folder
 */
export async function openDatabase(
  settings: Settings,
  log: Log,
  metrics: Pick<Metrics, "countSlowStatement"> | null,
): Promise<Database> {
  const onSlow = metrics ? createSlowStatementLogger(log, metrics) : () => {};
  if (settings.databaseUrl) {
    const { openPostgres } = await import("./postgres.server.ts");
    return openPostgres(settings.databaseUrl, log, {
      onSlow,
      poolSize: settings.databasePoolSize,
      directUrl: settings.databaseDirectUrl,
      // Workers don't use the replica.
      replica: settings.process === "worker" ? null : settings.databaseReplica,
    });
  }
  const { openEmbeddedDatabase } = await import("./embedded.server.ts");
  return openEmbeddedDatabase(settings.dataDir, log, onSlow);
}

/**
 * With a single connection, a query outside the transaction and the transaction wait for each
 * other: a deadlock without an error. So `query` throws immediately inside a transaction, on both
 * databases.
 */
export function guardQueries(
  query: Queries,
  transaction: RunTransaction,
): Pick<Database, "query" | "joining" | "transaction"> {
  const joining = new Proxy(query, {
    get(target, property) {
      const tx = inTransaction.getStore()?.tx;
      // A nested transaction ends with the outer one.
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

/** A handle that throws inside a transaction's callback. */
export function outsideTransactions(query: Queries): Queries {
  return new Proxy(query, {
    get(target, property, receiver) {
      refuseInsideTransaction(`database.query.${String(property)}`);
      return Reflect.get(target, property, receiver);
    },
  });
}

/** @throws inside a transaction's callback, where the call would deadlock */
export function refuseInsideTransaction(operation: string): void {
  if (inTransaction.getStore()) {
    throw new Error(`Inside a transaction use its own handle, not ${operation}`);
  }
}
