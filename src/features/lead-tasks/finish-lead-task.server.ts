import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { taskFinished } from "./lead-tasks.events.ts";
import { canFinishLeadTasks, seesOwnTasksOnly } from "./lead-tasks.policy.ts";
import { leadTasks } from "./lead-tasks.tables.server.ts";

export type TaskFinished = Result<{ changed: boolean }, Refused<"not_found">>;

/**
 * Says that a task of the actor's business is done, or that it is not after all; a technician of one
 * that is theirs (`leads.tasks`). Done twice it was done once.
 */
export async function finishLeadTask(
  platform: Platform,
  actor: Actor,
  taskId: string,
  done = true,
): Promise<TaskFinished> {
  authorize(canFinishLeadTasks(actor));
  const { contractorId } = actor;
  const own = and(
    eq(leadTasks.id, taskId),
    eq(leadTasks.contractorId, contractorId),
    seesOwnTasksOnly(actor) ? eq(leadTasks.memberId, actor.id) : undefined,
  );
  return inTransaction<TaskFinished>(platform, async (work) => {
    const changed = await work.tx
      .update(leadTasks)
      .set(done ? { doneAt: work.now, doneBy: actor.name } : { doneAt: null, doneBy: null })
      .where(and(own, done ? isNull(leadTasks.doneAt) : isNotNull(leadTasks.doneAt)))
      .returning({ id: leadTasks.id });
    if (changed.length > 0) {
      work.record(taskFinished, { taskId, contractorId });
      return { ok: true, changed: true };
    }
    const [known] = await work.tx.select({ id: leadTasks.id }).from(leadTasks).where(own);
    return known ? { ok: true, changed: false } : { ok: false, code: "not_found" };
  });
}
