import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * Makes the one folder for all that a run of tests leaves behind - databases, profiles, reports - which
 * is removed at its end. It is in memory where there is plenty of it: a database is 1,200 files, and
 * there are hundreds of databases (docs/decisions/061-what-a-browser-test-costs.md).
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(scratchPlace(), "hearthline-tests-"));
  // Open like /tmp itself: PostgreSQL makes its own folder in it as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", (status) => {
    if (status !== 130) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** Where tests write most cheaply. */
export const scratchPlace = (): string => (hasPlentyOfMemory() ? inMemory : tmpdir());

/** No one has said where temporary files belong, and what they take leaves the tests' processes what they need. */
function hasPlentyOfMemory(): boolean {
  if (process.env.TMPDIR) return false;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 6 * gigabyte && process.availableMemory() > 16 * gigabyte;
  } catch {
    return false;
  }
}
