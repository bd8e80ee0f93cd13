import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/**
 * Exceptions: the helpers themselves, and platform statements that hold no other lock and skip
 * locked rows.
 */
const free = [
  "src/platform/database/lock-rows.server.ts",
  "src/platform/events/dispatch-events.server.ts",
  "src/domains/shared/access/acquire-lock.server.ts",
];

/** A select's `.for("update")`, which `lockRows` always can replace. */
const builderLock = /\.for\(\s*["'`](?:no key |key )?(?:update|share)/;
/** The same in an SQL template. */
const sqlLock = /`[^`]*?\bfor (?:no key |key )?(?:update|share)\b/g;
/** An advisory lock of a transaction, in any kind of text. */
const advisoryLock = /pg_(?:try_)?advisory_xact_lock/g;

/**
 * Locks taken without `lockRows`, `lockAvailableRows`, and `acquireLock`, which enforce the lock
 * order. SQL that locks rows calls `noteLock`.
 */
export function rawLocks(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && !free.includes(path))
    .filter(({ text }) => {
      const inSql = count(text, sqlLock) + count(text, advisoryLock);
      return builderLock.test(text) || inSql > count(text, /\bnoteLock\(/g);
    })
    .map(
      ({ path }) =>
        `${path} takes a lock itself\n  Use .for(...lockRows(table)) or acquireLock, or call noteLock before the statement (docs/locks.md).`,
    );
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
