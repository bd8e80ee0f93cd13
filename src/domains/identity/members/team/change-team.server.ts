import { and, eq, isNull } from "drizzle-orm";
import type { BusinessMember, StaffMember, SystemActor } from "~/domains/shared/access/actor.ts";
import { holdLock } from "~/domains/shared/access/hold-lock.server.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canMakeOwners } from "../members.policy.ts";
import { members } from "../members.tables.server.ts";

/** Who may change a team, as its policy lets them in. */
export type TeamManager = BusinessMember | StaffMember | SystemActor;

/** Why nothing was changed; `last_owner`: nobody would be left who manages the business. */
export type TeamRefused = Refused<"not_allowed" | "not_found" | "last_owner">;

export type TeamChange = Result<object, TeamRefused>;

/**
 * Changes to a business's team take turns, so that two owners cannot take each other's role at once.
 * Whoever was revoked a moment ago changes nothing any more.
 */
export function changeTeam<T extends { ok: boolean }>(
  platform: Platform,
  actor: TeamManager,
  contractorId: string,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T | Refused<"not_allowed">> {
  return inTransaction(platform, (work) => inTurn(work, actor, contractorId, () => run(work)));
}

/** The same as a part of the caller's transaction. */
export async function inTurn<T extends { ok: boolean }>(
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
 * Whether who acts is an owner at this moment, and until the transaction ends: what they let in after
 * their revocation would be ended by nobody (`members.revoked-at-once`).
 */
export async function isStillOwner(
  work: UnitOfWork,
  { contractorId, id }: Pick<BusinessMember, "contractorId" | "id">,
): Promise<boolean> {
  await lockTeam(work, contractorId);
  return (await findActive(work, contractorId, id))?.role === "owner";
}

/** Until the transaction ends nobody else changes who belongs to this business. */
export async function lockTeam({ tx }: UnitOfWork, contractorId: string): Promise<void> {
  await holdLock(tx, "members", contractorId);
}

/** A member of this business as they are now; null for one of another, and for who was revoked. */
export async function findActive({ tx }: UnitOfWork, contractorId: string, memberId: string) {
  const [found] = await tx
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
  return found ?? null;
}

/** Whether a business would have no owner if this member were none. */
export async function isLastOwner(
  work: UnitOfWork,
  contractorId: string,
  member: { id: string; role: string },
): Promise<boolean> {
  if (member.role !== "owner") return false;
  return (await listOwners(work, contractorId)).every(({ id }) => id === member.id);
}

/** Whether somebody may become an owner by this actor: staff help where there is none. */
export async function mayMakeOwner(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
): Promise<boolean> {
  return canMakeOwners(actor) || (await listOwners(work, contractorId)).length === 0;
}

/** The owners that a business has now. */
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

/** Notes a change to a team: ids, roles and states, no names. */
export function recordTeamChange(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  { action, before = null, after }: { action: string; before?: object | null; after: object },
): Promise<void> {
  const entity = { entity: "contractor", entityId: contractorId };
  return recordChange(work, actor, { action, ...entity, before, after });
}
