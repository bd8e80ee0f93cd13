import { and, eq, isNull, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { failedSignIns } from "../staff.emails.server.ts";
import { canMailStaff } from "../staff.policy.ts";
import { adminRoles } from "../staff.tables.server.ts";

/** Writes to the member of staff at whose account many tries failed, once a day; else to nobody (`accounts.failed-sign-in-notice`). */
export async function mailFailedSignIns(
  platform: Platform,
  actor: Actor,
  { emailHash, day }: { emailHash: string; day: string },
): Promise<void> {
  authorize(canMailStaff(actor));
  await inTransaction(platform, async (work) => {
    const [user] = await work.tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(adminRoles, eq(adminRoles.userId, users.id))
      .where(
        and(
          sql`encode(sha256(convert_to(lower(${users.email}), 'UTF8')), 'hex') = ${emailHash}`,
          isNull(users.disabledAt),
        ),
      );
    if (!user) return;
    await queueEmail(work, failedSignIns, {
      to: user.email,
      cause: `failed-sign-ins:${user.id}:${day}`,
      subjectId: user.id,
      params: { userId: user.id },
    });
  });
}
