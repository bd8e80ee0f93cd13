import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { withholdUnsent } from "~/domains/messaging/index.server.ts";
import { canBackUp, canReadHeld, canRelease } from "~/domains/operations/operations.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { backupName, timeOfBackup } from "~/platform/backup/backup-file.server.ts";
import { makeBackup } from "~/platform/backup/make-backup.server.ts";
import { heldSince, releaseSending } from "~/platform/backup/sending-hold.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

import { headsSuffix, saveHeads } from "./evidence-heads.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Makes a backup in `BACKUP_DIR` and deletes expired ones. */
export async function backUp(platform: Platform, actor: Actor): Promise<void> {
  authorize(canBackUp(actor));
  const { settings, clock, database, files, log } = platform;
  if (!settings.backups) return;
  const { folder, days, passphrase } = settings.backups;
  const now = clock.now();
  const began = performance.now();
  const path = join(folder, backupName(now));
  // On a full disk, expired backups are deleted first. The latest is kept.
  await mkdir(folder, { recursive: true });
  await deleteOld(folder, now, days);
  const backup = await makeBackup({ database, files, path, passphrase, now });
  const ms = Math.round(performance.now() - began);
  log.info("backup made", { bytes: backup.bytes, count: backup.rows, ms });
  await saveHeads(platform, actor, path);
  await deleteOld(folder, now, days);
}

/** Keeps the latest, whatever its age; deletes unfinished files of killed processes after a day. */
async function deleteOld(folder: string, now: Date, days: number): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((name) => name.endsWith(".part"))) {
    const began = timeOfBackup(name.slice(0, -".part".length).replace(headsSuffix, ""));
    if (began && now.getTime() - began.getTime() >= day) await rm(join(folder, name));
  }
  const backupNames = names
    .map((name) => ({ name, at: timeOfBackup(name) }))
    .filter((backup): backup is { name: string; at: Date } => backup.at !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  for (const { name, at } of backupNames.slice(1)) {
    if (now.getTime() - at.getTime() < days * day) continue;
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `${name}.sha256`), { force: true });
    await rm(join(folder, `${name}${headsSuffix}`), { force: true });
  }
}

/** Since when sending is held because a backup was restored; null when it isn't. */
export async function readHeldSince(platform: Platform, actor: Actor): Promise<Date | null> {
  authorize(canReadHeld(actor));
  return heldSince(platform.database.query);
}

const mayHaveBeenSent =
  "This message was waiting when a backup was restored. It may already have been sent.";

/**
 * Releases sending after a restore (`backups.quiet`).
 * @param withholdWaiting messages pending at the backup may have been sent since: they are blocked,
 * and staff decide about each
 * @returns how many messages were blocked; null if sending wasn't held
 */
export async function releaseHeldSending(
  platform: Platform,
  actor: Actor,
  { withholdWaiting }: { withholdWaiting: boolean },
): Promise<number | null> {
  authorize(canRelease(actor));
  return inTransaction(platform, async (work) => {
    if (!(await releaseSending(work.tx))) return null;
    const withheld = withholdWaiting ? await withholdUnsent(work, mayHaveBeenSent) : 0;
    await recordChange(work, actor, {
      action: "sending.release",
      entity: "installation",
      entityId: "sending",
      before: null,
      after: { withheld },
    });
    return withheld;
  });
}
