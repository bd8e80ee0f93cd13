import { inArray } from "drizzle-orm";
import { calls } from "~/domains/inbox/index.server.ts";
import { claimDueTaskAlerts } from "~/domains/leads/index.server.ts";
import { canNotifyMembers } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** Per transaction. */
const batch = 100;
/** After that its day is over. */
const notifyWindowMs = 16 * 3_600_000;

/** Notifies members once of tasks due today, from 8 AM on (`notifications.by-choice`). */
export async function notifyOfTasks(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  while ((await notifyOfBatch(platform)) === batch);
}

/** @returns how many were due, with or without an alert */
function notifyOfBatch(platform: Platform): Promise<number> {
  return inTransaction(platform, async (work) => {
    const due = await claimDueTaskAlerts(work, batch);
    const callTaskIds = await listMissedCallTasks(
      work,
      due.map(({ id }) => id),
    );
    for (const { id, contractorId, leadId, memberId, dueOn, doneAt, alertAt } of due) {
      if (doneAt || !alertAt || callTaskIds.has(id)) continue;
      if (work.now.getTime() - alertAt.getTime() > notifyWindowMs) continue;
      await notifyMembers(work, platform, {
        contractorId,
        kind: "task-due",
        cause: `task:${id}:${dueOn}`,
        leadId,
        visitId: null,
        exceptMemberId: null,
        onlyMemberId: memberId,
        businessAddress: null,
      });
    }
    return due.length;
  });
}

/** The tasks among these to call back after a missed call, which has its own alert. */
async function listMissedCallTasks(
  { tx }: UnitOfWork,
  taskIds: readonly string[],
): Promise<Set<string | null>> {
  const rows = await tx
    .select({ taskId: calls.taskId })
    .from(calls)
    .where(inArray(calls.taskId, [...taskIds]));
  return new Set(rows.map(({ taskId }) => taskId));
}
