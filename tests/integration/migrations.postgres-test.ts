import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { migrate } from "~/platform/database/migrate.server.ts";
import { sharedDatabase } from "../setup/fresh-database.ts";
import { silentLog } from "../setup/silent-log.ts";

const shared = sharedDatabase();
const folder = mkdtempSync(join(tmpdir(), "hearthline-next-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations of the next version: one more. */
function nextVersion(name: string, text: string): string {
  const next = join(folder, name);
  cpSync("db/migrations", next, { recursive: true });
  const path = join(next, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: Date.now(), tag: name });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(next, `${name}.sql`), text);
  return next;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shared().url ?? "" });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function columnsCalled(client: pg.Client, name: string) {
  const { rows } = await client.query(
    "select from information_schema.columns where table_name = 'leads' and column_name = $1",
    [name],
  );
  return rows.length;
}

test("a migration waits for a long read without blocking new leads", async () => {
  const [reader, writer] = [await connect(), await connect()];
  await reader.query("begin; select count(*) from leads");
  const stepped: unknown[] = [];
  const log = { ...silentLog, warn: (message: string) => void stepped.push(message) };
  const next = nextVersion("9998_column", "alter table leads add column tested_aside text");
  const migrated = migrate(shared().database, { log, folder: next });
  // The lock an insert takes; it would queue behind anything waiting for the reader.
  const write =
    "begin; set local lock_timeout = '30s'; lock table leads in row exclusive mode; rollback";
  await expect.poll(() => stepped.length).toBeGreaterThan(1);
  for (let lead = 0; lead < 5; lead++) await writer.query(write);
  expect(await columnsCalled(writer, "tested_aside")).toBe(0);
  await reader.query("commit");
  await migrated;
  expect(await columnsCalled(writer, "tested_aside")).toBe(1);
});

test("creates an index outside a transaction where required", async () => {
  const next = nextVersion(
    "9999_index",
    "-- without transaction\ncreate index concurrently if not exists tested_names on leads (name)",
  );
  await migrate(shared().database, { folder: next });
  const client = await connect();
  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = 'tested_names'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await migrate(shared().database, { folder: next });
});
