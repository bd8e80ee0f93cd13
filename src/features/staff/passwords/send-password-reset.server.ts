import { type Actor, authorize } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findByEmailHash } from "../find-by-email-hash.server.ts";
import { passwordReset } from "../staff.emails.server.ts";
import { canMailStaff } from "../staff.policy.ts";

/** Writes to whoever has the address of a request, and is not disabled; to nobody otherwise. */
export async function mailPasswordReset(
  platform: Platform,
  actor: Actor,
  { requestId, emailHash }: { requestId: string; emailHash: string },
): Promise<void> {
  authorize(canMailStaff(actor));
  await inTransaction(platform, async (work) => {
    const user = await findByEmailHash(work, emailHash);
    if (!user) return;
    await queueEmail(work, passwordReset, {
      to: user.email,
      cause: `password-reset:${requestId}`,
      subjectId: user.id,
      params: { userId: user.id },
    });
  });
}
