import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "../database/database.server.ts";
import { migrate } from "../database/migrate.server.ts";
import type { Files } from "../files/files.server.ts";
import { load } from "./dump.server.ts";
import type { OnProgress } from "./make-backup.server.ts";
import { BadBackup, compareHash, openBackup, readThrough } from "./read-backup.server.ts";
import { holdSending } from "./sending-hold.server.ts";

const migrationsFolder = "db/migrations";

type Options = {
  database: Database;
  files: Files;
  path: string;
  passphrase: string | null;
  now: Date;
  /** Creates the queue's own tables. */
  prepareQueue: () => Promise<void>;
  onProgress?: OnProgress;
};

/** The restore target isn't empty. */
class NotEmpty extends Error {
  constructor() {
    super(
      "The database already has tables. Restore a backup into an empty database, so nothing is lost or mixed. Create a new one, or choose another DATA_DIR.",
    );
    this.name = "NotEmpty";
  }
}

/**
 * Restores a backup into an empty database of either kind, and adds its files to the existing ones.
 * Sending and jobs stay off until an operator releases them (`backups.quiet`).
 * @returns the number of rows and files
 * @throws BadBackup, or if the target isn't empty
 */
export async function restoreBackup(options: Options): Promise<{ rows: number; files: number }> {
  const { database, files, path, now, onProgress = () => {} } = options;
  await requireEmpty(database);
  await compareHash(path);
  await readThrough(path, options.passphrase);
  const backup = await openBackup(path, options.passphrase);
  const { manifest } = backup;
  await withFirstMigrations(manifest.migrations, (folder) => migrate(database, { folder }));
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`insert into installation (name, value) values (${unfinished}, '') on conflict do nothing`,
    );
    // A process started in the meantime would begin to process the restored rows.
    await holdSending(tx, now);
  });
  await options.prepareQueue();
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let rows = 0;
  const counted = (async function* () {
    for await (const part of backup.rows) {
      yield part;
      rows += part.rows.length;
      onProgress(rows, total);
    }
  })();
  let stored = 0;
  await load(database, manifest, counted, async (tx) => {
    // Before the commit: a row whose file couldn't be stored is rolled back.
    for await (const { key, bytes } of backup.files) {
      if (await files.putIfMissing(key, bytes)) stored++;
    }
    await holdSending(tx, now);
  });
  return { rows, files: stored };
}

/** An interrupted restore may be started again. */
const unfinished = "restore_unfinished";

async function requireEmpty({ query }: Database): Promise<void> {
  const { rows } = await query.execute<{ tables: number; known: boolean }>(sql`
    select count(*)::int as tables, to_regclass('public.installation') is not null as known
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss', 'drizzle') and c.relkind in ('r', 'p')`);
  if ((rows[0]?.tables ?? 0) === 0) return;
  if (!rows[0]?.known) throw new NotEmpty();
  const { rows: noted } = await query.execute(
    sql`select from installation where name = ${unfinished}`,
  );
  if (noted.length === 0) throw new NotEmpty();
}

/**
 * A folder with the migrations that were applied to the backup's schema. @throws BadBackup if it
 * has unknown ones
 */
async function withFirstMigrations(
  hashes: readonly string[],
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  if (hashes.some((hash, index) => migrations[index]?.hash !== hash)) {
    throw new BadBackup(
      "The backup was made by a later release, or by another product: restore it with the release that made it",
    );
  }
  const folder = await mkdtemp(join(tmpdir(), "hearthline-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, hashes.length) }));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
