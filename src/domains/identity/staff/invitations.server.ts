import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { staffInvitation } from "~/domains/identity/accounts/accounts.emails.server.ts";
import { choosePassword } from "~/domains/identity/accounts/new-passwords.server.ts";
import { canManageStaff } from "~/domains/identity/identity.policy.ts";
import { acceptSchema, invitationSchema } from "~/domains/identity/identity.schema.ts";
import { adminRoles, staffInvitations } from "~/domains/identity/identity.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type StaffMember } from "~/domains/shared/index.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { insertUser, setPassword } from "~/platform/accounts/passwords.server.ts";
import { endSessions } from "~/platform/accounts/sessions.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { changeStaff, type StaffChange, type StaffRefused } from "./change-staff.server.ts";

const purpose = "staff-invitation";
const lifetimeDays = 7;

type Invitation = typeof staffInvitations.$inferSelect;

/** When an invitation created now expires. */
function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
}

/** The link to accept an invitation. */
export function invitationLink(
  platform: Platform,
  { id, expiresAt }: Pick<Invitation, "id" | "expiresAt">,
): string {
  const token = platform.signer.sign(purpose, id, expiresAt);
  return new URL(`/admin/invitation/${token}`, platform.settings.siteUrl).href;
}

/** The invitation of a link that still works, or null. */
async function findOpenInvitation(
  platform: Platform,
  db: Reader,
  token: string,
): Promise<Invitation | null> {
  const id = platform.signer.read(purpose, token, platform.clock.now());
  if (!id) return null;
  const [staffInvitation] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), stillOpen(platform.clock.now())));
  return staffInvitation ?? null;
}

/** What an invitation page shows; null if the link no longer works. */
export async function showInvitation(platform: Platform, token: string) {
  const invitation = await findOpenInvitation(platform, platform.database.query, token);
  return invitation && { email: invitation.email, role: invitation.role };
}

/** Open invitations, newest first; with their links if no email can be sent. */
export async function listOpenInvitations(platform: Platform, actor: Actor) {
  authorize(canManageStaff(actor));
  const rows = await platform.database.query
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      invitedBy: users.name,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(stillOpen(platform.clock.now()))
    .orderBy(desc(staffInvitations.id));
  return rows.map((row) => ({
    ...row,
    link: platform.mailer ? null : invitationLink(platform, row),
  }));
}

export type Invited = Result<{ email: string }, Invalid | StaffRefused>;

/** Invites someone by email. A later invitation to the same address replaces the earlier one. */
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
    await work.tx.update(staffInvitations).set({ revokedAt: work.now }).where(hasAddress(email));
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

/** Cancels an invitation: its link no longer works. */
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
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(adminRoles, eq(adminRoles.userId, users.id))
    .where(sql`lower(${users.email}) = lower(${email})`);
  return rows.length > 0;
}

/** Audit entries identify an invited person only by the invitation's ID. */
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

export type Accepted = Result<
  { email: string; password: string },
  Invalid | Refused<"link_expired">
>;

/** Creates the account that an invitation is for. The link works once. */
export async function acceptInvitation(
  platform: Platform,
  token: string,
  values: object,
): Promise<Accepted> {
  const checked = check(acceptSchema, values);
  if (!checked.ok) return checked;
  const { name, password } = checked.value;
  const open = await findOpenInvitation(platform, platform.database.query, token);
  if (!open) return { ok: false, code: "link_expired" };
  const chosen = await choosePassword(platform, password, { email: open.email, name });
  if (!chosen.ok) return invalid({ password: chosen.message });
  const { passwordHash } = chosen;
  return inTransaction(platform, async (work) => {
    await acquireLock(work.tx, "staff");
    const invitation = await findOpenInvitation(platform, work.tx, token);
    if (!invitation) return { ok: false, code: "link_expired" };
    const { email, role } = invitation;
    const userId = await makeUser(work, { email, name, passwordHash });
    await work.tx
      .insert(adminRoles)
      .values({ userId, role, createdAt: work.now })
      .onConflictDoNothing();
    await work.tx
      .update(staffInvitations)
      .set({ acceptedAt: work.now })
      .where(eq(staffInvitations.id, invitation.id));
    await recordChange(
      work,
      { id: userId, email },
      {
        action: "staff.join",
        entity: "staff",
        entityId: userId,
        before: null,
        after: { role, invitation: invitation.id },
      },
    );
    return { ok: true, email, password };
  });
}

/** Someone who was a user before, without a role, stays the same user with a new password. */
async function makeUser(
  { tx }: UnitOfWork,
  person: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${person.email})`);
  if (!user) return insertUser(tx, person);
  await tx.update(users).set({ name: person.name, disabledAt: null }).where(eq(users.id, user.id));
  await setPassword(tx, user.id, person.passwordHash);
  await endSessions(tx, "staff", user.id);
  return user.id;
}

/** SQL condition for the open invitations of one address. */
function hasAddress(email: string) {
  return and(
    sql`lower(${staffInvitations.email}) = lower(${email})`,
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
  );
}

function stillOpen(now: Date) {
  return and(
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, now),
  );
}
