import { and, eq, inArray, isNull } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { canChangeCrews } from "./crews.policy.ts";
import { crewSchema } from "./crews.schema.ts";
import { crewMembers, crews } from "./crews.tables.server.ts";

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
  const wanted = new Set(memberIds);
  if (wanted.size === 0) return true;
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        inArray(members.id, [...wanted]),
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
      ),
    );
  return found.length === wanted.size;
}
