import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import pg from "pg";
import type { Log } from "../../log/log.server.ts";

/** Each prepared statement uses memory in every connection's server process. */
const maxStatements = 150;
/** A text sent more often than this is likely to be sent again. */
const minUses = 5;
/** The server doesn't know the statement, has another by that name, or its tables have changed. */
const outdated = new Set(["26000", "42P05", "0A000"]);

/** A generic plan suits writes; a search may need a different plan for each value. */
const writes = /^\s*(insert|update)\b/i;
/** Three or more rows: every row count is a separate text, and together they would crowd out others. */
const manyRows = /\), \([^()]*\), \(/;

type Failure = Error & { code?: string };
type NamedQuery = { text: string; name?: string };

/**
 * A connection class that prepares repeated writes. Planning an insert takes the server as long as
 * running it; the queue's takes four times as long.
 * @param prepares whether it may: behind a transaction pooler, a statement is gone with the next
 * transaction
 */
export function preparingConnection(log: Log, prepares = true): typeof pg.Client {
  const names = rememberNames(prepares);
  class PreparingConnection extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight signatures
    override query(statement: any, values?: any, callback?: any): any {
      this.#sendTogether();
      const name = names.of(statement, values);
      if (name === undefined) return super.query(nameless(statement) as string, values, callback);
      const prepared = { ...statement, name, values };
      if (callback) {
        return super.query(prepared, (error: Failure | null, result: unknown) => {
          if (error) this.#handleFailure(error);
          callback(error, result);
        });
      }
      const result: Promise<unknown> = super.query(prepared);
      result.catch((error: Failure) => this.#handleFailure(error));
      return result;
    }

    #handleFailure({ code = "" }: Failure): void {
      if (outdated.has(code) && names.dropAll()) {
        log.warn("prepared statements turned off", { code });
      }
    }

    /** Sends the statements of one tick in one packet, because each packet wakes the server. */
    #sendTogether(): void {
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
      if (stream.writableCorked > 0) return;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
  }
  return PreparingConnection;
}

/** Removes a statement's name once preparing is off. */
function nameless(statement: NamedQuery | string): NamedQuery | string {
  if (typeof statement === "string" || statement?.name === undefined) return statement;
  const { name, ...rest } = statement;
  return rest;
}

/** Counts texts, and names those that are frequent or must be prepared. */
function rememberNames(prepares: boolean) {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let refused = !prepares;
  return {
    of(statement: NamedQuery | string, values: unknown): string | undefined {
      if (refused || typeof statement !== "object" || !Array.isArray(values)) return undefined;
      const { text, name } = statement;
      const cached = names.get(text);
      if (cached !== undefined) return cached;
      if (name !== undefined) {
        names.set(text, nameOf(text));
        return names.get(text);
      }
      if (!writes.test(text) || manyRows.test(text)) return undefined;
      const count = (uses.get(text) ?? 0) + 1;
      if (uses.size > 2_000) uses.clear();
      uses.set(text, count);
      if (count > minUses && names.size < maxStatements) names.set(text, nameOf(text));
      return undefined;
    },
    /** Stops preparing. @returns whether it was on */
    dropAll(): boolean {
      const before = !refused;
      refused = true;
      return before;
    },
  };
}

/** The same in every process and unique per text: a pooler may share one connection between processes. */
function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
