import { asc, eq, max } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { sessions, users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import { adminRoles } from "../staff.tables.server.ts";

/** Everybody with a role, by name, and when each was last here while still signed in. */
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
