import { isTest } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** The helpers themselves, and statements of the platform that hold nothing else and skip what others hold. */
const free = [
  "src/platform/database/lock-rows.server.ts",
  "src/platform/events/dispatch-events.server.ts",
];

/** A select's `.for("update")`, the same in SQL, and an advisory lock of a transaction. */
const lock =
  /\.for\(\s*["'](?:no key |key )?(?:update|share)|`[^`]*?(?:\bfor (?:no key |key )?(?:update|share)\b|pg_(?:try_)?advisory_xact_lock)/;

/**
 * Locks that are taken past `lockRows`, `lockFreeRows`, and `acquireLock`, which refuse what comes before a lock that
 * the transaction holds. SQL that locks says so by `noteLock` in its file.
 */
export function rawLocks(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("src/") && !isTest(path) && !free.includes(path))
    .filter(({ text }) => lock.test(text) && !/\bnoteLock\(/.test(text))
    .map(
      ({ path }) =>
        `${path} takes a lock itself\n  Use .for(...lockRows(table)) or acquireLock, or call noteLock before the statement (docs/locks.md).`,
    );
}
