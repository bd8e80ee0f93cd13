import { lookup } from "node:dns/promises";
import { latestBackup } from "../../src/platform/backup/backup-file.server.ts";
import { openFiles } from "../../src/platform/files/files.server.ts";
import type { Settings } from "../../src/platform/settings/settings.server.ts";
import type { Finding } from "./settings.ts";

const day = 24 * 60 * 60 * 1000;

/** Whether a file can be written to, read from, and deleted in the bucket. */
export async function checkBucket(settings: Settings): Promise<Finding[]> {
  if (!settings.s3) return [];
  const key = "doctor/written-and-deleted.txt";
  try {
    const files = await openFiles(settings);
    await files.put(key, Buffer.from("ok"), "text/plain");
    const file = await files.read(key);
    file?.stream.destroy();
    await files.remove(key);
    if (!file) throw new Error("a file written to it could not be read back");
    const message = `${settings.s3.bucket} can store, read, and delete files`;
    return [{ verdict: "good", subject: "Bucket", message }];
  } catch (error) {
    const message = `${settings.s3.bucket} can't be used: ${reasonOf(error)}. Fix S3_* or the key's permissions (put, get, list, delete).`;
    return [{ verdict: "missing", subject: "Bucket", message }];
  }
}

function reasonOf(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  return at instanceof Error ? at.message || at.name : String(at);
}

/** Whether the contact sync URL resolves and responds; nothing is posted. */
export async function checkContactSync({ contactSync }: Settings): Promise<Finding[]> {
  if (!contactSync) return [];
  const subject = "CONTACT_SYNC_URL";
  const { url } = contactSync;
  try {
    await lookup(url.hostname);
    await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5_000) });
    return [{ verdict: "good", subject, message: `${url.hostname} is reachable` }];
  } catch (error) {
    const message = `${url.hostname} is unreachable: ${reasonOf(error)}. Contact syncs are retried for a day.`;
    return [{ verdict: "missing", subject, message }];
  }
}

/** Whether there is a backup of the last day, if the product makes them. */
export async function checkBackups(
  { backups }: Pick<Settings, "backups">,
  now = new Date(),
): Promise<Finding[]> {
  const subject = "Backups";
  if (!backups) {
    const message =
      "Set BACKUP_DIR for a daily backup, or back up PostgreSQL another way (docs/operations.md).";
    return [{ verdict: "advice", subject, message }];
  }
  const latest = await latestBackup(backups.folder);
  if (!latest) {
    const message = `No backup in ${backups.folder} yet: run npm run backup.`;
    return [{ verdict: "missing", subject, message }];
  }
  const hours = Math.round((now.getTime() - latest.getTime()) / 3_600_000);
  const age = hours === 0 ? "less than an hour" : hours === 1 ? "1 hour" : `${hours} hours`;
  return [
    now.getTime() - latest.getTime() <= day + day / 12
      ? { verdict: "good", subject, message: `the latest is ${age} old` }
      : {
          verdict: "missing",
          subject,
          message: `The latest in ${backups.folder} is ${age} old: check the worker's log.`,
        },
    ...(backups.passphrase === null
      ? [
          {
            verdict: "advice" as const,
            subject: "BACKUP_PASSPHRASE",
            message: "Set one: a backup contains everything, including secrets.",
          },
        ]
      : []),
  ];
}

/** The Node version that runs this, and therefore the product. */
export function checkNode(version = process.versions.node): Finding {
  const right = Number.parseInt(version, 10) >= 24;
  return right
    ? { verdict: "good", subject: "Node", message: version }
    : {
        verdict: "missing",
        subject: "Node",
        message: `${version} is too old: use 24 or newer, as npm ci installs.`,
      };
}
