import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Log } from "../log/log.server.ts";
import { type OpenTransaction, openTransaction } from "./database.server.ts";
import type { Readable } from "./read-model.server.ts";

/** How strongly a row is locked, weakest last. Use the weakest that is sufficient (docs/locks.md). */
type Strength = "update" | "no key update" | "share" | "key share";

/** Each lock's rank in the product's order; null before a platform has started. */
let rank: ReadonlyMap<string, number> | null = null;
let wrongOrderLog: Log | null = null;
/** The locks of each open transaction, by name in the order. */
const locksOf = new WeakMap<OpenTransaction, Set<string>>();

/**
 * Enforces this lock order from now on.
 * @param log records violations, so production continues; without one, a violation throws
 */
export function enforceLockOrder(order: readonly string[], log: Log | null): void {
  rank = new Map(order.map((name, index) => [name, index]));
  wrongOrderLog = log;
}

/**
 * For a select's `.for(...)`: locks this table's rows until the transaction ends, waiting for other
 * holders.
 * @throws if the transaction holds a lock that comes after this one (docs/locks.md); production
 * logs it instead
 */
export function lockRows(
  rows: Readable,
  strength: Strength = "update",
): [Strength, { of: PgTable }] {
  const table = rows as PgTable;
  noteLock(getTableName(table));
  return [strength, { of: table }];
}

/** Like `lockRows`, but skips rows that others have locked, so it is allowed anywhere in the order. */
export function lockAvailableRows(rows: Readable): ["update", { of: PgTable; skipLocked: true }] {
  const table = rows as PgTable;
  noteLock(getTableName(table), { waits: false });
  return ["update", { of: table, skipLocked: true }];
}

/** For locks taken without a helper: records one that is about to be taken. @throws like `lockRows` */
export function noteLock(name: string, { waits = true } = {}): void {
  const open = openTransaction();
  if (!open || !rank) return;
  const locks = locksOf.get(open) ?? new Set();
  locksOf.set(open, locks);
  if (locks.has(name)) return;
  const problem = waits ? findProblem(rank, locks, name) : null;
  locks.add(name);
  if (!problem) return;
  if (!wrongOrderLog) throw new Error(problem);
  wrongOrderLog.error("locks taken in the wrong order", { error: new Error(problem) });
}

function findProblem(
  places: ReadonlyMap<string, number>,
  locks: ReadonlySet<string>,
  name: string,
): string | null {
  if (locks.size === 0) return null;
  const own = places.get(name);
  const unlisted = [name, ...locks].find((lock) => !places.has(lock));
  if (own === undefined || unlisted) {
    return `"${unlisted ?? name}" has no place in the order of locks (docs/locks.md)`;
  }
  const later = [...locks].find((lock) => (places.get(lock) ?? 0) > own);
  return later ? `"${name}" is locked after "${later}": the other way round (docs/locks.md)` : null;
}
