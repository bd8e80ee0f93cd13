import { createDecipheriv, pbkdf2Sync, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { jobs } from "~/app/jobs.server.ts";
import { loadDemo } from "../../src/demo/demo-data.server.ts";
import {
  backUp,
  readHeldSince,
  releaseHeldSending,
} from "../../src/domains/operations/backups/backups.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { backupName } from "../../src/platform/backup/backup-file.server.ts";
import { makeBackup } from "../../src/platform/backup/make-backup.server.ts";
import { restoreBackup } from "../../src/platform/backup/restore-backup.server.ts";
import {
  heldSince,
  holdSending,
  startAfterRestoreRelease,
} from "../../src/platform/backup/sending-hold.server.ts";
import type { Database } from "../../src/platform/database/database.server.ts";
import { openPostgres } from "../../src/platform/database/postgres.server.ts";
import { type Files, openFiles } from "../../src/platform/files/files.server.ts";
import { createQueue } from "../../src/platform/queue/queue.server.ts";
import { readSettings } from "../../src/platform/settings/settings.server.ts";
import { emptyEmbedded } from "../setup/fresh-database.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-backups-"));
const platform = sharedPlatform();
const passphrase = "a passphrase of some length";
const now = new Date("2026-11-22T02:35:00Z");
const picture = Buffer.from("not really a picture");
const encrypted = join(folder, "encrypted.backup");

beforeAll(async () => {
  await loadDemo(platform());
  await platform().files.put("form-logos/one.png", picture, "image/png");
  await make(encrypted, passphrase);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (path: string, secret: string | null) =>
  makeBackup({ ...platform(), path, passphrase: secret, now });

/** An empty database of either kind, with separate files and queue. */
async function emptyTarget(kind: Database["kind"]) {
  const { database, url } = await (kind === "postgres" ? emptyPostgres() : emptyEmbedded());
  const dataDir = mkdtempSync(join(folder, "target-"));
  const settings = readSettings({ DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) });
  const files = await openFiles(settings);
  const queue = createQueue(settings, database, silentLog, false);
  onTestFinished(async () => {
    await queue.stop();
    await database.close();
  });
  return { database, files, prepareQueue: () => queue.start(jobs) };
}

async function emptyPostgres() {
  const server = new URL("/postgres", inject("postgresTemplate") ?? "").href;
  const url = await createDatabase(server, `restored_${crypto.randomUUID()}`);
  return { database: openPostgres(url, silentLog), url };
}

type Target = Awaited<ReturnType<typeof emptyTarget>>;
const restore = (target: Target, path: string, secret: string | null = passphrase) =>
  restoreBackup({ ...target, path, passphrase: secret, now });

/** A hash of every row, by table, without the restore's hold. */
async function rowsOf({ query }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await query.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')
      -- The queue notes there when it last looked at its schedule, also after the backup.
      and not (schemaname = 'pgboss' and tablename = 'version') order by 1`);
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await query.execute<{ hash: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(line, chr(10) order by line)), '') as hash
      from (select one::text as line from ${sql.raw(name)} one) lines
      where line not like '(sending_held,%'`);
    hashes[name] = rows[0]?.hash ?? "";
  }
  return hashes;
}

// backups.one-moment
test("rejects a partial backup or wrong passphrase; a whole one restores once", async () => {
  const target = await emptyTarget(inject("databaseKind"));
  // backups.encrypted
  await expect(restore(target, encrypted, null)).rejects.toThrow(/set BACKUP_PASSPHRASE/);
  await expect(restore(target, encrypted, "another passphrase")).rejects.toThrow(/passphrase/);
  const path = join(folder, "plain.backup");
  const { sha256 } = await make(path, null);
  const whole = readFileSync(path);
  expect(readFileSync(`${path}.sha256`, "utf8")).toBe(`${sha256}  plain.backup\n`);
  const damage = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    return restore(target, join(folder, name), null);
  };
  await expect(damage("short.backup", whole.subarray(0, -2_000))).rejects.toThrow(/can't be read/);
  const flipped = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  flipped.writeUInt8(whole.readUInt8(middle) ^ 1, middle);
  await expect(damage("flipped.backup", flipped)).rejects.toThrow();
  writeFileSync(path, flipped);
  await expect(restore(target, path, null)).rejects.toThrow(/damaged or changed/);
  const { rows: tables } = await target.database.query.execute(
    sql`select from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  expect([tables.length, await target.files.read("form-logos/one.png")]).toEqual([0, null]);
  // backups.quiet
  const cutOff = async () => {
    expect(await heldSince(target.database.query)).toEqual(now);
    throw new Error("It was cut off");
  };
  await expect(restore({ ...target, prepareQueue: cutOff }, encrypted)).rejects.toThrow(/cut off/);

  const original = await rowsOf(platform().database);
  const { rows, files } = await restore(target, encrypted);
  expect(await rowsOf(target.database)).toEqual(original);
  expect(Object.keys(original).length).toBeGreaterThan(60);
  expect(rows).toBeGreaterThan(500);
  expect(files).toBeGreaterThan(0);
  const file = await target.files.read("form-logos/one.png");
  expect(file && (await buffer(file.stream))).toEqual(picture);
  // backups.quiet
  expect(await heldSince(target.database.query)).toEqual(now);
  // References are checked again, and triggers run.
  const { query } = target.database;
  await expect(
    query.execute(sql`insert into passkeys (id, user_id) values ('x', 'nobody')`),
  ).rejects.toThrow();
  await expect(query.execute(sql`delete from audit_entries`)).rejects.toThrow();
  await expect(restore(target, encrypted)).rejects.toThrow(/already has tables/);
  if (platform().database.kind === "postgres") await wander(original);
  // Control: the comparison detects one changed row.
  await query.execute(sql`delete from installation where name = 'auth_secret'`);
  expect(await rowsOf(target.database)).not.toEqual(original);
});

/** Restores a PostgreSQL backup into the embedded database, and that one's backup into PostgreSQL. */
async function wander(original: Record<string, string>) {
  const embedded = await emptyTarget("pglite");
  await restore(embedded, encrypted);
  expect(await rowsOf(embedded.database)).toEqual(original);
  const path = join(folder, "embedded.backup");
  await makeBackup({ ...embedded, path, passphrase: null, now });
  const postgres = await emptyTarget("postgres");
  await restore(postgres, path, null);
  expect(await rowsOf(postgres.database)).toEqual(original);
}

test("an encrypted backup can be read with openssl, gzip and tar alone", () => {
  const whole = readFileSync(encrypted);
  expect(whole.subarray(0, 8).toString()).toBe("Salted__");
  const derived = pbkdf2Sync(passphrase, whole.subarray(8, 16), 600_000, 48, "sha256");
  const decipher = createDecipheriv("aes-256-cbc", derived.subarray(0, 32), derived.subarray(32));
  const tar = gunzipSync(Buffer.concat([decipher.update(whole.subarray(16)), decipher.final()]));
  expect(tar.toString("latin1", 0, 13)).toBe("manifest.json");
  expect(tar.includes(picture)).toBe(true);
  expect(whole.includes("installation")).toBe(false);
});

test("a backup without disk space fails with a message, without leftover files", async () => {
  const full = join(folder, "full");
  const path = join(full, "one.backup");
  const large = { stream: Readable.from([randomBytes(3 << 20)]) };
  const files = {
    async *list() {
      yield "large";
    },
    read: async () => large,
  } as unknown as Files;
  const looks: number[] = [];
  for (const room of [[100], [1_000, 1_000, 100]]) {
    const freeBytes = async () => {
      looks.push(room.shift() ?? 0);
      return (looks.at(-1) ?? 0) * 1024 * 1024;
    };
    const { database } = platform();
    await expect(
      makeBackup({ database, files, path, passphrase: null, now, freeBytes }),
    ).rejects.toThrow(/backup: .* has 100 MB free, and 200 MB must stay free.*BACKUP_DIR/);
    expect(readdirSync(full)).toEqual([]);
  }
  expect(looks).toEqual([100, 1_000, 1_000, 100]);
});

// backups.quiet
test("after a restore tasks wait for release, then start automatically", async () => {
  const { database } = platform();
  await database.transaction((tx) => holdSending(tx, now));
  const begin = vi.fn(async () => async () => {});
  // The database may be unavailable at that moment.
  begin.mockRejectedValueOnce(new Error("away"));
  const handler = vi.fn();
  const stop = await startAfterRestoreRelease(database, begin, handler, 20);
  expect(handler).toHaveBeenCalledWith(now);
  expect(await readHeldSince(platform(), system("test"))).toEqual(now);
  await database.query.execute(sql`select 1`);
  expect(begin).not.toHaveBeenCalled();
  await database.query.execute(sql`
    insert into messages (id, cause, kind, params, to_address, state)
    values (gen_random_uuid(), 'held', 'lead-received', '{}', 'ann@example.test', 'queued')`);
  expect(
    await releaseHeldSending(platform(), system("test"), { withholdWaiting: true }),
  ).toBeGreaterThan(0);
  await expect.poll(() => begin.mock.calls.length).toBe(2);
  await stop();
  const { rows } = await database.query.execute(
    sql`select state from messages where cause = 'held'`,
  );
  expect(rows).toEqual([{ state: "withheld" }]);
  expect(
    await releaseHeldSending(platform(), system("test"), { withholdWaiting: true }),
  ).toBeNull();
});

test("daily backups go to the configured folder; old ones are pruned", async () => {
  const daily = join(folder, "daily");
  const settings = {
    ...platform().settings,
    backups: { folder: daily, days: 14, passphrase: null },
  };
  const { rows } = await platform().database.query.execute(sql`
    select expire_seconds >= 43200 as patient
    from pgboss.queue where name = 'make-daily-backup'`);
  expect(rows).toEqual([{ patient: true }]);
  await backUp({ ...platform(), settings }, system("test"));
  writeFileSync(join(daily, `${backupName(platform().clock.now())}.part`), "cut off");
  const first = backupName(platform().clock.now());
  expect(readdirSync(daily).toSorted()).toEqual(
    ["", ".heads", ".part", ".sha256"].map((ending) => first + ending),
  );
  platform().passTime(15 * 24 * 3_600_000);
  await backUp({ ...platform(), settings }, system("test"));
  const second = backupName(platform().clock.now());
  expect(readdirSync(daily).toSorted()).toEqual(
    ["", ".heads", ".sha256"].map((ending) => second + ending),
  );
});
