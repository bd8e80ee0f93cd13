import { and, asc, eq, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadColleagues } from "../members.policy.ts";
import { members } from "../members.tables.server.ts";

/** The people of a business to whom something can be given to do, by name. */
export async function listColleagues(platform: Platform, actor: Actor) {
  authorize(canReadColleagues(actor));
  return platform.database.query
    .select({ id: members.id, name: memberUsers.name, role: members.role })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, actor.contractorId), isNull(members.revokedAt)))
    .orderBy(asc(memberUsers.name), asc(members.id))
    .limit(200);
}

export type Colleague = Awaited<ReturnType<typeof listColleagues>>[number];
