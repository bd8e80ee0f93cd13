import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { leadTasks } from "~/features/lead-tasks/lead-tasks.tables.server.ts";
import { localTime } from "~/features/time-zones/local-time.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canNotifyMembers } from "../notifications.policy.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** By the clock of the business. */
const toldFrom = 8 * 60;
const day = 24 * 3_600_000;

/** Tells members of tasks whose day has come, from eight in the morning on, once (`notifications.by-choice`). */
export async function notifyOfTasks(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  const { database, settings, clock } = platform;
  const now = clock.now();
  const dayOf = (later: number) => new Date(now.getTime() + later * day).toISOString().slice(0, 10);
  // Wherever a business is, its day is one of these.
  const open = await database.query
    .select()
    .from(leadTasks)
    .where(
      and(
        isNull(leadTasks.doneAt),
        gte(leadTasks.dueOn, dayOf(-1)),
        lte(leadTasks.dueOn, dayOf(1)),
      ),
    );
  for (const [contractorId, tasks] of Map.groupBy(open, (task) => task.contractorId)) {
    const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
    const { year, month, day: date, minutes } = localTime(now, zone);
    if (minutes < toldFrom) continue;
    const today = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
    await inTransaction(platform, async (work) => {
      for (const { id, leadId, memberId } of tasks.filter(({ dueOn }) => dueOn === today)) {
        const [still] = await work.tx
          .select({ id: leadTasks.id })
          .from(leadTasks)
          .where(and(eq(leadTasks.id, id), isNull(leadTasks.doneAt)));
        if (!still) continue;
        await notifyMembers(work, platform, {
          contractorId,
          kind: "task-due",
          cause: `task:${id}:${today}`,
          leadId,
          visitId: null,
          exceptMemberId: null,
          onlyMemberId: memberId,
          businessAddress: null,
        });
      }
    });
  }
}
