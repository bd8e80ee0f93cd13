import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { isStillOwner, lockBusinessRow } from "~/domains/identity/index.server.ts";
import { partsFolder } from "~/domains/operations/business-exports/end-exports.server.ts";
import { makeExport } from "~/domains/operations/operations.jobs.server.ts";
import {
  canReadExports,
  canRequestExport,
  canTakeExport,
} from "~/domains/operations/operations.policy.ts";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  type FreeBytes,
  freeDiskBytes,
  reservedDiskBytes,
} from "~/platform/files/disk-space.server.ts";
import { hasParts, readParts } from "~/platform/files/files.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { maxPerDay } from "./takeout.ts";

/**
 * The exports of the actor's business, expired ones included, newest first. `lost`: ready when a
 * backup was made, which contains no export files (`you-own-it.owners-alone`).
 */
export async function listExports({ database, files }: Platform, actor: Actor) {
  authorize(canReadExports(actor));
  const listed = await database.query
    .select({
      id: businessExports.id,
      memberName: businessExports.memberName,
      state: businessExports.state,
      done: businessExports.done,
      total: businessExports.total,
      bytes: businessExports.bytes,
      expiresAt: businessExports.expiresAt,
      downloads: businessExports.downloads,
      downloadedAt: businessExports.downloadedAt,
      downloadedBy: businessExports.downloadedBy,
      createdAt: businessExports.createdAt,
      attempt: businessExports.attempt,
      parts: businessExports.parts,
    })
    .from(businessExports)
    .where(eq(businessExports.contractorId, actor.contractorId))
    .orderBy(desc(businessExports.createdAt), desc(businessExports.id))
    .limit(20);
  return Promise.all(
    listed.map(async ({ attempt, parts, ...businessExport }) => {
      const isLost =
        businessExport.state === "ready" &&
        !(await hasParts(files, partsFolder(businessExport.id, attempt), parts ?? 0));
      return { ...businessExport, state: isLost ? ("lost" as const) : businessExport.state };
    }),
  );
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number];

const day = 24 * 60 * 60 * 1000;

/**
 * Enqueues a file with all data of the actor's business; audited. One file at a time and a few a
 * day: a repeated request in the meantime is `already_done`. Without disk space it is
 * `not_possible`.
 */
export async function requestExport(
  platform: Platform,
  actor: Actor,
  freeBytes: FreeBytes = freeDiskBytes,
): Promise<
  Result<{ exportId: string }, Refused<"already_done" | "not_possible" | "not_allowed"> | TooMany>
> {
  authorize(canRequestExport(actor));
  const { contractorId } = actor;
  if (!(await hasRoom(platform, contractorId, freeBytes))) {
    return { ok: false, code: "not_possible" };
  }
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    // Of two concurrent requests, the second waits and sees the first.
    await lockBusinessRow(work, contractorId);
    if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
    const ofBusiness = eq(businessExports.contractorId, contractorId);
    const [running] = await tx
      .select({ id: businessExports.id })
      .from(businessExports)
      .where(and(ofBusiness, inArray(businessExports.state, ["waiting", "making"])));
    if (running) return { ok: false, code: "already_done" };
    const [created] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        first: sql<string | null>`min(${businessExports.createdAt})`,
      })
      .from(businessExports)
      .where(
        and(
          ofBusiness,
          ne(businessExports.state, "failed"),
          gt(businessExports.createdAt, new Date(now.getTime() - day)),
        ),
      );
    if (created?.first && created.count >= maxPerDay) {
      const free = new Date(created.first).getTime() + day;
      return tooMany(Math.ceil((free - now.getTime()) / 1000));
    }
    const exportId = newId(now.getTime());
    await tx.insert(businessExports).values({
      id: exportId,
      contractorId,
      memberId: actor.id,
      memberName: actor.name,
      createdAt: now,
      updatedAt: now,
    });
    work.enqueue(makeExport, { exportId });
    await recordChange(work, actor, {
      action: "business.export",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { export: exportId },
    });
    return { ok: true, exportId };
  });
}

/**
 * Whether a file as large as the last one fits on this disk. It's only a first check, since another
 * machine may write the file.
 */
async function hasRoom(
  { settings, database, log }: Platform,
  contractorId: string,
  freeBytes: FreeBytes,
): Promise<boolean> {
  const { dataDir, s3 } = settings;
  const free = await freeBytes(dataDir);
  const [last] = await database.query
    .select({ bytes: businessExports.bytes })
    .from(businessExports)
    .where(and(eq(businessExports.contractorId, contractorId), isNotNull(businessExports.bytes)))
    .orderBy(desc(businessExports.createdAt))
    .limit(1);
  const needed = reservedDiskBytes + (s3 ? 0 : (last?.bytes ?? 0));
  if (free === null || free >= needed) return true;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  log.warn("export needs disk space: free some in DATA_DIR", {
    reason: `${megabytes(free)} MB are free, and ${megabytes(needed)} MB are needed`,
  });
  return false;
}

/**
 * Streams an export of the actor's business; audited, and the owners see the download
 * (`you-own-it.owners-alone`). Null if it isn't complete, stored, and unexpired.
 */
export async function downloadExport(platform: Platform, actor: Actor, exportId: string) {
  authorize(canTakeExport(actor));
  const isReadyExport = and(
    eq(businessExports.id, exportId),
    eq(businessExports.contractorId, actor.contractorId),
    eq(businessExports.state, "ready"),
  );
  const { database, files } = platform;
  const [businessExport] = await database.query.select().from(businessExports).where(isReadyExport);
  if (!businessExport?.parts || !businessExport.bytes) return null;
  const { parts, bytes, attempt, createdAt } = businessExport;
  const folder = partsFolder(exportId, attempt);
  if (!(await hasParts(files, folder, parts))) return null;
  return inTransaction(platform, async (work) => {
    const [businessExport] = await work.tx
      .update(businessExports)
      .set({
        downloads: sql`${businessExports.downloads} + 1`,
        downloadedAt: work.now,
        downloadedBy: actor.name,
      })
      .where(and(isReadyExport, gt(businessExports.expiresAt, work.now)))
      .returning({ id: businessExports.id });
    if (!businessExport) return null;
    await recordChange(work, actor, {
      action: "business.take_export",
      entity: "contractor",
      entityId: actor.contractorId,
      before: null,
      after: { export: exportId, bytes },
    });
    return { bytes, createdAt, content: () => readParts(files, folder, parts) };
  });
}
