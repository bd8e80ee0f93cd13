import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canChangeCrews, canReadCrews } from "./crews.policy.ts";
import { crewMembers, crews } from "./crews.tables.server.ts";
import type { CrewColor } from "./crews.ts";

export type Crew = { id: string; name: string; color: CrewColor; memberIds: string[] };

/** A business's active crews by name, with their memberships. */
export async function listCrews(platform: Platform, actor: Actor): Promise<Crew[]> {
  authorize(canReadCrews(actor));
  const { query } = platform.database;
  const found = await query
    .select({ id: crews.id, name: crews.name, color: crews.color })
    .from(crews)
    .where(and(eq(crews.contractorId, actor.contractorId), isNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id))
    .limit(200);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const people = await query.select().from(crewMembers).where(inArray(crewMembers.crewId, ids));
  return found.map((crew) => ({
    ...crew,
    memberIds: people.filter(({ crewId }) => crewId === crew.id).map(({ memberId }) => memberId),
  }));
}

/** Archived crews by name. */
export async function listArchivedCrews(platform: Platform, actor: Actor) {
  authorize(canChangeCrews(actor));
  return platform.database.query
    .select({ id: crews.id, name: crews.name, color: crews.color })
    .from(crews)
    .where(and(eq(crews.contractorId, actor.contractorId), isNotNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id))
    .limit(200);
}
