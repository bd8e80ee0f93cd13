import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { removeTwoFactor } from "~/platform/accounts/people.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { codesRemoved } from "../notices/account-notices.emails.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import { changeStaff, findMember, type StaffChange } from "./staff-change.server.ts";

/** Lets somebody who lost their phone sign in with the password alone, to set up codes anew, and tells them. */
export function resetTwoFactor(platform: Platform, actor: Actor, userId: string) {
  authorize(canManageStaff(actor));
  return changeStaff<StaffChange>(platform, actor, async (work) => {
    const member = await findMember(work, userId);
    if (!member) return { ok: false, code: "not_found" };
    await removeTwoFactor(work.tx, userId);
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
