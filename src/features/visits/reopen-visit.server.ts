import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { unlessCrewTaken } from "./crew-is-taken.server.ts";
import { isOfOwnCrew, lockVisit } from "./lock-visit.server.ts";
import { reminderOf } from "./visit-clock.ts";
import { visitReopened } from "./visits.events.ts";
import { canDoVisits, seesOwnCrewsOnly } from "./visits.policy.ts";

/** Whether it stands otherwise now; refused where it was called off, or its crew is elsewhere then. */
export type VisitReopened = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible"> | Invalid
>;

/**
 * Takes back that a visit is done: it is booked again, and its job open (`schedule.reopen`). A technician
 * does so with visits of their own crews.
 */
export async function reopenVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitReopened> {
  authorize(canDoVisits(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const [found] = await query.select().from(visits).where(eq(visits.id, visitId));
  if (found?.contractorId !== contractorId) return { ok: false, code: "not_found" };
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const wanted = { contractorId, crewId: found.crewId, times: found, zone, visitId };
  return unlessCrewTaken(platform, wanted, () =>
    inTransaction(platform, async (work): Promise<VisitReopened> => {
      const { tx, now } = work;
      const own = seesOwnCrewsOnly(actor) ? isOfOwnCrew(tx, actor) : undefined;
      const visit = await lockVisit(work, contractorId, visitId, own);
      if (!visit) return { ok: false, code: "not_found" };
      if (visit.state === "booked") return { ok: true, changed: false };
      if (visit.state !== "done") return { ok: false, code: "not_possible" };
      await tx
        .update(visits)
        .set({
          state: "booked",
          endedAt: null,
          remindAt: reminderOf(visit.startsAt, zone, now),
          updatedAt: now,
        })
        .where(eq(visits.id, visitId));
      await tx
        .update(workOrders)
        .set({ status: "open", updatedAt: now })
        .where(eq(workOrders.id, visit.workOrderId));
      work.record(visitReopened, { visitId, contractorId, leadId: visit.leadId });
      return { ok: true, changed: true };
    }),
  );
}
