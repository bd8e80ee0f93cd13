import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * Creates one folder for all leftovers of a test run (databases, profiles, reports), removed at its
 * end. It is in memory if there is plenty: a database is 1,200 files, and there are hundreds of
 * databases (docs/decisions/061-what-a-browser-test-costs.md).
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(scratchPlace(), "hearthline-tests-"));
  // World-writable like /tmp: PostgreSQL creates its own folder in it as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", (status) => {
    if (status !== 130) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** The fastest place for tests to write. */
export const scratchPlace = (): string => (hasPlentyOfMemory() ? inMemory : tmpdir());

/** Whether no temporary folder is configured and there is enough memory for both files and test processes. */
function hasPlentyOfMemory(): boolean {
  if (process.env.TMPDIR) return false;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 6 * gigabyte && process.availableMemory() > 16 * gigabyte;
  } catch {
    return false;
  }
}
