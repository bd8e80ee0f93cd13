import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { StaffRole } from "~/features/access/roles.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { endSessions } from "~/platform/accounts/people.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { roleChanged } from "../notices/account-notices.emails.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import { adminRoles } from "../staff.tables.server.ts";
import {
  changeStaff,
  findMember,
  isLastSuperAdmin,
  type StaffChange,
} from "./staff-change.server.ts";

/** Gives a member of staff another role. Their sessions end, and they are told by mail. */
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
    await endSessions(work.tx, userId);
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
