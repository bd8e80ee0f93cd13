import { and, eq, isNull, ne } from "drizzle-orm";
import type { StaffMember } from "~/features/access/actor.ts";
import { holdLock } from "~/features/access/hold-lock.server.ts";
import { may, type StaffRole } from "~/features/access/roles.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { adminRoles } from "../staff.tables.server.ts";

/**
 * Why nothing was changed: the one who acts may no longer do so, whose own role was taken a moment ago;
 * it is gone; or nobody would be left who can sign in and manages staff.
 */
export type StaffRefused = Refused<"not_allowed" | "not_found" | "last_super_admin">;

export type StaffChange = Result<object, StaffRefused>;

export type Changed = { id: string; email: string; role: StaffRole; disabledAt: Date | null };

/**
 * Changes to who belongs to the staff take turns, so that each sees what the one before it left:
 * two super admins cannot take each other's role at once.
 */
export function changeStaff<T extends { ok: boolean }>(
  platform: Platform,
  actor: StaffMember,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T | Refused<"not_allowed">> {
  return inTransaction(platform, async (work) => {
    await holdLock(work.tx, "staff");
    const current = await findMember(work, actor.id);
    if (!current || current.disabledAt || !may(current, "manage_staff")) {
      return { ok: false, code: "not_allowed" };
    }
    return run(work);
  });
}

/** A member of staff as they are now. */
export async function findMember({ tx }: UnitOfWork, userId: string): Promise<Changed | null> {
  const [found] = await tx
    .select({
      id: users.id,
      email: users.email,
      role: adminRoles.role,
      disabledAt: users.disabledAt,
    })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .where(eq(adminRoles.userId, userId));
  return found ?? null;
}

/** Whether nobody would be left who manages staff if this member no longer did. */
export async function isLastSuperAdmin({ tx }: UnitOfWork, member: Changed): Promise<boolean> {
  if (member.role !== "super_admin" || member.disabledAt) return false;
  const others = await tx
    .select({ id: users.id })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .where(
      and(eq(adminRoles.role, "super_admin"), isNull(users.disabledAt), ne(users.id, member.id)),
    )
    .limit(1);
  return others.length === 0;
}
