import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = join(root, "node_modules/.cache/test-databases");
const daysUnused = 3;

/** Everything that goes into a prepared database. A missing queue is added when a platform starts. */
const ingredients =
  /^(package-lock\.json|db\/migrations\/(.*\.sql|meta\/_journal\.json)|src\/platform\/(database|queue)\/.*\.ts|src\/.*\bjobs\.server\.ts|tests\/setup\/(migrated-|prepared?-|template-|postgres-).*)$/;

/**
 * Caches an artifact that takes seconds to make and is the same in every run. `npm ci` clears the
 * cache.
 * @param make creates it at the given path
 * @returns the path of the file or folder, made now or in an earlier run
 */
export async function cachedTemplate(
  name: string,
  variant: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(cache, `${name}-${hashInputs(variant)}`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    removeUnused(name);
    // In containers, a killed run and the next one may have the same process ID.
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await make(unfinished);
      // Another run may have been first.
      if (!existsSync(path)) renameSync(unfinished, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  // Not the time of modification: other runs could no longer read the file that they opened as a blob.
  utimesSync(path, new Date(), statSync(path).mtime);
  return path;
}

function hashInputs(variant: string): string {
  const hash = createHash("sha256").update(variant);
  const folders = ["db/migrations", "src", "tests/setup"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  );
  for (const file of ["package-lock.json", ...folders].sort()) {
    if (ingredients.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function removeUnused(name: string): void {
  const oldest = Date.now() - daysUnused * 24 * 3600_000;
  for (const file of readdirSync(cache)) {
    const path = join(cache, file);
    // Another run may just have renamed or removed it.
    const stats = file.startsWith(`${name}-`) && statSync(path, { throwIfNoEntry: false });
    if (stats && stats.atimeMs < oldest) rmSync(path, { recursive: true, force: true });
  }
}
