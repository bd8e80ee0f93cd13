import { jobs } from "~/jobs.server.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { migrate } from "~/platform/database/migrate.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import { silentLog } from "./silent-log.ts";

/** Does what a first start does to an empty database, but for its rows: tables and queues. */
export async function prepareDatabase(database: Database, url: string | null): Promise<void> {
  await migrate(database);
  const settings = readSettings(url ? { DATABASE_URL: url } : {});
  const queue = createQueue(settings, database, silentLog, false);
  await queue.start(jobs);
  await queue.stop();
}

/** Makes such a database on a server, to be copied. @returns its URL */
export async function preparedPostgres(cluster: PostgresCluster): Promise<string> {
  const url = await cluster.createDatabase("prepared");
  const database = openPostgres(url, silentLog);
  await prepareDatabase(database, url).finally(() => database.close());
  return url;
}
