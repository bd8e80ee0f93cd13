import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { type Application, startApplication } from "../setup/application.ts";
import { findPostgresBinaries } from "../setup/postgres-binaries.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { onEmbedded, onPostgres } from "./kill-findings.ts";
import { rowsOf } from "./rows-of-tables.ts";
import { send } from "./send.ts";
import { startSite } from "./site.ts";

const businessPage = "/pest-control/austin-tx";

function filesOf(dataFolder: string): Record<string, string> {
  const folder = join(dataFolder, "files");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [entry.name, createHash("sha256").update(readFileSync(path)).digest("hex")];
      }),
  );
}

/** The page as every visitor sees it, without stamp, address and port. */
async function pageOf({ url }: { url: string }): Promise<string> {
  const { status, body } = await send(url, businessPage);
  const text = body.replaceAll(url, "").replaceAll(`:${new URL(url).port}`, "");
  return `${status} ${text.replaceAll(/name="stamp" value="[^"]*"/g, "")}`;
}

async function uploadLogo(application: Application): Promise<void> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: "teal" } });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(await picture.png().toBuffer())]), "logo.png");
  const stored = await application.fetch("/api/storage/form-logos", { method: "POST", body });
  expect(stored.status).toBe(201);
}

/** Following docs/operations.md: a database dump and the files. */
async function backUpAndRestore(dumpParameters: readonly string[]): Promise<void> {
  const { site, stop } = await startSite({ RATE_LIMIT_FACTOR: "1000" });
  const elsewhere = mkdtempSync(join(tmpdir(), "hearthline-restored-"));
  try {
    await uploadLogo(site.application);
    await site.application.process().stop();
    const before = await postgresState(site.databaseUrl, site.application.dataFolder);
    const databaseUrl = await createDatabase(
      inject("postgresServer") ?? "",
      `restored_${crypto.randomUUID()}`,
    );
    const dump = join(elsewhere, "backup.dump");
    run("pg_dump", ["--format=custom", `--file=${dump}`, ...dumpParameters, site.databaseUrl]);
    run("pg_restore", ["--no-owner", `--dbname=${databaseUrl}`, dump]);
    cpSync(join(site.application.dataFolder, "files"), join(elsewhere, "files"), {
      recursive: true,
    });
    expect(await postgresState(databaseUrl, elsewhere)).toEqual(before);
    await site.application.restart();
    const restored = await startApplication({ databaseUrl, startFrom: elsewhere });
    expect(await pageOf(restored)).toBe(await pageOf(site));
    await restored.stop();
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
    await stop();
  }
}

async function postgresState(url: string, dataFolder: string) {
  return { rows: await onPostgres(url, rowsOf), files: filesOf(dataFolder) };
}

/** The program of the server's version where Debian has several, else the one on the PATH. */
function run(program: string, parameters: string[]): void {
  const own = join(dirname(realpathSync(join(findPostgresBinaries() ?? "", "initdb"))), program);
  execFileSync(existsSync(own) ? own : program, parameters, { stdio: "pipe" });
}

test("backups.one-moment: a backup of PostgreSQL, restored elsewhere, is the same site", () =>
  backUpAndRestore([]));

test("backups.one-moment, control: detects a backup with missing data", async () => {
  const incomplete = backUpAndRestore(["--exclude-table-data=lead_events"]);
  await expect(incomplete).rejects.toThrow(/lead_events|deeply equal/);
});

/** Following docs/operations.md: stop the process and copy the folder. */
async function copyFolder(leaveOut: string | null): Promise<void> {
  const application = await startApplication();
  const elsewhere = mkdtempSync(join(tmpdir(), "hearthline-copied-"));
  try {
    await uploadLogo(application);
    const page = await pageOf(application);
    await application.process().stop();
    cpSync(application.dataFolder, elsewhere, {
      recursive: true,
      filter: (path) => leaveOut === null || !path.includes(leaveOut),
    });
    const state = async (folder: string) => ({
      rows: await onEmbedded(join(folder, "database"), rowsOf),
      files: filesOf(folder),
    });
    expect(await state(elsewhere)).toEqual(await state(application.dataFolder));
    const restored = await startApplication({ startFrom: elsewhere });
    expect(await pageOf(restored)).toBe(page);
    await restored.stop();
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
    await application.stop();
  }
}

test("backups.one-moment: a copied embedded database folder starts as the same site", () =>
  copyFolder(null));

test("backups.one-moment, control: detects a copy with a missing file", async () => {
  await expect(copyFolder(".png")).rejects.toThrow(/deeply equal/);
});

/** Following docs/operations.md: `npm run backup`, `npm run restore` elsewhere, start, `npm run release`. */
async function restoreByCommand(damage: string | null): Promise<void> {
  const { site, stop } = await startSite({ RATE_LIMIT_FACTOR: "1000" });
  const elsewhere = mkdtempSync(join(tmpdir(), "hearthline-restored-"));
  try {
    await uploadLogo(site.application);
    await site.application.process().stop();
    const { installation: _, ...before } = await comparable(
      site.databaseUrl,
      site.application.dataFolder,
    );
    const server = inject("postgresServer") ?? "";
    const databaseUrl = await createDatabase(server, `restored_${crypto.randomUUID()}`);
    const backup = join(elsewhere, "one.backup");
    const made = command(["make", backup], site.databaseUrl, site.application.dataFolder);
    expect(made).toMatch(/\d rows and 1 files in [\d,]+ bytes, encrypted/);
    expect(command(["restore", backup], databaseUrl, elsewhere)).toMatch(
      /Sending and background tasks are off/,
    );
    if (damage) await onPostgres(databaseUrl, (sql) => sql(damage));
    const { installation: __, ...after } = await comparable(databaseUrl, elsewhere);
    expect(after).toEqual(before);
    await site.application.restart();
    const restored = await startApplication({ databaseUrl, startFrom: elsewhere });
    expect(await pageOf(restored)).toBe(await pageOf(site));
    expect(restored.logs()).toContain("sending and background tasks are off");
    await restored.stop();
    expect(command(["release"], databaseUrl, elsewhere)).toMatch(/Sending is on/);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
    await stop();
  }
}

/**
 * The tables that a restore must match; the installation's own rows are left out, since they
 * contain the hold on sending.
 */
async function comparable(url: string, dataFolder: string) {
  const { rows, files } = await postgresState(url, dataFolder);
  const { "public.installation": installation, ...others } = rows;
  return { installation, rows: others, files };
}

function command(parameters: string[], databaseUrl: string, dataFolder: string): string {
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    BACKUP_PASSPHRASE: "a passphrase of some length",
  };
  const program = ["build/server/backups.js", ...parameters];
  return execFileSync(process.execPath, program, { env: environment, stdio: "pipe" }).toString();
}

test("backups.one-moment: our own backup restores the same site with sending disabled", () =>
  restoreByCommand(null));

test("backups.one-moment, control: detects a single missing row after restore", async () => {
  const incomplete = restoreByCommand("delete from lead_events");
  await expect(incomplete).rejects.toThrow(/lead_events|deeply equal/);
});
