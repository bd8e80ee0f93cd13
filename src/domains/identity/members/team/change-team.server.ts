import { and, eq, isNull, sql } from "drizzle-orm";
import { canMakeOwners } from "~/domains/identity/identity.policy.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import type { BusinessMember, StaffMember, SystemActor } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Who can change a team, as checked by its policy. */
export type TeamManager = BusinessMember | StaffMember | SystemActor;

/** Why nothing was changed; `last_owner`: the business would have no owner. */
export type TeamRefusal = Refused<"not_allowed" | "not_found" | "last_owner">;

export type TeamChange = Result<object, TeamRefusal>;

/**
 * Runs changes to a business's team one at a time, so two owners can't remove each other's role at the same
 * time. Refuses an actor who was just revoked.
 */
export function changeTeam<T extends { ok: boolean }>(
  platform: Platform,
  actor: TeamManager,
  contractorId: string,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T | Refused<"not_allowed">> {
  return inTransaction(platform, (work) =>
    changeTeamInTransaction(work, actor, contractorId, () => run(work)),
  );
}

/** Like `changeTeam`, within the caller's transaction. */
export async function changeTeamInTransaction<T extends { ok: boolean }>(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  run: () => Promise<T>,
): Promise<T | Refused<"not_allowed">> {
  if (actor.kind !== "member") await lockTeam(work, contractorId);
  else if (!(await isStillOwner(work, actor))) return { ok: false, code: "not_allowed" };
  return run();
}

/**
 * Whether the actor is an owner now and until the transaction ends. Otherwise someone they add after their
 * revocation would never be removed (`members.revoked-at-once`).
 */
export async function isStillOwner(
  work: UnitOfWork,
  { contractorId, id }: Pick<BusinessMember, "contractorId" | "id">,
): Promise<boolean> {
  await lockTeam(work, contractorId);
  return (await findActive(work, contractorId, id))?.role === "owner";
}

/** Locks the team of this business until the transaction ends. */
export async function lockTeam({ tx }: UnitOfWork, contractorId: string): Promise<void> {
  await acquireLock(tx, "members", contractorId);
}

/** A current member of this business; null for another business's member and for a revoked one. */
export async function findActive({ tx }: UnitOfWork, contractorId: string, memberId: string) {
  const [member] = await tx
    .select({
      id: members.id,
      role: members.role,
      moneyAllowed: members.moneyAllowed,
      email: memberUsers.email,
    })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(members.id, memberId),
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
      ),
    );
  return member ?? null;
}

/** Whether this member is the business's only owner. */
export async function isLastOwner(
  work: UnitOfWork,
  contractorId: string,
  member: { id: string; role: string },
): Promise<boolean> {
  if (member.role !== "owner") return false;
  return (await listOwners(work, contractorId)).every(({ id }) => id === member.id);
}

/** Whether this actor can make someone an owner: staff can if there is none. */
export async function mayMakeOwner(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
): Promise<boolean> {
  return canMakeOwners(actor) || (await listOwners(work, contractorId)).length === 0;
}

/** The current owners of a business. */
export function listOwners({ tx }: UnitOfWork, contractorId: string) {
  return tx
    .select({ id: members.id, userId: members.userId, email: memberUsers.email })
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

/** Records a change to a team in the audit log: IDs, roles, and states, no names. */
export function recordTeamChange(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  { action, before = null, after }: { action: string; before?: object | null; after: object },
): Promise<void> {
  const entity = { entity: "contractor", entityId: contractorId };
  return recordChange(work, actor, { action, ...entity, before, after });
}

/**
 * Makes the person with the business's confirmed address its first owner, once. Does nothing if the business
 * has or had members.
 */
export async function ensureFirstOwner(work: UnitOfWork, contractorId: string): Promise<void> {
  await lockTeam(work, contractorId);
  const [account] = await work.tx
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account?.emailVerifiedAt || account.erasedAt) return;
  const [member] = await work.tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.contractorId, contractorId))
    .limit(1);
  if (member) return;
  const userId = await ensureMemberUser(work, account);
  await work.tx.insert(members).values({ contractorId, userId, role: "owner", joinedAt: work.now });
}

/** Finds or creates the account of an address; an existing one keeps its name. @returns its ID */
export async function ensureMemberUser(
  { tx, now }: UnitOfWork,
  { email, name }: { email: string; name: string },
): Promise<string> {
  await tx
    .insert(memberUsers)
    .values({ id: newId(), email: email.toLowerCase(), name, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [user] = await tx
    .select({ id: memberUsers.id })
    .from(memberUsers)
    .where(sql`lower(${memberUsers.email}) = lower(${email})`);
  if (!user) throw new Error("No account with this email address");
  return user.id;
}
