import { appendFileSync } from "node:fs";
import {
  type OpenTransaction,
  watchStatements,
} from "../../src/platform/database/database.server.ts";
import { lockOrder } from "./lock-order.ts";
import { locksTaken } from "./locks-taken.ts";

const rank = new Map(lockOrder.map((name, at) => [name, at]));
/** A file to which each pair of locks is written that was seen, to find their order (docs/locks.md). */
const pairsFile = process.env.LOCK_PAIRS;
const seen = new Set<string>();
/** What each open transaction has locked so far. */
const locksOf = new WeakMap<OpenTransaction, string[]>();

/** @throws where a transaction waits for a lock that comes before one that it holds */
function checkLocks(open: OpenTransaction, statement: string): void {
  const locks = locksOf.get(open) ?? [];
  locksOf.set(open, locks);
  for (const { name, waits } of locksTaken(statement)) {
    if (locks.includes(name)) continue;
    for (const held of locks) notePair(held, name, waits);
    if (!pairsFile) refuseWrongOrder(locks, name, waits);
    locks.push(name);
  }
}

function refuseWrongOrder(held: readonly string[], name: string, waits: boolean): void {
  if (!waits || held.length === 0) return;
  const own = rank.get(name);
  const unlisted = [name, ...held].find((one) => !rank.has(one));
  if (own === undefined || unlisted) {
    throw new Error(
      `"${unlisted ?? name}" has no place in tests/setup/lock-order.ts (docs/locks.md)`,
    );
  }
  const later = held.find((one) => (rank.get(one) ?? 0) > own);
  if (later) {
    throw new Error(`"${name}" is locked after "${later}": the other way round (docs/locks.md)`);
  }
}

function notePair(held: string, name: string, waits: boolean): void {
  const pair = `${held}\t${name}\t${waits ? "waits" : "tries"}`;
  if (!pairsFile || seen.has(pair)) return;
  seen.add(pair);
  appendFileSync(pairsFile, `${pair}\n`);
}

/** From now on every transaction of this process is checked. */
export const watchLocks = (): void => watchStatements(checkLocks);
