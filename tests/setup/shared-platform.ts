import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { product } from "~/domains/shared/access/product.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { machineFormsIn } from "./machine-forms.ts";
import { silentLog } from "./silent-log.ts";

export type TestPlatform = Platform & {
  /** Moves the platform's clock forward. */
  passTime(milliseconds: number): void;
};

/**
 * A whole platform on a fresh database, for a test file: everything is real except the clock, which
 * is frozen until moved. Tasks are enqueued but not run.
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
    const unreadable = platform ? await unreadableMessages(platform) : [];
    await platform?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (unreadable.length > 0)
      throw new Error(`Machine forms in messages:\n${unreadable.join("\n")}`);
  });
  return () => {
    if (!platform) throw new Error("the platform is started before the first test");
    return platform;
  };
}

/** Checks all messages a test file wrote to people for machine formats. */
async function unreadableMessages({ database }: Platform): Promise<string[]> {
  const { rows } = await database.query.execute<{
    kind: string;
    subject: string;
    text: string;
  }>(sql`
    select kind, coalesce(subject, '') as subject, coalesce(text, '') as text from messages
    where direction = 'outbound' and kind <> 'written-by-hand'`);
  return rows.flatMap(({ kind, subject, text }) =>
    machineFormsIn(`${subject}\n${text}`).map((machineForm) => `${kind}: ${machineForm}`),
  );
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
    personalData,
    healthReports,
    subscriptions,
    product,
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
