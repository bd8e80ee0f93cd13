import { and, asc, eq, isNull, max, ne } from "drizzle-orm";
import { codesRemoved, roleChanged } from "~/domains/identity/accounts/accounts.emails.server.ts";
import { sendAccountNotice } from "~/domains/identity/accounts/notices.server.ts";
import { canManageStaff } from "~/domains/identity/identity.policy.ts";
import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import { acquireLock, recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  may,
  type StaffMember,
  type StaffRole,
} from "~/domains/shared/index.ts";
import { sessions, users } from "~/platform/accounts/accounts.tables.server.ts";
import { endSessions } from "~/platform/accounts/sessions.server.ts";
import { removeSecondFactor } from "~/platform/accounts/two-factor.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Everyone with a role, by name, and when each was last active. */
export function listStaff(platform: Platform, actor: Actor) {
  authorize(canManageStaff(actor));
  return platform.database.query
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: adminRoles.role,
      twoFactor: users.twoFactorEnabled,
      disabledAt: users.disabledAt,
      joinedAt: adminRoles.createdAt,
      usedAt: max(sessions.updatedAt),
    })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .groupBy(users.id, adminRoles.userId)
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Why nothing was changed: the actor just lost their role; the member doesn't exist; or no one would be left
 * who can sign in and manage staff.
 */
export type StaffRefused = Refused<"not_allowed" | "not_found" | "last_super_admin">;

export type StaffChange = Result<object, StaffRefused>;

type Changed = { id: string; email: string; role: StaffRole; disabledAt: Date | null };

/**
 * Runs changes to the staff one at a time, so two super admins can't remove each other's role at the same
 * time.
 */
export function changeStaff<T extends { ok: boolean }>(
  platform: Platform,
  actor: StaffMember,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T | Refused<"not_allowed">> {
  return inTransaction(platform, async (work) => {
    await acquireLock(work.tx, "staff");
    const current = await findMember(work, actor.id);
    if (!current || current.disabledAt || !may(current, "manage_staff")) {
      return { ok: false, code: "not_allowed" };
    }
    return run(work);
  });
}

/** Changes a staff member's role, ends their sessions, and notifies them by email. */
export function changeRole(
  platform: Platform,
  actor: Actor,
  userId: string,
  role: StaffRole,
): Promise<StaffChange> {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const member = await findMember(work, userId);
    if (!member) return { ok: false, code: "not_found" };
    if (member.role === role) return { ok: true };
    if (await isLastSuperAdmin(work, member)) return { ok: false, code: "last_super_admin" };
    await work.tx.update(adminRoles).set({ role }).where(eq(adminRoles.userId, userId));
    await endSessions(work.tx, "staff", userId);
    await recordChange(work, actor, {
      action: "staff.change_role",
      entity: "staff",
      entityId: userId,
      before: { role: member.role },
      after: { role },
    });
    await sendAccountNotice(work, roleChanged, member, { role });
    return { ok: true };
  });
}

/** Disables a staff member right away; what they did stays on record. */
export function disableMember(platform: Platform, actor: Actor, userId: string) {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const member = await findMember(work, userId);
    if (!member) return { ok: false, code: "not_found" };
    if (member.disabledAt) return { ok: true };
    if (await isLastSuperAdmin(work, member)) return { ok: false, code: "last_super_admin" };
    await setDisabled(work, actor, userId, work.now);
    return { ok: true };
  });
}

/** Enables a disabled staff member with their previous role. */
export function enableMember(platform: Platform, actor: Actor, userId: string) {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const member = await findMember(work, userId);
    if (!member) return { ok: false, code: "not_found" };
    if (member.disabledAt) await setDisabled(work, actor, userId, null);
    return { ok: true };
  });
}

async function setDisabled(work: UnitOfWork, actor: StaffMember, userId: string, at: Date | null) {
  await work.tx.update(users).set({ disabledAt: at }).where(eq(users.id, userId));
  await endSessions(work.tx, "staff", userId);
  await recordChange(work, actor, {
    action: at ? "staff.disable" : "staff.enable",
    entity: "staff",
    entityId: userId,
    before: { disabled: at === null },
    after: { disabled: at !== null },
  });
}

/**
 * Lets someone who lost their phone sign in with only the password, to set up codes again, and notifies them.
 */
export function resetTwoFactor(platform: Platform, actor: Actor, userId: string) {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const member = await findMember(work, userId);
    if (!member) return { ok: false, code: "not_found" };
    await removeSecondFactor(work.tx, userId);
    await recordChange(work, actor, {
      action: "staff.take_codes_away",
      entity: "staff",
      entityId: userId,
      before: { two_factor: true },
      after: { two_factor: false },
    });
    await sendAccountNotice(work, codesRemoved, member, {});
    return { ok: true };
  });
}

/** A staff member's current state. */
async function findMember({ tx }: UnitOfWork, userId: string): Promise<Changed | null> {
  const [adminRole] = await tx
    .select({
      id: users.id,
      email: users.email,
      role: adminRoles.role,
      disabledAt: users.disabledAt,
    })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .where(eq(adminRoles.userId, userId));
  return adminRole ?? null;
}

/** Whether this member is the last one who can manage staff. */
async function isLastSuperAdmin({ tx }: UnitOfWork, member: Changed): Promise<boolean> {
  if (member.role !== "super_admin" || member.disabledAt) return false;
  const rows = await tx
    .select({ id: users.id })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .where(
      and(eq(adminRoles.role, "super_admin"), isNull(users.disabledAt), ne(users.id, member.id)),
    )
    .limit(1);
  return rows.length === 0;
}
