import { and, eq } from "drizzle-orm";
import { jobPhotos, jobTasks } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { canChangeJobs, canDoJobs, canReadJobs } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { maxCaption, maxJobPhotos, type PhotoKind } from "~/domains/schedule/schedule.ts";
import { preparePhoto, removePhoto } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type PhotoProblem, smallKey } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { eraseKeys, type KeyReused } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransactionOnceUnlessRefused } from "~/platform/transaction-unless-refused.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addJobNote, recordChange } from "./change-jobs.server.ts";
import { attachTaskPhoto } from "./checklists.server.ts";
import { isReadableJob, lockJob } from "./lock-job.server.ts";

export type NewJobPhoto = {
  jobId: string;
  file: File;
  kind: PhotoKind;
  /** Alt text. */
  caption: string | null;
  /** The task that it's for, which it also checks off. */
  taskId: string | null;
  /** The submitted form's key: submitting twice adds one photo. */
  requestKey: string | null;
};

type Refusals = Refused<"not_found" | "not_possible" | PhotoProblem> | TooMany | KeyReused;
export type JobPhotoAdded = Result<object, Refusals>;

/** The id of a new photo; null for a repeated request. Its key is null if it was deleted. */
type PhotoRecorded = { photoId: string | null; key: string | null };

/** Adds a photo to a job that the member can see. `not_possible`: the job has as many as it can. */
export async function addJobPhoto(
  platform: Platform,
  actor: Actor,
  { jobId, file, kind, caption, taskId, requestKey }: NewJobPhoto,
): Promise<JobPhotoAdded> {
  authorize(canDoJobs(actor));
  const { contractorId, name: addedBy } = actor;
  const { waitSeconds } = await platform.limits.use("lead_picture", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const prepared = await preparePhoto(platform, "job-photos", file);
  if (!prepared.ok) return prepared;
  const { store, restore, ...photo } = prepared.photo;
  const added = await inTransactionOnceUnlessRefused<Result<PhotoRecorded, Refusals>>(
    platform,
    {
      scope: "job-photo",
      key: requestKey,
      body: { jobId, kind, caption, taskId, size: file.size },
      repeat: async ({ tx }, id) => {
        const [row] = await tx.select().from(jobPhotos).where(eq(jobPhotos.id, id));
        return { ok: true, photoId: null, key: row?.key ?? null };
      },
    },
    async (work, remember) => {
      const { tx, now } = work;
      const job = await lockJob(work, actor, jobId);
      if (!job) return { ok: false, code: "not_found" };
      const ofJob = eq(jobPhotos.workOrderId, jobId);
      if ((await tx.$count(jobPhotos, ofJob)) >= maxJobPhotos) {
        return { ok: false, code: "not_possible" };
      }
      const id = newId(now.getTime());
      const row = { id, contractorId, workOrderId: jobId, kind, caption, addedBy, ...photo };
      await tx.insert(jobPhotos).values({ ...row, createdAt: now });
      if (taskId && !(await attachTaskPhoto(work, { jobId, taskId, photoId: id, by: addedBy }))) {
        return { ok: false, code: "not_found" };
      }
      recordChange(work, job);
      remember(id);
      return { ok: true, photoId: id, key: photo.key };
    },
  );
  if (!added.ok) return added;
  const { photoId, key } = added;
  const isStored = photoId ? await store() : key === null || (await restore(key));
  if (isStored) return { ok: true };
  if (photoId) await forgetUnstoredPhoto(platform, photoId);
  return { ok: false, code: "not_stored" };
}

export type NewSignature = {
  visitId: string;
  /** The customer's typed name. */
  name: string | null;
  /** The drawn signature. */
  file: File | null;
  requestKey: string | null;
};

/**
 * Adds a customer's signature to an appointment's job: a drawn one as a photo, a typed name alone as
 * a note. Submitting twice adds it once.
 */
export async function addSignature(
  platform: Platform,
  actor: Actor,
  { visitId, name, file, requestKey }: NewSignature,
): Promise<JobPhotoAdded> {
  authorize(canDoJobs(actor));
  if (!name && !file) return { ok: true };
  const [visit] = await platform.database.query
    .select({ jobId: visits.workOrderId })
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.contractorId, actor.contractorId)));
  if (!visit) return { ok: false, code: "not_found" };
  const { jobId } = visit;
  const text = `Signed by ${name ?? "the customer"}`.slice(0, maxCaption);
  if (!file) return addJobNote(platform, actor, { jobId, text, requestKey });
  const photo = { jobId, file, kind: "other", caption: text, taskId: null, requestKey } as const;
  return addJobPhoto(platform, actor, photo);
}

/**
 * Deletes a photo whose files couldn't be stored, with its request's key, so a retry uploads it, and opens its task
 * again.
 */
function forgetUnstoredPhoto(platform: Platform, photoId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const reopened = { doneAt: null, doneBy: null, photoId: null };
    await work.tx.update(jobTasks).set(reopened).where(eq(jobTasks.photoId, photoId));
    await work.tx.delete(jobPhotos).where(eq(jobPhotos.id, photoId));
    await eraseKeys(work, [photoId]);
  });
}

/** Deletes a job's photo and its files. A task it was for is open again. */
export async function removeJobPhoto(
  platform: Platform,
  actor: Actor,
  { jobId, photoId }: { jobId: string; photoId: string },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeJobs(actor));
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    const needed = and(eq(jobTasks.photoId, photoId), eq(jobTasks.needsPhoto, true));
    await tx.update(jobTasks).set({ doneAt: null, doneBy: null, photoId: null }).where(needed);
    const [deleted] = await tx
      .delete(jobPhotos)
      .where(and(eq(jobPhotos.id, photoId), eq(jobPhotos.workOrderId, jobId)))
      .returning({ key: jobPhotos.key });
    if (!deleted) return { ok: false, code: "not_found" };
    work.enqueue(removePhoto, { key: deleted.key });
    recordChange(work, job);
    return { ok: true };
  });
}

/** Shows a job's photo in the customer's portal, or stops showing it. */
export async function shareJobPhoto(
  platform: Platform,
  actor: Actor,
  { jobId, photoId, isShared }: { jobId: string; photoId: string; isShared: boolean },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeJobs(actor));
  return inTransaction(platform, async (work) => {
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    const changed = await work.tx
      .update(jobPhotos)
      .set({ isShared })
      .where(and(eq(jobPhotos.id, photoId), eq(jobPhotos.workOrderId, jobId)))
      .returning({ id: jobPhotos.id });
    if (changed.length === 0) return { ok: false, code: "not_found" };
    recordChange(work, job);
    return { ok: true };
  });
}

/** The storage key of a job's photo that the reader can see; null if there is none. */
export async function findJobPhotoKey(
  { database: { query } }: Platform,
  actor: Actor,
  { jobId, photoId, isSmall }: { jobId: string; photoId: string; isSmall: boolean },
): Promise<string | null> {
  authorize(canReadJobs(actor));
  const [found] = await query
    .select({ key: jobPhotos.key })
    .from(jobPhotos)
    .innerJoin(workOrders, eq(workOrders.id, jobPhotos.workOrderId))
    .where(
      and(eq(jobPhotos.id, photoId), eq(jobPhotos.workOrderId, jobId), isReadableJob(query, actor)),
    );
  if (!found) return null;
  return isSmall ? smallKey(found.key) : found.key;
}
