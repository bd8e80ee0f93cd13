import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { members } from "~/domains/identity/index.server.ts";
import { taskAdded, taskFinished } from "~/domains/leads/leads.events.ts";
import { leads, leadTasks } from "~/domains/leads/leads.tables.server.ts";
import {
  canonicalLeadId,
  isDeliveredLead,
  withMerged,
} from "~/domains/leads/own/own-leads.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  type BusinessReader,
  dayOf,
  type LocalDay,
  memberCanAct,
  memberCanRead,
  momentOn,
  readDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockAvailableRows, lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { preprocess, requiredLine } from "~/platform/validation/fields.ts";

/** Who may see all tasks of their business. */
const canReadLeadTasks = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "run_business");

/** Who may add a task. */
const canAddLeadTasks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "run_business");

/** Who may see due tasks; technicians only their own. */
const canReadDueTasks = (actor: Actor): actor is BusinessReader =>
  memberCanRead(actor, "do_visits");

/** Who may mark a task done; technicians only their own. */
const canFinishLeadTasks = (actor: Actor): actor is BusinessMember =>
  memberCanAct(actor, "do_visits");

const seesOwnTasksOnly = (actor: BusinessReader): actor is BusinessMember =>
  actor.kind === "member" && actor.role === "technician";

const noDay = "Choose a day";
const isPlausibleDay = (day: string) => day > "2020" && day < "2100";

/** A task from the form. */
export const leadTaskSchema = z.object({
  task: requiredLine("Enter the task"),
  due_on: z
    .string(noDay)
    .check(z.refine((day) => readDay(day) !== null && isPlausibleDay(day), noDay)),
  /** Membership id; empty for anyone. */
  member_id: preprocess(
    (value) => value || null,
    z.nullable(z.uuid("Choose someone on your team")),
  ),
});

type NewLeadTask = z.output<typeof leadTaskSchema>;

type AddLeadTask = {
  leadId: string;
  task: NewLeadTask;
  /** Keeps a double click from adding a second task (`requests.key-counts-once`). */
  requestKey: string | null;
};

type LeadTaskAdded = Result<object, Refused<"not_found"> | Invalid | TooMany | KeyReused>;

/** Adds a task about a lead of the actor's business. */
export async function addLeadTask(
  platform: Platform,
  actor: Actor,
  { leadId, task, requestKey }: AddLeadTask,
): Promise<LeadTaskAdded> {
  authorize(canAddLeadTasks(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("lead_task", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const repeat = async () => ({ ok: true as const });
  const once = {
    scope: "lead-task",
    key: requestKey,
    body: { leadId, task, contractorId },
    repeat,
  };
  const zone = await findBusinessZone(
    platform.database.query,
    contractorId,
    platform.settings.timeZone,
  );
  return inTransactionOnce<LeadTaskAdded>(platform, once, async (work, remember) => {
    const [lead] = await work.tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), isDeliveredLead(contractorId)))
      .for(...lockRows(leads, "key share"));
    if (!lead) return { ok: false, code: "not_found" };
    if (task.member_id && !(await isColleague(work, contractorId, task.member_id))) {
      return invalid({ member_id: "Choose someone on your team" });
    }
    const id = await createLeadTask(work, {
      contractorId,
      leadId,
      memberId: task.member_id,
      text: task.task,
      dueOn: task.due_on,
      zone,
      createdBy: actor.name,
    });
    remember(id);
    return { ok: true };
  });
}

async function isColleague({ tx }: UnitOfWork, contractorId: string, memberId: string) {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
        eq(members.id, memberId),
      ),
    );
  return member !== undefined;
}

type NewTask = {
  contractorId: string;
  leadId: string;
  /** Null for anyone in the office. */
  memberId: string | null;
  text: string;
  dueOn: LocalDay;
  /** Time zone of the business. */
  zone: string;
  createdBy: string;
};

/** Adds a task within the caller's transaction. @returns its id */
export async function createLeadTask(
  { tx, now, record }: UnitOfWork,
  { zone, ...task }: NewTask,
): Promise<string> {
  const id = newId(now.getTime());
  const alertAt = taskAlertTime(task.dueOn, zone, now);
  await tx.insert(leadTasks).values({ ...task, id, alertAt, createdAt: now });
  record(taskAdded, { taskId: id, contractorId: task.contractorId });
  return id;
}

/** 8 AM in the business's time zone, in minutes. */
const alertsFrom = 8 * 60;

/**
 * When members are alerted about a task (`notifications.by-choice`): at 8 AM on its due date, or right away
 * if that has passed. Null for a task that is overdue when added.
 */
export const taskAlertTime = (dueOn: LocalDay, zone: string, now: Date): Date | null =>
  dueOn < dayOf(now, zone) ? null : momentOn(zone, dueOn, alertsFrom);

/**
 * The tasks whose alert is due, locked and with the alert removed; skips those that another process
 * has locked.
 */
export async function claimDueTaskAlerts({ tx, now }: UnitOfWork, limit: number) {
  const due = await tx
    .select()
    .from(leadTasks)
    .where(lte(leadTasks.alertAt, now))
    .orderBy(asc(leadTasks.alertAt), asc(leadTasks.id))
    .limit(limit)
    .for(...lockAvailableRows(leadTasks));
  if (due.length > 0) {
    const ids = due.map(({ id }) => id);
    await tx.update(leadTasks).set({ alertAt: null }).where(inArray(leadTasks.id, ids));
  }
  return due;
}

type TaskFinished = Result<{ changed: boolean }, Refused<"not_found">>;

/** Marks a task of the actor's business done, or reopens it. Idempotent. */
export async function finishLeadTask(
  platform: Platform,
  actor: Actor,
  taskId: string,
  done = true,
): Promise<TaskFinished> {
  authorize(canFinishLeadTasks(actor));
  const { contractorId } = actor;
  const scope = and(
    eq(leadTasks.id, taskId),
    eq(leadTasks.contractorId, contractorId),
    seesOwnTasksOnly(actor) ? eq(leadTasks.memberId, actor.id) : undefined,
  );
  return inTransaction<TaskFinished>(platform, async (work) => {
    const changed = await work.tx
      .update(leadTasks)
      .set(done ? { doneAt: work.now, doneBy: actor.name } : { doneAt: null, doneBy: null })
      .where(and(scope, done ? isNull(leadTasks.doneAt) : isNotNull(leadTasks.doneAt)))
      .returning({ id: leadTasks.id });
    if (changed.length > 0) {
      work.record(taskFinished, { taskId, contractorId });
      return { ok: true, changed: true };
    }
    const [task] = await work.tx.select({ id: leadTasks.id }).from(leadTasks).where(scope);
    return task ? { ok: true, changed: false } : { ok: false, code: "not_found" };
  });
}

type Completion = { contractorId: string; taskIds: readonly string[]; doneBy: string };

/** Marks tasks done within the caller's transaction; those that already are stay unchanged. */
export async function completeLeadTasks(
  { tx, now, record }: UnitOfWork,
  { contractorId, taskIds, doneBy }: Completion,
): Promise<void> {
  if (taskIds.length === 0) return;
  const changed = await tx
    .update(leadTasks)
    .set({ doneAt: now, doneBy })
    .where(
      and(
        eq(leadTasks.contractorId, contractorId),
        inArray(leadTasks.id, [...taskIds]),
        isNull(leadTasks.doneAt),
      ),
    )
    .returning({ id: leadTasks.id });
  for (const { id } of changed) record(taskFinished, { taskId: id, contractorId });
}

const maxTasksPerLead = 50;

/** The tasks of a lead and of the leads merged into it: open ones first, by due date. */
export async function listLeadTasks(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadLeadTasks(actor));
  const { query } = platform.database;
  return query
    .select({
      id: leadTasks.id,
      text: leadTasks.text,
      dueOn: leadTasks.dueOn,
      doneAt: leadTasks.doneAt,
      doneBy: leadTasks.doneBy,
      assignee: memberUsers.name,
    })
    .from(leadTasks)
    .leftJoin(members, eq(members.id, leadTasks.memberId))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        inArray(leadTasks.leadId, withMerged(query, leadId)),
        eq(leadTasks.contractorId, actor.contractorId),
      ),
    )
    .orderBy(desc(sql`${leadTasks.doneAt} is null`), asc(leadTasks.dueOn), asc(leadTasks.id))
    .limit(maxTasksPerLead);
}

export type LeadTask = Awaited<ReturnType<typeof listLeadTasks>>[number];

/**
 * Open tasks due by a date, the most overdue first; technicians see only their own.
 * @param today in the business's time zone
 */
export async function listDueTasks(
  platform: Platform,
  actor: Actor,
  { today, limit }: { today: LocalDay; limit: number },
) {
  authorize(canReadDueTasks(actor));
  return platform.database.query
    .select({
      id: leadTasks.id,
      text: leadTasks.text,
      dueOn: leadTasks.dueOn,
      assignee: memberUsers.name,
      leadId: canonicalLeadId,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
    })
    .from(leadTasks)
    .innerJoin(leads, eq(leads.id, leadTasks.leadId))
    .leftJoin(members, eq(members.id, leadTasks.memberId))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(leadTasks.contractorId, actor.contractorId),
        isDeliveredLead(actor.contractorId),
        isNull(leadTasks.doneAt),
        lte(leadTasks.dueOn, today),
        seesOwnTasksOnly(actor) ? eq(leadTasks.memberId, actor.id) : undefined,
      ),
    )
    .orderBy(asc(leadTasks.dueOn), asc(leadTasks.id))
    .limit(limit);
}
