import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordSecurityEvent } from "~/features/security-events/record-security-event.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { memberRevoked, memberRoleChanged } from "../members.events.ts";
import { canManageTeam } from "../members.policy.ts";
import { memberRoleSchema } from "../members.schema.ts";
import { members } from "../members.tables.server.ts";
import {
  changeTeam,
  findActive,
  isLastOwner,
  mayMakeOwner,
  recordTeamChange,
  type TeamChange,
  type TeamRefused,
} from "./change-team.server.ts";
import { endOwnership } from "./end-ownership.server.ts";

/** Gives a member another role, and says whether a technician may see what things cost. */
export async function changeMember(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  memberId: string,
  values: object,
): Promise<Result<object, Invalid | TeamRefused>> {
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

/** Takes somebody out of a business from this moment on; what they did stays on record (`members.revoked-at-once`). */
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
