import { eq } from "drizzle-orm";
import { type Actor, authorize, type StaffMember } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { endSessions } from "~/platform/accounts/people.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import {
  changeStaff,
  findMember,
  isLastSuperAdmin,
  type StaffChange,
} from "./staff-change.server.ts";

/** Keeps a member of staff out from this moment on; what they did stays on record. */
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

/** Lets a disabled member of staff in again, with the role they had. */
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
  await endSessions(work.tx, userId);
  await recordChange(work, actor, {
    action: at ? "staff.disable" : "staff.enable",
    entity: "staff",
    entityId: userId,
    before: { disabled: at === null },
    after: { disabled: at !== null },
  });
}
