import { join, resolve } from "node:path";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { releaseHeldSending, saveHeads } from "~/domains/operations/index.server.ts";
import { product, system } from "~/domains/shared/index.ts";
import { backupName } from "~/platform/backup/backup-file.server.ts";
import { makeBackup } from "~/platform/backup/make-backup.server.ts";
import { restoreBackup } from "~/platform/backup/restore-backup.server.ts";
import { systemClock } from "~/platform/clock.ts";
import { type Database, openDatabase } from "~/platform/database/database.server.ts";
import { openFiles } from "~/platform/files/files.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { endWithUsage, readCommandLine } from "~/platform/process/command-line.ts";
import { runTask } from "~/platform/process/process.server.ts";
import { showProgress } from "~/platform/process/progress-output.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";

/** `npm run backup`, `npm run restore -- FILE` and `npm run release` (docs/operations.md). */
const [task = "", ...args] = process.argv.slice(2);
const onProgress = showProgress("rows");

type Task = (settings: Settings, log: Log) => Promise<string>;

const tasks: Record<string, () => Task> = {
  make() {
    const command = { name: "npm run backup", operands: "[FILE]" };
    const [path] = readCommandLine(command, args).operands;
    return withDatabase((settings, _log, database) => runBackup(settings, database, path));
  },
  restore() {
    const command = { name: "npm run restore", operands: "FILE" };
    const [path] = readCommandLine(command, args).operands;
    if (!path) endWithUsage("Specify the backup file.", command);
    return withDatabase((settings, log, database) => runRestore(settings, log, database, path));
  },
  release() {
    const options = { "withhold-waiting": { type: "boolean", default: false } } as const;
    const { values } = readCommandLine({ name: "npm run release", options }, args);
    return (settings, log) => runRelease(settings, log, values["withhold-waiting"]);
  },
};

const run = tasks[task];
if (!run) {
  const operands = Object.keys(tasks).join("|");
  endWithUsage(`Unknown task '${task}'.`, { name: "backups.js", operands });
}
await runTask(run());

function withDatabase(
  work: (settings: Settings, log: Log, database: Database) => Promise<string>,
): Task {
  return async (settings, log) => {
    const database = await openDatabase(settings, log, null);
    try {
      return await work(settings, log, database);
    } finally {
      await database.close();
    }
  };
}

async function runBackup(
  settings: Settings,
  database: Database,
  folder: string | undefined,
): Promise<string> {
  const now = systemClock.now();
  const path = resolve(folder ?? join(settings.backups?.folder ?? "backups", backupName(now)));
  const files = await openFiles(settings);
  const passphrase = settings.backupPassphrase;
  const backup = await makeBackup({
    database,
    files,
    path,
    passphrase,
    now,
    onProgress,
  });
  await saveHeads({ database, clock: systemClock }, system("backup"), path);
  const { rows, bytes, sha256 } = backup;
  return `${path}\n${count(rows)} rows and ${count(backup.files)} files in ${count(bytes)} bytes${passphrase ? ", encrypted" : ""}.\nSHA-256 ${sha256}`;
}

async function runRestore(
  settings: Settings,
  log: Log,
  database: Database,
  path: string,
): Promise<string> {
  const queue = createQueue(settings, database, log, false);
  const restored = await restoreBackup({
    database,
    files: await openFiles(settings),
    path,
    passphrase: settings.backupPassphrase,
    now: systemClock.now(),
    prepareQueue: () => queue.start(jobs),
    onProgress,
  }).finally(() => queue.stop());
  return (
    `${count(restored.rows)} rows and ${count(restored.files)} files were restored.\n` +
    "Sending and background tasks are off. To turn them on: npm run release, or the button at /admin/health."
  );
}

async function runRelease(settings: Settings, log: Log, withholdWaiting: boolean): Promise<string> {
  const platform = await startPlatform({
    settings,
    log,
    jobs,
    emails,
    personalData,
    healthReports,
    subscriptions,
    product,
    worker: false,
  });
  const withheld = await releaseHeldSending(platform, system("release"), {
    withholdWaiting,
  }).finally(() => platform.stop());
  if (withheld === null) return "Sending was already on.";
  if (withheld === 0) return "Sending is on.";
  return `Sending is on. ${withheld === 1 ? "1 waiting message is" : `${count(withheld)} waiting messages are`} on hold.`;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
