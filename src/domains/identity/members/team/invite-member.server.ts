import { and, eq, isNull, sql } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/contractor-accounts.server.ts";
import { canManageTeam } from "~/domains/identity/identity.policy.ts";
import { memberInvitationSchema } from "~/domains/identity/identity.schema.ts";
import { memberInvitations, members } from "~/domains/identity/identity.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { memberInvitation, memberOwnerInvited } from "../members.emails.server.ts";
import {
  changeTeam,
  changeTeamInTransaction,
  listOwners,
  mayMakeOwner,
  recordTeamChange,
  type TeamChange,
  type TeamManager,
  type TeamRefusal,
} from "./change-team.server.ts";
import { memberInvitationEnd } from "./invitations.server.ts";

const alreadyHasOwnerMessage =
  "It has an owner, who may invite another. Otherwise only a super admin does.";

export type MemberInvited = Result<{ email: string }, Invalid | TooMany | TeamRefusal | KeyReused>;

type Invited = Pick<typeof memberInvitations.$inferSelect, "email" | "role" | "moneyAllowed">;

/**
 * Invites someone to a business by email, once per key. A later invitation to the same address replaces the
 * earlier one.
 */
export async function inviteMember(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  values: object,
  key: string | null = null,
): Promise<MemberInvited> {
  authorize(canManageTeam(actor, contractorId));
  const checked = check(memberInvitationSchema, values);
  if (!checked.ok) return checked;
  const { email, role, money_allowed: moneyAllowed } = checked.value;
  const { waitSeconds } = await platform.limits.use("member_invitation", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `member-invitation:${contractorId}`,
    key,
    body: checked.value,
    repeat: async () => ({ ok: true, email }) as const,
  };
  return inTransactionOnce<MemberInvited>(platform, once, async (work, remember) => {
    if (!(await lockBusinessRow(work, contractorId))) return { ok: false, code: "not_found" };
    return changeTeamInTransaction<MemberInvited>(work, actor, contractorId, async () => {
      if (await isMemberOf(work, contractorId, email)) {
        return invalid({ email: "This address is already on the team" });
      }
      if (role === "owner" && !(await mayMakeOwner(work, actor, contractorId))) {
        return invalid({ email: alreadyHasOwnerMessage });
      }
      remember(await invite(work, actor, contractorId, { email, role, moneyAllowed }));
      return { ok: true, email };
    });
  });
}

/** Resends an invitation with a new link for seven days; the earlier link stops working. */
export async function resendInvitation(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  id: string,
): Promise<Result<object, TooMany | TeamRefusal>> {
  authorize(canManageTeam(actor, contractorId));
  const { waitSeconds } = await platform.limits.use("member_invitation", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return changeTeam<TeamChange>(platform, actor, contractorId, async (work) => {
    const [open] = await work.tx.select().from(memberInvitations).where(isOpen(contractorId, id));
    if (!open) return { ok: false, code: "not_found" };
    if (open.role === "owner" && !(await mayMakeOwner(work, actor, contractorId))) {
      return { ok: false, code: "not_allowed" };
    }
    await invite(work, actor, contractorId, open);
    return { ok: true };
  });
}

/** Cancels an invitation; its link stops working. */
export function revokeMemberInvitation(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  id: string,
) {
  authorize(canManageTeam(actor, contractorId));
  return changeTeam<TeamChange>(platform, actor, contractorId, async (work) => {
    const revoked = await work.tx
      .update(memberInvitations)
      .set({ revokedAt: work.now })
      .where(isOpen(contractorId, id))
      .returning({ role: memberInvitations.role });
    if (revoked.length === 0) return { ok: false, code: "not_found" };
    const after = { invitation: id };
    await recordTeamChange(work, actor, contractorId, {
      action: "member.revoke_invitation",
      after,
    });
    return { ok: true };
  });
}

async function invite(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  { email, role, moneyAllowed }: Invited,
): Promise<string> {
  await work.tx
    .update(memberInvitations)
    .set({ revokedAt: work.now })
    .where(
      and(
        eq(memberInvitations.contractorId, contractorId),
        sql`lower(${memberInvitations.email}) = lower(${email})`,
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
      ),
    );
  const id = newId();
  await work.tx.insert(memberInvitations).values({
    id,
    contractorId,
    email,
    role,
    moneyAllowed,
    invitedBy: actor.kind === "member" ? actor.id : null,
    createdAt: work.now,
    expiresAt: memberInvitationEnd(work.now),
  });
  await queueEmail(work, memberInvitation, {
    to: email,
    cause: `member-invitation:${id}`,
    subjectId: id,
    contractorId,
    params: { invitationId: id },
  });
  if (role === "owner") {
    for (const owner of await listOwners(work, contractorId)) {
      await queueEmail(work, memberOwnerInvited, {
        to: owner.email,
        cause: `member-owner-invited:${id}:${owner.id}`,
        subjectId: owner.userId,
        contractorId,
        params: { invitationId: id },
      });
    }
  }
  const after = { invitation: id, role };
  await recordTeamChange(work, actor, contractorId, { action: "member.invite", after });
  return id;
}

function isOpen(contractorId: string, id: string) {
  return and(
    eq(memberInvitations.id, id),
    eq(memberInvitations.contractorId, contractorId),
    isNull(memberInvitations.acceptedAt),
    isNull(memberInvitations.revokedAt),
  );
}

async function isMemberOf(
  { tx }: UnitOfWork,
  contractorId: string,
  email: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
        sql`lower(${memberUsers.email}) = lower(${email})`,
      ),
    );
  return rows.length > 0;
}
