import { and, asc, count, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { checklists, jobTasks } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import { canChangeJobs, canDoJobs, canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import type { TypedChecklist } from "~/domains/schedule/schedule.schema.ts";
import { maxChecklists, maxJobTasks } from "~/domains/schedule/schedule.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { recordChange } from "./change-jobs.server.ts";
import { lockJob } from "./lock-job.server.ts";

export type Checklist = typeof checklists.$inferSelect;

/** The business's checklists by name. */
export async function listChecklists({ database }: Platform, actor: Actor): Promise<Checklist[]> {
  authorize(canPlanFor(actor));
  return database.query
    .select()
    .from(checklists)
    .where(eq(checklists.contractorId, actor.contractorId))
    .orderBy(asc(sql`lower(${checklists.name})`));
}

export type ChecklistSaved = Result<object, Refused<"not_found" | "not_possible"> | Invalid>;

/** Saves a checklist, a new one without an id. Jobs that have it already keep their tasks. */
export async function saveChecklist(
  platform: Platform,
  actor: Actor,
  { checklistId, request }: { checklistId: string | null; request: TypedChecklist },
): Promise<ChecklistSaved> {
  authorize(canChangeJobs(actor));
  const { contractorId } = actor;
  try {
    return await inTransaction(platform, async ({ tx, now }): Promise<ChecklistSaved> => {
      const own = eq(checklists.contractorId, contractorId);
      if (checklistId) {
        const saved = await tx
          .update(checklists)
          .set({ ...request, updatedAt: now })
          .where(and(own, eq(checklists.id, checklistId)))
          .returning({ id: checklists.id });
        return saved.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
      }
      if ((await tx.$count(checklists, own)) >= maxChecklists) {
        return { ok: false, code: "not_possible" };
      }
      const dates = { createdAt: now, updatedAt: now };
      await tx.insert(checklists).values({ id: newId(), contractorId, ...request, ...dates });
      return { ok: true };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "checklists_one_per_name") throw error;
    return invalid({ name: "You already have a checklist with this name" });
  }
}

/** Deletes a checklist. Jobs that have it keep their tasks. */
export async function deleteChecklist(
  platform: Platform,
  actor: Actor,
  checklistId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeJobs(actor));
  return inTransaction(platform, async ({ tx }) => {
    const deleted = await tx
      .delete(checklists)
      .where(and(eq(checklists.id, checklistId), eq(checklists.contractorId, actor.contractorId)))
      .returning({ id: checklists.id });
    return deleted.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
  });
}

export type ChecklistAdded = Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>;

/** Adds a checklist's tasks to a job, once. `not_possible`: the job has too many tasks. */
export async function addChecklistToJob(
  platform: Platform,
  actor: Actor,
  { jobId, checklistId }: { jobId: string; checklistId: string },
): Promise<ChecklistAdded> {
  authorize(canChangeJobs(actor));
  return inTransaction(platform, async (work): Promise<ChecklistAdded> => {
    const { tx } = work;
    const job = await lockJob(work, actor, jobId);
    const [checklist] = await tx
      .select()
      .from(checklists)
      .where(and(eq(checklists.id, checklistId), eq(checklists.contractorId, actor.contractorId)));
    if (!job || !checklist) return { ok: false, code: "not_found" };
    const ofJob = eq(jobTasks.workOrderId, jobId);
    const [found] = await tx
      .select({
        tasks: count(),
        last: max(jobTasks.position),
        same: sql<number>`count(*) filter (where ${jobTasks.checklist} = ${checklist.name})`.mapWith(
          Number,
        ),
      })
      .from(jobTasks)
      .where(ofJob);
    if ((found?.same ?? 0) > 0) return { ok: true, changed: false };
    if ((found?.tasks ?? 0) + checklist.tasks.length > maxJobTasks) {
      return { ok: false, code: "not_possible" };
    }
    await insertTasks(work, job, checklist, (found?.last ?? 0) + 1);
    recordChange(work, job);
    return { ok: true, changed: true };
  });
}

type JobIds = { id: string; contractorId: string };

function insertTasks(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { id: workOrderId, contractorId }: JobIds,
  { name: checklist, tasks }: Pick<Checklist, "name" | "tasks">,
  from: number,
) {
  const rows = tasks.map((task, at) => ({
    id: newId(now.getTime()),
    contractorId,
    workOrderId,
    checklist,
    position: from + at,
    ...task,
    createdAt: now,
  }));
  return tx.insert(jobTasks).values(rows);
}

/** Adds the checklists of its lead's service to a new job, in the caller's transaction. */
export async function addServiceChecklists(
  work: Pick<UnitOfWork, "tx" | "now">,
  { leadId, ...job }: JobIds & { leadId: string | null },
): Promise<void> {
  if (!leadId) return;
  const { tx } = work;
  const found = await tx
    .select({ name: checklists.name, tasks: checklists.tasks })
    .from(checklists)
    .where(
      and(
        eq(checklists.contractorId, job.contractorId),
        isNotNull(checklists.service),
        sql`${checklists.service} = (
          select p.service from ${leads} l join ${seoPages} p on p.id = l.page_id where l.id = ${leadId})`,
      ),
    )
    .orderBy(asc(checklists.name));
  let from = 1;
  for (const checklist of found) {
    if (from + checklist.tasks.length > maxJobTasks) return;
    await insertTasks(work, job, checklist, from);
    from += checklist.tasks.length;
  }
}

export type TaskSaved = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible"> | Invalid | KeyReused
>;

type TaskChange = { jobId: string; taskId: string; isDone: boolean; requestKey?: string | null };

/**
 * Checks a job's task off, or opens it again. One that needs a photo is done only with a photo of
 * the job. A repeated request doesn't undo what was changed since.
 */
export async function setJobTask(
  platform: Platform,
  actor: Actor,
  { jobId, taskId, isDone, requestKey = null }: TaskChange,
): Promise<TaskSaved> {
  authorize(canDoJobs(actor));
  const once = {
    scope: `job-task:${taskId}`,
    key: requestKey,
    body: { jobId, taskId, isDone },
    repeat: async () => ({ ok: true, changed: false }) as const,
  };
  return inTransactionOnce<TaskSaved>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const job = await lockJob(work, actor, jobId);
    if (!job) return { ok: false, code: "not_found" };
    const which = and(eq(jobTasks.id, taskId), eq(jobTasks.workOrderId, jobId));
    const [task] = await tx.select().from(jobTasks).where(which);
    if (!task) return { ok: false, code: "not_found" };
    if ((task.doneAt !== null) === isDone) {
      remember(taskId);
      return { ok: true, changed: false };
    }
    if (isDone && task.needsPhoto && !task.photoId) {
      return invalid({ [taskField(taskId)]: "Add a photo first" });
    }
    const done = isDone ? { doneAt: now, doneBy: actor.name } : { doneAt: null, doneBy: null };
    await tx.update(jobTasks).set(done).where(which);
    recordChange(work, job);
    remember(taskId);
    return { ok: true, changed: true };
  });
}

/** The field of a task's error. */
const taskField = (taskId: string) => `task_${taskId}`;

/** Checks off the open tasks of a job that a photo, just added, is for. */
export async function attachTaskPhoto(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { jobId, taskId, photoId, by }: { jobId: string; taskId: string; photoId: string; by: string },
): Promise<boolean> {
  const attached = await tx
    .update(jobTasks)
    .set({ photoId, doneAt: now, doneBy: by })
    .where(and(eq(jobTasks.id, taskId), eq(jobTasks.workOrderId, jobId)))
    .returning({ id: jobTasks.id });
  return attached.length > 0;
}

/** How many of a job's tasks wait for a photo. */
export function countMissingPhotos({ tx }: Pick<UnitOfWork, "tx">, jobId: string): Promise<number> {
  const isMissing = and(eq(jobTasks.needsPhoto, true), isNull(jobTasks.doneAt));
  return tx.$count(jobTasks, and(eq(jobTasks.workOrderId, jobId), isMissing));
}
