import { and, eq, isNull, sql } from "drizzle-orm";
import { type Actor, authorize, type StaffMember } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { staffInvitation } from "../staff.emails.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import { invitationSchema } from "../staff.schema.ts";
import { adminRoles, staffInvitations } from "../staff.tables.server.ts";
import { invitationEnd, ofAddress } from "./invitations.server.ts";
import { changeStaff, type StaffChange, type StaffRefused } from "./staff-change.server.ts";

export type Invited = Result<{ email: string }, Invalid | StaffRefused>;

/** Invites somebody by mail. A later invitation of the same address replaces the earlier one. */
export async function inviteStaff(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Invited> {
  authorize(canManageStaff(actor));
  const checked = check(invitationSchema, values);
  if (!checked.ok) return checked;
  const { email, role } = checked.value;
  return changeStaff<Invited>(platform, actor, async (work) => {
    if (await isStaff(work, email)) {
      return invalid({ email: "This address already belongs to a staff member" });
    }
    await work.tx.update(staffInvitations).set({ revokedAt: work.now }).where(ofAddress(email));
    const id = newId();
    const expiresAt = invitationEnd(work.now);
    await work.tx
      .insert(staffInvitations)
      .values({ id, email, role, invitedBy: actor.id, createdAt: work.now, expiresAt });
    await queueEmail(work, staffInvitation, {
      to: email,
      cause: `staff-invitation:${id}`,
      subjectId: id,
      params: { invitationId: id },
    });
    await recordInvitation(work, actor, "staff.invite", id, { role });
    return { ok: true, email };
  });
}

/** Takes an invitation back: its link no longer works. */
export function revokeInvitation(platform: Platform, actor: Actor, id: string) {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const revoked = await work.tx
      .update(staffInvitations)
      .set({ revokedAt: work.now })
      .where(
        and(
          eq(staffInvitations.id, id),
          isNull(staffInvitations.acceptedAt),
          isNull(staffInvitations.revokedAt),
        ),
      )
      .returning({ role: staffInvitations.role });
    if (revoked.length === 0) return { ok: false, code: "not_found" };
    await recordInvitation(work, actor, "staff.revoke_invitation", id, { revoked: true });
    return { ok: true };
  });
}

async function isStaff({ tx }: UnitOfWork, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(adminRoles, eq(adminRoles.userId, users.id))
    .where(sql`lower(${users.email}) = lower(${email})`);
  return found.length > 0;
}

/** An invited person is on record by the invitation's id alone. */
function recordInvitation(
  work: UnitOfWork,
  actor: StaffMember,
  action: string,
  id: string,
  after: object,
) {
  const entity = { action, entity: "staff_invitation", entityId: id };
  return recordChange(work, actor, { ...entity, before: null, after });
}
