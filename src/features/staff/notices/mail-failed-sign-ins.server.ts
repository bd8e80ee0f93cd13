import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findByEmailHash } from "../find-by-email-hash.server.ts";
import { canMailStaff } from "../staff.policy.ts";
import { failedSignIns } from "./account-notices.emails.server.ts";
import { sendAccountNotice } from "./send-account-notice.server.ts";

/** Writes to the member of staff at whose account many tries failed, once a day; else to nobody (`accounts.failed-sign-in-notice`). */
export async function mailFailedSignIns(
  platform: Platform,
  actor: Actor,
  { emailHash, day }: { emailHash: string; day: string },
): Promise<void> {
  authorize(canMailStaff(actor));
  await inTransaction(platform, async (work) => {
    const user = await findByEmailHash(work, emailHash);
    if (user) await sendAccountNotice(work, failedSignIns, user, {}, `${user.id}:${day}`);
  });
}
