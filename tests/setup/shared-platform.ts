import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { emails, jobs } from "~/jobs.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { silentLog } from "./silent-log.ts";

export type TestPlatform = Platform & {
  /** Moves the platform's clock. */
  passTime(milliseconds: number): void;
};

/**
 * A whole platform on a fresh database, for a test file: everything real but the clock, which
 * stands still until it is moved. Jobs are sent but not worked on.
 */
export function sharedPlatform(
  environment: Record<string, string> = {},
  open: () => Promise<FreshDatabase> = () => freshDatabase(),
): () => TestPlatform {
  let platform: TestPlatform | undefined;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "hearthline-test-"));
    platform = await startTestPlatform({ DATA_DIR: folder, ...environment }, open);
  });
  afterAll(async () => {
    await platform?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!platform) throw new Error("the platform is started before the first test");
    return platform;
  };
}

async function startTestPlatform(
  environment: Record<string, string>,
  open: () => Promise<FreshDatabase>,
): Promise<TestPlatform> {
  const fresh = await open();
  const url = fresh.url ? { DATABASE_URL: fresh.url } : {};
  let now = new Date("2026-11-20T15:00:00Z").getTime();
  const platform = await startPlatform({
    settings: readSettings({ RATE_LIMIT_FACTOR: "1000", ...environment, ...url }),
    log: silentLog,
    jobs,
    emails,
    worker: false,
    clock: { now: () => new Date(now) },
    database: fresh.database,
  });
  return {
    ...platform,
    passTime(milliseconds) {
      now += milliseconds;
    },
  };
}
