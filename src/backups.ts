import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { system } from "~/features/access/actor.ts";
import { releaseHeldSending } from "~/features/backups/release-sending.server.ts";
import { emails, jobs } from "~/jobs.server.ts";
import { backupName } from "~/platform/backup/backup-names.server.ts";
import { makeBackup } from "~/platform/backup/make-backup.server.ts";
import { restoreBackup } from "~/platform/backup/restore-backup.server.ts";
import { systemClock } from "~/platform/clock.ts";
import { type Database, openDatabase } from "~/platform/database/database.server.ts";
import { openFiles } from "~/platform/files/files.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import { createMetrics } from "~/platform/metrics/metrics.server.ts";
import { startPlatform } from "~/platform/platform.server.ts";
import { runTask } from "~/platform/process/process.server.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";

/** `npm run backup`, `npm run restore -- FILE` and `npm run release` (docs/operations.md). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "withhold-waiting": { type: "boolean", default: false } },
});
const [task, given] = positionals;
/** The hundredth that was shown last. */
let shown = -1;

await runTask(async (settings, log) => {
  if (task === "release") return runRelease(settings, log);
  const database = await openDatabase(settings, log, createMetrics({}));
  try {
    return task === "restore"
      ? await runRestore(settings, log, database)
      : await runBackup(settings, database);
  } finally {
    await database.close();
  }
});

async function runBackup(settings: Settings, database: Database): Promise<string> {
  const now = systemClock.now();
  const path = resolve(given ?? join(settings.backups?.folder ?? "backups", backupName(now)));
  const files = await openFiles(settings);
  const passphrase = settings.backupPassphrase;
  const made = await makeBackup({
    database,
    files,
    path,
    passphrase,
    now,
    onProgress: showProgress,
  });
  const { rows, bytes, sha256 } = made;
  return `${path}\n${count(rows)} rows and ${count(made.files)} files in ${count(bytes)} bytes${passphrase ? ", encrypted" : ""}.\nSHA-256 ${sha256}`;
}

async function runRestore(settings: Settings, log: Log, database: Database): Promise<string> {
  if (!given) throw new Error("Name the backup to restore: npm run restore -- FILE");
  const queue = createQueue(settings, database, log, false);
  const restored = await restoreBackup({
    database,
    files: await openFiles(settings),
    path: given,
    passphrase: settings.backupPassphrase,
    now: systemClock.now(),
    prepareQueue: () => queue.start(jobs),
    onProgress: showProgress,
  });
  await queue.stop();
  return (
    `${count(restored.rows)} rows and ${count(restored.files)} files were restored.\n` +
    "Sending and background tasks are off. To turn them on: npm run release, or the button at /admin/health."
  );
}

async function runRelease(settings: Settings, log: Log): Promise<string> {
  const platform = await startPlatform({ settings, log, jobs, emails, worker: false });
  const withholdWaiting = values["withhold-waiting"];
  const withheld = await releaseHeldSending(platform, system("release"), { withholdWaiting });
  await platform.stop();
  if (withheld === null) return "Sending was already on.";
  return `Sending is on. ${count(withheld)} waiting messages are on hold.`;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** A bar on a terminal, lines elsewhere, for each new hundredth. */
function showProgress(done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  if (percent === shown) return;
  shown = percent;
  const words = `${percent}% of ${count(total)} rows`;
  if (process.stderr.isTTY) {
    const bar = "#".repeat(Math.round(percent / 2.5)).padEnd(40, "-");
    process.stderr.write(`\r[${bar}] ${words}${done === total ? "\n" : ""}`);
  } else if (percent % 10 === 0) process.stderr.write(`${words}\n`);
}
