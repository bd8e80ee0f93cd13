import { jobs } from "~/app/jobs.server.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { createEmbedded, embeddedDatabase } from "~/platform/database/embedded.server.ts";
import { migrate } from "~/platform/database/migrate.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { silentLog } from "./silent-log.ts";

/** Prepares an empty database as a first start does, without rows: tables and queues. */
async function prepareDatabase(database: Database, url: string | null): Promise<void> {
  await migrate(database);
  const settings = readSettings(url ? { DATABASE_URL: url } : {});
  const queue = createQueue(settings, database, silentLog, false);
  await queue.start(jobs);
  await queue.stop();
}

/** Prepares the database at this URL. */
export async function preparePostgres(url: string): Promise<void> {
  const database = openPostgres(url, silentLog);
  await prepareDatabase(database, url).finally(() => database.close());
}

/** @returns the files of a prepared embedded database, as a tar archive */
export async function preparedEmbedded(): Promise<Buffer> {
  // With 16 MB WAL segments a copy would be twice as large.
  const client = await createEmbedded({ initDbStartParams: ["--wal-segsize=1"] });
  const database = await embeddedDatabase(client);
  await prepareDatabase(database, null);
  // No test connects to these two, which are most of its files.
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
  const dump = await client.dumpDataDir("none");
  await database.close();
  return Buffer.from(await dump.arrayBuffer());
}
