import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import { canReadColleagues, canReadTeam } from "~/domains/identity/identity.policy.ts";
import { memberInvitations, members } from "~/domains/identity/identity.tables.server.ts";
import { type Actor, authorize, isPermitted } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * The members of a business, in the order they joined, and open invitations. Only staff see when someone last
 * signed in, since that may have been to another business (`members.bound-to-business`).
 */
export async function listTeam({ database, clock }: Platform, actor: Actor, contractorId: string) {
  authorize(canReadTeam(actor, contractorId));
  const team = await database.query
    .select({
      id: members.id,
      name: memberUsers.name,
      email: memberUsers.email,
      role: members.role,
      moneyAllowed: members.moneyAllowed,
      joinedAt: members.joinedAt,
      signedInAt: memberUsers.signedInAt,
    })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, contractorId), isNull(members.revokedAt)))
    .orderBy(asc(members.joinedAt), asc(members.id));
  const invitations = await database.query
    .select({
      id: memberInvitations.id,
      email: memberInvitations.email,
      role: memberInvitations.role,
      expiresAt: memberInvitations.expiresAt,
    })
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.contractorId, contractorId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
        gt(memberInvitations.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(memberInvitations.id));
  const isForStaff = isPermitted(actor, "read");
  return {
    team: team.map((member) => ({ ...member, signedInAt: isForStaff ? member.signedInAt : null })),
    invitations,
  };
}

export type Team = Awaited<ReturnType<typeof listTeam>>;

/** The members of a business to whom work can be assigned, by name. */
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

/** The owners of a business: membership IDs and email addresses. */
export function readOwners(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: members.id, email: memberUsers.email })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(members.contractorId, contractorId),
        eq(members.role, "owner"),
        isNull(members.revokedAt),
      ),
    );
}
