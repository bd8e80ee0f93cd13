import { and, eq, isNull } from "drizzle-orm";
import { revokeKeys } from "~/domains/identity/api-keys/manage-api-keys.server.ts";
import { canManageTeam } from "~/domains/identity/identity.policy.ts";
import { memberRoleSchema } from "~/domains/identity/identity.schema.ts";
import { memberInvitations, members } from "~/domains/identity/identity.tables.server.ts";
import { recordSecurityEvent } from "~/domains/identity/security-events/security-events.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { memberOwnerLeft } from "../members.emails.server.ts";
import { memberRevoked, memberRoleChanged } from "../members.events.ts";
import {
  changeTeam,
  findActive,
  isLastOwner,
  listOwners,
  mayMakeOwner,
  recordTeamChange,
  type TeamChange,
  type TeamManager,
  type TeamRefusal,
} from "./change-team.server.ts";

/** Changes a member's role, and whether a technician can see prices. */
export async function changeMember(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  memberId: string,
  values: object,
): Promise<Result<object, Invalid | TeamRefusal>> {
  authorize(canManageTeam(actor, contractorId));
  const checked = check(memberRoleSchema, values);
  if (!checked.ok) return checked;
  const { role, money_allowed: moneyAllowed } = checked.value;
  return changeTeam<TeamChange>(platform, actor, contractorId, async (work) => {
    const member = await findActive(work, contractorId, memberId);
    if (!member) return { ok: false, code: "not_found" };
    if (role !== "owner" && (await isLastOwner(work, contractorId, member))) {
      return { ok: false, code: "last_owner" };
    }
    if (role === "owner" && !(await mayMakeOwner(work, actor, contractorId))) {
      return { ok: false, code: "not_allowed" };
    }
    await work.tx.update(members).set({ role, moneyAllowed }).where(eq(members.id, memberId));
    if (role !== member.role) work.record(memberRoleChanged, { memberId, contractorId });
    if (role !== "owner") await endOwnership(work, actor, contractorId, member);
    await recordTeamChange(work, actor, contractorId, {
      action: "member.change_role",
      before: { member: memberId, role: member.role, money_allowed: member.moneyAllowed },
      after: { member: memberId, role, money_allowed: moneyAllowed },
    });
    return { ok: true };
  });
}

/** Removes someone from a business right away; what they did stays on record (`members.revoked-at-once`). */
export async function revokeMember(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  memberId: string,
): Promise<TeamChange> {
  authorize(canManageTeam(actor, contractorId));
  let email = "";
  const revoked = await changeTeam<TeamChange>(platform, actor, contractorId, async (work) => {
    const member = await findActive(work, contractorId, memberId);
    if (!member) return { ok: false, code: "not_found" };
    if (await isLastOwner(work, contractorId, member)) return { ok: false, code: "last_owner" };
    await work.tx.update(members).set({ revokedAt: work.now }).where(eq(members.id, memberId));
    work.record(memberRevoked, { memberId, contractorId });
    await endOwnership(work, actor, contractorId, member);
    await recordTeamChange(work, actor, contractorId, {
      action: "member.revoke",
      before: { member: memberId, role: member.role },
      after: { member: memberId, revoked: true },
    });
    email = member.email;
    return { ok: true };
  });
  if (revoked.ok)
    await recordSecurityEvent(platform, "member_revoked", { memberEmail: email }, null);
  return revoked;
}

type FormerOwner = { id: string; role: string };

/**
 * Revokes a former owner's open invitations and the API keys they created, and notifies the remaining owners
 * of those. Webhooks belong to the business and remain.
 */
async function endOwnership(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  member: FormerOwner,
): Promise<void> {
  await revokeInvitationsBy(work, contractorId, member.id);
  const keyIds = await revokeKeys(work, actor, contractorId, { madeBy: member.id });
  if (member.role !== "owner") return;
  const cause = `member-owner-left:${newId()}`;
  for (const owner of await listOwners(work, contractorId)) {
    await queueEmail(work, memberOwnerLeft, {
      to: owner.email,
      cause: `${cause}:${owner.id}`,
      subjectId: owner.userId,
      contractorId,
      params: { memberId: member.id, keyIds },
    });
  }
}

/** Cancels the open invitations that this member sent. */
async function revokeInvitationsBy(
  { tx, now }: UnitOfWork,
  contractorId: string,
  memberId: string,
): Promise<void> {
  await tx
    .update(memberInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(memberInvitations.contractorId, contractorId),
        eq(memberInvitations.invitedBy, memberId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
      ),
    );
}
