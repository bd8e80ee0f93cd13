import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { customers, idsOf } from "~/domains/customers/index.server.ts";
import { isReadableJob, lockJob } from "~/domains/schedule/jobs/lock-job.server.ts";
import { jobChanged } from "~/domains/schedule/schedule.events.ts";
import {
  canAddFiles,
  canChangeFiles,
  canReadFiles,
  type FileOwner,
} from "~/domains/schedule/schedule.policy.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { removePhoto } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  type BusinessReader,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { cleanFileName } from "~/platform/files/clean-file-name.ts";
import {
  eraseKeys,
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { attachedFiles } from "./attached-files.tables.server.ts";
import {
  type FileExtension,
  type FileProblem,
  fileTypes,
  maxAttachedFiles,
  maxFileName,
  maxFileSize,
  undoFileDays,
} from "./attached-files.ts";
import { readFileContent } from "./read-file-content.server.ts";

/** The files of a customer and of those merged into them, or of a job. */
function isOf(database: Reader, { contractorId }: { contractorId: string }, owner: FileOwner) {
  const scope = eq(attachedFiles.contractorId, contractorId);
  if ("jobId" in owner) return and(scope, eq(attachedFiles.workOrderId, owner.jobId));
  return and(scope, inArray(attachedFiles.customerId, idsOf(database, owner.customerId)));
}

/** For jobs, only those that the reader can see. */
const isReadable = (database: Reader, reader: BusinessReader, owner: FileOwner) => {
  const ofOwner = isOf(database, reader, owner);
  if (!("jobId" in owner)) return ofOwner;
  const readable = database
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(isReadableJob(database, reader));
  return and(ofOwner, inArray(attachedFiles.workOrderId, readable));
};

/** The files of a job or customer that the actor can see, newest first, with removed ones. */
export async function listAttachedFiles(
  { database: { query } }: Platform,
  actor: Actor,
  owner: FileOwner,
) {
  authorize(canReadFiles(actor, owner));
  return query
    .select({
      id: attachedFiles.id,
      name: attachedFiles.name,
      bytes: attachedFiles.bytes,
      addedBy: attachedFiles.addedBy,
      isShared: attachedFiles.isShared,
      removedAt: attachedFiles.removedAt,
      removedBy: attachedFiles.removedBy,
      createdAt: attachedFiles.createdAt,
    })
    .from(attachedFiles)
    .where(isReadable(query, actor, owner))
    .orderBy(desc(attachedFiles.createdAt), desc(attachedFiles.id));
}

export type AttachedFile = Awaited<ReturnType<typeof listAttachedFiles>>[number];

/** A file's name and storage key; null if the actor can't see it or it was removed. */
export async function findAttachedFile(
  { database: { query } }: Platform,
  actor: Actor,
  owner: FileOwner,
  fileId: string,
): Promise<{ key: string; name: string } | null> {
  authorize(canReadFiles(actor, owner));
  const [attachedFile] = await query
    .select({ key: attachedFiles.key, name: attachedFiles.name })
    .from(attachedFiles)
    .where(
      and(
        eq(attachedFiles.id, fileId),
        isNull(attachedFiles.removedAt),
        isReadable(query, actor, owner),
      ),
    );
  return attachedFile ?? null;
}

/** For a query of files: those that the business shares with a customer, of them or of their jobs. */
export function isSharedWith(
  database: Reader,
  { contractorId, ids }: { contractorId: string; ids: readonly string[] },
): SQL | undefined {
  const jobs = database
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(inArray(workOrders.customerId, [...ids]));
  return and(
    eq(attachedFiles.contractorId, contractorId),
    attachedFiles.isShared,
    isNull(attachedFiles.removedAt),
    or(inArray(attachedFiles.customerId, [...ids]), inArray(attachedFiles.workOrderId, jobs)),
  );
}

type Refusals = Refused<"not_found" | "not_possible" | FileProblem> | TooMany | KeyReused;
export type FileAdded = Result<object, Refusals>;

/** The id of a new file; null for a repeated request. Its key is null if it was deleted. */
type Recorded = Result<{ fileId: string | null; key: string | null }, Refusals>;

type NewFile = { owner: FileOwner; file: File; requestKey: string | null };

/**
 * Attaches a file to a job that the member can see, or to a customer: a document or picture by its
 * content, within limits. `not_possible`: there are as many as there can be. Submitting twice adds
 * one.
 */
export async function addAttachedFile(
  platform: Platform,
  actor: Actor,
  { owner, file, requestKey }: NewFile,
): Promise<FileAdded> {
  authorize(canAddFiles(actor, owner));
  const { contractorId, name: addedBy } = actor;
  const { waitSeconds } = await platform.limits.use("lead_picture", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  if (file.size > maxFileSize) return { ok: false, code: "too_large" };
  const content = await readFileContent(Buffer.from(await file.arrayBuffer()));
  if (!content) return { ok: false, code: "unsupported" };
  const { extension, bytes } = content;
  const stamp = `${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}`;
  const key = `attached-files/${stamp}.${extension}`;
  const name = nameWith(extension, file.name);
  const once = {
    scope: `attached-file:${contractorId}`,
    key: requestKey,
    body: { owner, name: file.name, size: file.size },
    repeat: async ({ tx }: UnitOfWork, id: string): Promise<Recorded> => {
      const [row] = await tx.select().from(attachedFiles).where(eq(attachedFiles.id, id));
      return { ok: true, fileId: null, key: row?.key ?? null };
    },
  };
  const added = await inTransactionOnce<Recorded>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const columns = await lockOwner(work, actor, owner);
    if (!columns) return { ok: false, code: "not_found" };
    const present = and(isOf(tx, actor, owner), isNull(attachedFiles.removedAt));
    if ((await tx.$count(attachedFiles, present)) >= maxAttachedFiles) {
      return { ok: false, code: "not_possible" };
    }
    const id = newId(now.getTime());
    const row = { id, contractorId, ...columns, key, name, bytes: bytes.length, addedBy };
    await tx.insert(attachedFiles).values({ ...row, createdAt: now });
    remember(id);
    return { ok: true, fileId: id, key };
  });
  if (!added.ok) return added;
  const { fileId, key: rowKey } = added;
  try {
    // The first request may have ended after its commit.
    const isMissing = rowKey !== null && (fileId !== null || !(await platform.files.has(rowKey)));
    if (isMissing) await platform.files.put(rowKey, bytes, fileTypes[extension].contentType);
    return { ok: true };
  } catch (error) {
    platform.log.error("file upload failed", { error });
    if (fileId) await forgetUnstored(platform, fileId);
    return { ok: false, code: "not_stored" };
  }
}

/** Deletes a file that couldn't be stored, with its request's key, so a retry uploads it. */
function forgetUnstored(platform: Platform, fileId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    await work.tx.delete(attachedFiles).where(eq(attachedFiles.id, fileId));
    await eraseKeys(work, [fileId]);
  });
}

/** The name as sent, with the extension of the content. */
function nameWith(extension: FileExtension, sent: string): string {
  const stem = cleanFileName(sent).replace(/\.[a-z0-9]{1,5}$/i, "");
  const ending = `.${extension}`;
  return (stem.slice(0, maxFileName - ending.length).trim() || "file") + ending;
}

/** Locks a job or customer of the member's business. @returns a file's columns; null if there is none */
async function lockOwner(work: UnitOfWork, actor: BusinessMember, owner: FileOwner) {
  if ("jobId" in owner) {
    const job = await lockJob(work, actor, owner.jobId);
    if (!job) return null;
    const { id: workOrderId, contractorId } = job;
    work.record(jobChanged, { workOrderId, contractorId });
    return { workOrderId, customerId: null };
  }
  const [customer] = await work.tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, owner.customerId), eq(customers.contractorId, actor.contractorId)))
    .for(...lockRows(customers, "no key update"));
  return customer ? { workOrderId: null, customerId: customer.id } : null;
}

type Change = { owner: FileOwner; fileId: string };
export type FileChanged = Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>;

/** Removes a file; it can be put back for some time. */
export const removeAttachedFile = (platform: Platform, actor: Actor, change: Change) =>
  changeFile(platform, actor, change, ({ now }, memberName) => ({
    removedAt: now,
    removedBy: memberName,
  }));

/** Puts a removed file back. `not_possible`: there are as many as there can be. */
export const restoreAttachedFile = (platform: Platform, actor: Actor, change: Change) =>
  changeFile(platform, actor, change, () => ({ removedAt: null, removedBy: null }));

/** Shows a file in the customer's portal, or stops showing it. */
export const shareAttachedFile = (
  platform: Platform,
  actor: Actor,
  { isShared, ...change }: Change & { isShared: boolean },
) => changeFile(platform, actor, change, () => ({ isShared }));

async function changeFile(
  platform: Platform,
  actor: Actor,
  { owner, fileId }: Change,
  next: (
    work: UnitOfWork,
    by: string,
  ) => Partial<Pick<typeof attachedFiles.$inferSelect, "removedAt" | "removedBy" | "isShared">>,
): Promise<FileChanged> {
  authorize(canChangeFiles(actor));
  return inTransaction(platform, async (work): Promise<FileChanged> => {
    const { tx } = work;
    if (!(await lockOwner(work, actor, owner))) return { ok: false, code: "not_found" };
    const [file] = await tx
      .select()
      .from(attachedFiles)
      .where(and(eq(attachedFiles.id, fileId), isOf(tx, actor, owner)));
    if (!file) return { ok: false, code: "not_found" };
    const change = next(work, actor.name);
    const isRemoved = file.removedAt !== null;
    const staysRemoved = change.removedAt === undefined ? isRemoved : change.removedAt !== null;
    // A double click, or a file that a teammate removed.
    if (isRemoved && staysRemoved) return { ok: true, changed: false };
    if (isRemoved) {
      const present = and(isOf(tx, actor, owner), isNull(attachedFiles.removedAt));
      if ((await tx.$count(attachedFiles, present)) >= maxAttachedFiles) {
        return { ok: false, code: "not_possible" };
      }
    }
    await tx.update(attachedFiles).set(change).where(eq(attachedFiles.id, fileId));
    return { ok: true, changed: true };
  });
}

/** Deletes files with their content. */
export async function eraseAttachedFiles(
  { tx, enqueue }: UnitOfWork,
  condition: SQL | undefined,
): Promise<void> {
  const deleted = await tx
    .delete(attachedFiles)
    .where(condition)
    .returning({ key: attachedFiles.key });
  for (const { key } of deleted) enqueue(removePhoto, { key });
}

/** The files that were removed too long ago to be put back. */
export function isRemovedLongAgo(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - undoFileDays * 24 * 60 * 60_000);
  return and(isNotNull(attachedFiles.removedAt), lt(attachedFiles.removedAt, since));
}
