import { createHash } from "node:crypto";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import type pg from "pg";
import type { Log } from "../log/log.server.ts";
import type { Metrics } from "../metrics/metrics.server.ts";

/** Milliseconds from which a statement is slow. */
export const slowFrom = 500;

/** Milliseconds after it is ready in which a process still has cold caches. */
export const startingFor = 60_000;
/** When slow statements start to count, by `performance.now()`; null until the process is ready. */
let countsFrom: number | null = null;

/** Call once the process is ready. */
export function countSlowStatements(): void {
  countsFrom = performance.now() + startingFor;
}

/** Called with each slow statement's text and duration. */
export type OnSlow = (text: string, milliseconds: number) => void;

/**
 * Logs and counts slow statements by name: the action, the table, and a short hash of the text.
 * Never the text, which may contain data. Statements during startup don't count.
 */
export function createSlowStatementLogger(
  log: Log,
  metrics: Pick<Metrics, "countSlowStatement">,
): OnSlow {
  return (text, milliseconds) => {
    if (countsFrom === null || performance.now() < countsFrom) return;
    const kind = kindOf(text);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    log.warn("slow statement", { name: `${kind} ${hash}`, ms: Math.round(milliseconds) });
    metrics.countSlowStatement(kind);
  };
}

/** Such as `select messages`. Bounded for any input. */
export function kindOf(text: string): string {
  const unquoted = text.replaceAll(/'[^']*'?/g, "''");
  const verb = /^[\s(]*(select|insert|update|delete|with|begin|commit|call)\b/i.exec(unquoted)?.[1];
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?((?:pgboss\.)?[a-z_]{1,63})\b/i.exec(
    unquoted,
  );
  return `${verb?.toLowerCase() ?? "other"} ${table?.[1] ?? "-"}`;
}

type Done = (error: unknown, result: unknown) => void;

/** A connection class that times its statements, including the wait for a connection. */
export function timedConnection(Connection: typeof pg.Client, onSlow: OnSlow): typeof pg.Client {
  class TimedConnection extends Connection {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight signatures
    override query(statement: any, values?: any, callback?: any): any {
      const began = performance.now();
      const end = () => {
        const took = performance.now() - began;
        if (took >= slowFrom) onSlow(statement?.text ?? String(statement), took);
      };
      const timed = (done: Done) => (error: unknown, result: unknown) => {
        end();
        done(error, result);
      };
      if (typeof values === "function") return super.query(statement, timed(values) as never);
      if (callback) return super.query(statement, values, timed(callback) as never);
      const result: unknown = super.query(statement, values);
      if (result instanceof Promise) result.then(end, end);
      return result;
    }
  }
  return TimedConnection;
}

type Querying = Pick<PGlite | Transaction, "query">;

/** Times the statements of an embedded database, also inside transactions. */
export function timeEmbedded(client: PGlite, onSlow: OnSlow): void {
  const time = (handle: Querying) => {
    const query = handle.query.bind(handle);
    handle.query = async (text, ...rest) => {
      const began = performance.now();
      try {
        return await query(text, ...rest);
      } finally {
        const took = performance.now() - began;
        if (took >= slowFrom) onSlow(text, took);
      }
    };
  };
  time(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (run) =>
    transaction((tx) => {
      time(tx);
      return run(tx);
    });
}
