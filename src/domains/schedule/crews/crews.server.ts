import { and, asc, count, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { canChangeCrews, canPlanFor, canReadCrews } from "~/domains/schedule/schedule.policy.ts";
import { crewSchema } from "~/domains/schedule/schedule.schema.ts";
import { crewMembers, crews, visits } from "~/domains/schedule/schedule.tables.server.ts";
import type { CrewColor } from "~/domains/schedule/schedule.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";

export type Crew = { id: string; name: string; color: CrewColor; memberIds: string[] };

/** A business's active crews by name, with their memberships. */
export async function listCrews(platform: Platform, actor: Actor): Promise<Crew[]> {
  authorize(canReadCrews(actor));
  const { query } = platform.database;
  const rows = await query
    .select({ id: crews.id, name: crews.name, color: crews.color })
    .from(crews)
    .where(and(eq(crews.contractorId, actor.contractorId), isNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id))
    .limit(200);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await query.select().from(crewMembers).where(inArray(crewMembers.crewId, ids));
  return rows.map((crew) => ({
    ...crew,
    memberIds: people.filter(({ crewId }) => crewId === crew.id).map(({ memberId }) => memberId),
  }));
}

/** Archived crews by name. */
export async function listArchivedCrews(platform: Platform, actor: Actor) {
  authorize(canPlanFor(actor));
  return platform.database.query
    .select({ id: crews.id, name: crews.name, color: crews.color })
    .from(crews)
    .where(and(eq(crews.contractorId, actor.contractorId), isNotNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id))
    .limit(200);
}

export type CrewSaved = Result<{ crewId: string }, Refused<"not_found"> | Invalid>;

/** Creates a crew, or with an id updates the business's crew, and sets its members. */
export async function saveCrew(
  platform: Platform,
  actor: Actor,
  crewId: string | null,
  values: object,
): Promise<CrewSaved> {
  authorize(canChangeCrews(actor));
  const checked = check(crewSchema, values);
  if (!checked.ok) return checked;
  const { name, color, member_ids: memberIds } = checked.value;
  const { contractorId } = actor;
  try {
    return await inTransaction(platform, async (work): Promise<CrewSaved> => {
      const { tx, now } = work;
      if (!(await areOwnMembers(work, contractorId, memberIds))) {
        return invalid({ member_ids: "Choose people on your team" });
      }
      const id = crewId ?? newId();
      if (crewId) {
        const changed = await tx
          .update(crews)
          .set({ name, color, updatedAt: now })
          .where(and(eq(crews.id, crewId), eq(crews.contractorId, contractorId)))
          .returning({ id: crews.id });
        if (changed.length === 0) return { ok: false, code: "not_found" };
        await tx.delete(crewMembers).where(eq(crewMembers.crewId, crewId));
      } else {
        await tx.insert(crews).values({ id, contractorId, name, color, createdAt: now });
      }
      const people = [...new Set(memberIds)].map((memberId) => ({ crewId: id, memberId }));
      if (people.length > 0) await tx.insert(crewMembers).values(people);
      return { ok: true, crewId: id };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "crews_one_per_name") throw error;
    return invalid({ name: "Another crew has this name" });
  }
}

async function areOwnMembers(
  { tx }: UnitOfWork,
  contractorId: string,
  memberIds: readonly string[],
) {
  const ids = new Set(memberIds);
  if (ids.size === 0) return true;
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        inArray(members.id, [...ids]),
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
      ),
    );
  return rows.length === ids.size;
}

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
    const scope = and(eq(crews.id, crewId), eq(crews.contractorId, actor.contractorId));
    // Booking the crew also locks its row.
    const [crew] = await tx
      .select()
      .from(crews)
      .where(scope)
      .for(...lockRows(crews));
    if (!crew) return { ok: false, code: "not_found" };
    if (crew.archivedAt) return { ok: true, changed: false };
    const [booked] = await tx
      .select({ count: count() })
      .from(visits)
      .where(and(eq(visits.crewId, crewId), eq(visits.state, "booked"), gt(visits.endsAt, now)));
    if (booked && booked.count > 0) {
      const reason =
        booked.count === 1 ? "an upcoming appointment" : `${booked.count} upcoming appointments`;
      return invalid({ archive: `${crew.name} has ${reason}. Reschedule or cancel them first.` });
    }
    await tx.update(crews).set({ archivedAt: now, updatedAt: now }).where(scope);
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
