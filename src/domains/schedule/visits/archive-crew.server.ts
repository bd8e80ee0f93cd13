import { and, count, eq, gt, isNotNull } from "drizzle-orm";
import { canChangeCrews } from "~/domains/schedule/crews/crews.policy.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

/** `changed` is false if it already had this state; errors are reported under `archive`. */
export type CrewArchived = Result<{ changed: boolean }, Refused<"not_found"> | Invalid>;

/**
 * Archives a crew and keeps its past visits. Rejected while it has upcoming visits: move or cancel
 * them first.
 */
export async function archiveCrew(
  platform: Platform,
  actor: Actor,
  crewId: string,
): Promise<CrewArchived> {
  authorize(canChangeCrews(actor));
  return inTransaction(platform, async ({ tx, now }): Promise<CrewArchived> => {
    const own = and(eq(crews.id, crewId), eq(crews.contractorId, actor.contractorId));
    // Booking the crew also locks its row.
    const [crew] = await tx
      .select()
      .from(crews)
      .where(own)
      .for(...lockRows(crews));
    if (!crew) return { ok: false, code: "not_found" };
    if (crew.archivedAt) return { ok: true, changed: false };
    const [booked] = await tx
      .select({ count: count() })
      .from(visits)
      .where(and(eq(visits.crewId, crewId), eq(visits.state, "booked"), gt(visits.endsAt, now)));
    if (booked && booked.count > 0) {
      const many =
        booked.count === 1 ? "an upcoming appointment" : `${booked.count} upcoming appointments`;
      return invalid({ archive: `${crew.name} has ${many}. Reschedule or cancel them first.` });
    }
    await tx.update(crews).set({ archivedAt: now, updatedAt: now }).where(own);
    return { ok: true, changed: true };
  });
}

/** Restores an archived crew, unless another crew has its name now. */
export async function restoreCrew(
  platform: Platform,
  actor: Actor,
  crewId: string,
): Promise<CrewArchived> {
  authorize(canChangeCrews(actor));
  try {
    const restored = await platform.database.query
      .update(crews)
      .set({ archivedAt: null, updatedAt: platform.clock.now() })
      .where(
        and(
          eq(crews.id, crewId),
          eq(crews.contractorId, actor.contractorId),
          isNotNull(crews.archivedAt),
        ),
      )
      .returning({ id: crews.id });
    return restored.length > 0 ? { ok: true, changed: true } : { ok: false, code: "not_found" };
  } catch (error) {
    if (violationOf(error)?.constraint !== "crews_one_per_name") throw error;
    return invalid({ archive: "Another crew has this name now. Rename that one first." });
  }
}
