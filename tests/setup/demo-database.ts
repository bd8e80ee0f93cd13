import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { loadDemo } from "~/demo/demo-data.server.ts";
import { product } from "~/domains/shared/access/product.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import {
  copyPostgres,
  type FreshDatabase,
  freshDatabase,
  migratedTemplate,
} from "./fresh-database.ts";
import { silentLog } from "./silent-log.ts";

/**
 * Like freshDatabase, with the demo data; its pictures are saved in `dataFolder`. Loaded once per
 * run, on first use, and then copied, because loading takes three seconds.
 */
export async function demoDatabase(
  kind: Database["kind"],
  dataFolder: string,
): Promise<FreshDatabase> {
  const template = join(inject("templateFolder"), `demo-${kind}`);
  if (!existsSync(template)) await makeTemplate(kind, template);
  await cp(join(template, "files"), join(dataFolder, "files"), { recursive: true });
  const cachePath = join(template, "database");
  return freshDatabase(kind, kind === "postgres" ? await readFile(cachePath, "utf8") : cachePath);
}

/** Created under another name and then renamed: of two concurrent processes, the first one's stays. */
async function makeTemplate(kind: Database["kind"], template: string): Promise<void> {
  const id = crypto.randomUUID();
  const folder = `${template}-${id}`;
  await mkdir(folder);
  const url = kind === "postgres" ? await copyPostgres(migratedTemplate(kind), `demo_${id}`) : null;
  const database = url ? openPostgres(url, silentLog) : (await freshDatabase(kind)).database;
  const platform = await startPlatform({
    settings: readSettings({ DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) }),
    log: silentLog,
    jobs,
    emails,
    personalData,
    healthReports,
    subscriptions,
    product,
    worker: false,
    database,
  });
  await loadDemo(platform);
  const cached = url ?? (await dumped(database.client as PGlite));
  await platform.stop();
  await writeFile(join(folder, "database"), cached);
  await rename(folder, template).catch(() => rm(folder, { recursive: true }));
}

async function dumped(client: PGlite): Promise<Buffer> {
  const dump = await client.dumpDataDir("none");
  return Buffer.from(await dump.arrayBuffer());
}
