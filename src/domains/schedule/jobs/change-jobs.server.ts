import { and, eq } from "drizzle-orm";
import { jobNotes } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { jobChanged } from "~/domains/schedule/schedule.events.ts";
import { canDoJobs, canEditJobs } from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type LockedJob, lockJob } from "./lock-job.server.ts";

export type JobNoteAdded = Result<object, Refused<"not_found"> | TooMany | KeyReused>;

/** Adds a private note to a job; submitting twice adds one. */
export async function addJobNote(
  platform: Platform,
  actor: Actor,
  { jobId, text, requestKey }: { jobId: string; text: string; requestKey: string | null },
): Promise<JobNoteAdded> {
  authorize(canDoJobs(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  const { waitSeconds } = await platform.limits.use("lead_note", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const repeat = async () => ({ ok: true as const });
  const once = { scope: "job-note", key: requestKey, body: { jobId, text }, repeat };
  return inTransactionOnce<JobNoteAdded>(platform, once, async (work, remember) => {
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    const id = newId(work.now.getTime());
    const note = { id, contractorId, workOrderId: job.id, memberId, memberName, text };
    await work.tx.insert(jobNotes).values({ ...note, createdAt: work.now });
    recordChange(work, job);
    remember(id);
    return { ok: true };
  });
}

export type JobSaved = Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>;

export type JobRenamed = Result<{ changed: boolean }, Refused<"not_found" | "changed_elsewhere">>;

/**
 * Changes a job's title, unless a teammate changed it since the form was opened.
 * @param seen the title that the form showed
 */
export async function renameJob(
  platform: Platform,
  actor: Actor,
  { jobId, what, seen }: { jobId: string; what: string; seen?: string | undefined },
): Promise<JobRenamed> {
  authorize(canEditJobs(actor));
  return inTransaction(platform, async (work): Promise<JobRenamed> => {
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    if (job.what === what) return { ok: true, changed: false };
    if (seen && job.what !== seen) return { ok: false, code: "changed_elsewhere" };
    await updateJob(work, job, { what });
    return { ok: true, changed: true };
  });
}

/**
 * Marks a job without upcoming appointments done, canceled, or open again. `not_possible`: it has
 * an upcoming appointment, which ends the job itself.
 */
export async function setJobStatus(
  platform: Platform,
  actor: Actor,
  { jobId, status }: { jobId: string; status: LockedJob["status"] },
): Promise<JobSaved> {
  authorize(canEditJobs(actor));
  return inTransaction(platform, async (work): Promise<JobSaved> => {
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    if (job.status === status) return { ok: true, changed: false };
    const booked = and(eq(visits.workOrderId, job.id), eq(visits.state, "booked"));
    if (status !== "open" && (await work.tx.$count(visits, booked)) > 0) {
      return { ok: false, code: "not_possible" };
    }
    await updateJob(work, job, { status });
    return { ok: true, changed: true };
  });
}

async function updateJob(
  work: UnitOfWork,
  job: LockedJob,
  change: Partial<Pick<LockedJob, "what" | "status">>,
): Promise<void> {
  await work.tx
    .update(workOrders)
    .set({ ...change, updatedAt: work.now })
    .where(eq(workOrders.id, job.id));
  recordChange(work, job);
}

/** Notifies open screens that a job changed. */
export function recordChange(
  work: Pick<UnitOfWork, "record">,
  { id: workOrderId, contractorId }: Pick<LockedJob, "id" | "contractorId">,
): void {
  work.record(jobChanged, { workOrderId, contractorId });
}
