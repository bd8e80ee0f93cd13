import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import {
  endExports,
  partsFolder,
} from "~/domains/operations/business-exports/end-exports.server.ts";
import { canMakeExports } from "~/domains/operations/operations.policy.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { spoolRows } from "~/domains/operations/takeout/exported-rows.server.ts";
import { exportRetentionDays } from "~/domains/operations/takeout/takeout.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { systemClock } from "~/platform/clock.ts";
import {
  createDiskSpaceChecker,
  type FreeBytes,
  requireDiskSpace,
} from "~/platform/files/disk-space.server.ts";
import { putParts, removeParts, type StoredParts } from "~/platform/files/files.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { writeZip } from "~/platform/zip/write-zip.server.ts";
import { countFiles } from "./files.server.ts";
import { countProgress, fillZip, publishProgress, type StartedExport } from "./fill-zip.server.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Writes the file with all data of a business (`you-own-it.everything`) from one snapshot; it can
 * be downloaded once complete. After a crashed attempt the next one starts over; an attempt that
 * would fill the disk fails.
 */
export async function writeExport(
  platform: Platform,
  actor: Actor,
  { exportId }: { exportId: string },
  { last, signal }: Pick<Attempt, "last" | "signal">,
  freeBytes?: FreeBytes,
): Promise<void> {
  authorize(canMakeExports(actor));
  const started = await begin(platform, exportId);
  if (!started) return;
  const { contractorId, attempt } = started;
  const { files, settings, clock } = platform;
  const folder = partsFolder(exportId, attempt);
  // Each attempt has its own folder: a late one doesn't delete files of the next.
  const spool = await emptySpool(
    join(settings.dataDir, "unfinished-exports"),
    `${exportId}-${attempt}`,
  );
  try {
    const diskSpace = { folder: spool, what: "an export", ...(freeBytes ? { freeBytes } : {}) };
    await requireDiskSpace(diskSpace);
    const checkDiskSpace = createDiskSpaceChecker(diskSpace);
    const madeAt = clock.now();
    const spooled = await spoolRows(platform, contractorId, { folder: spool, checkDiskSpace });
    const progress = await countProgress(
      platform,
      started,
      spooled.rows + countFiles(spooled.tables),
    );
    const zip = writeZip(madeAt, (writer) =>
      fillZip(platform, writer, { contractorId, spooled, madeAt, progress, signal }),
    );
    const stored = await putParts(files, folder, withSpaceChecks(zip, checkDiskSpace));
    if (!(await finish(platform, started, stored))) await removeParts(files, folder, stored.parts);
  } catch (error) {
    if (last) await failExport(platform, started);
    throw error;
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
  publishProgress(platform, contractorId);
}

async function* withSpaceChecks(
  zip: AsyncIterable<Buffer>,
  checkDiskSpace: (bytes: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const chunk of zip) {
    await checkDiskSpace(chunk.length);
    yield chunk;
  }
}

/** Takes over from an attempt that died; null when there is nothing left to do. */
async function begin(
  { database, clock }: Platform,
  exportId: string,
): Promise<StartedExport | null> {
  const [started] = await database.query
    .update(businessExports)
    .set({
      state: "making",
      attempt: sql`${businessExports.attempt} + 1`,
      done: 0,
      total: null,
      updatedAt: clock.now(),
    })
    .where(
      and(eq(businessExports.id, exportId), inArray(businessExports.state, ["waiting", "making"])),
    )
    .returning();
  return started ?? null;
}

/** Finishes an export. Deletes the files if another attempt took over or the business is gone. */
async function finish(
  platform: Platform,
  started: StartedExport,
  stored: StoredParts,
): Promise<boolean> {
  const now = platform.clock.now();
  const finished = await platform.database.query
    .update(businessExports)
    .set({
      state: "ready",
      ...stored,
      done: sql`${businessExports.total}`,
      expiresAt: new Date(now.getTime() + exportRetentionDays * day),
      updatedAt: now,
    })
    .where(isCurrentAttempt(started))
    .returning({ id: businessExports.id });
  return finished.length > 0;
}

/** Also deletes leftovers of attempts that died. */
async function failExport(platform: Platform, started: StartedExport): Promise<void> {
  await inTransaction(platform, (work) => endExports(work, isCurrentAttempt(started)));
  publishProgress(platform, started.contractorId);
}

const isCurrentAttempt = ({ id, attempt }: StartedExport) =>
  and(
    eq(businessExports.id, id),
    eq(businessExports.attempt, attempt),
    eq(businessExports.state, "making"),
  );

/** Creates an empty temporary folder; deletes leftovers older than a day. */
async function emptySpool(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(parent)) {
    const otherPath = join(parent, entry);
    const stats = await stat(otherPath).catch(() => null);
    if (stats && systemClock.now().getTime() - stats.mtimeMs > day)
      await rm(otherPath, { recursive: true, force: true });
  }
  return folder;
}
