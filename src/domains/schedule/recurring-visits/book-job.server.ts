import { eq } from "drizzle-orm";
import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { ruleOf } from "~/domains/schedule/recurrences/recurrences.ts";
import { bookVisit, type VisitBooked } from "~/domains/schedule/visits/book-visit.server.ts";
import { canPlanVisits } from "~/domains/schedule/visits/visits.policy.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { planVisitsInTransaction } from "./plan-visits-in-transaction.server.ts";
import type { NewJob } from "./recurring-visits.schema.ts";

/**
 * Books a job's first visit and, if it recurs, further ones up to the horizon. Days on which the
 * crew is busy are reported as collisions.
 */
export async function bookJob(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewJob; requestKey: string | null },
): Promise<VisitBooked> {
  authorize(canPlanVisits(actor));
  const { repeats: frequency, repeats_until: lastDay, date: firstDay } = request;
  if (!frequency) return bookVisit(platform, actor, { request, requestKey });
  if (lastDay && lastDay <= firstDay) {
    return invalid({ repeats_until: "Choose a day after the first appointment" });
  }
  // A recurring job is always a new job.
  const ofItsOwn = { ...request, work_order_id: request.work_order_id ?? ("new" as const) };
  return bookVisit(platform, actor, {
    request: ofItsOwn,
    requestKey,
    alongside: async (work, { visitId, workOrderId, crewId, zone }) => {
      const { tx, now } = work;
      const [recurrence] = await tx
        .insert(recurrences)
        .values({
          contractorId: actor.contractorId,
          workOrderId,
          crewId,
          frequency,
          rule: ruleOf(frequency, firstDay),
          firstDay,
          lastDay,
          startMinutes: request.time,
          durationMinutes: request.duration_minutes,
          travelMinutes: request.travel_minutes,
          windowMinutes: request.window_minutes,
          plannedTo: firstDay,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!recurrence) throw new Error("Recurring job not saved");
      const own = { recurrenceId: recurrence.id, recurrenceDay: firstDay };
      await tx.update(visits).set(own).where(eq(visits.id, visitId));
      await planVisitsInTransaction(work, recurrence, zone);
    },
  });
}
