import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { memberSignIn } from "../members.emails.server.ts";
import { canMailMembers } from "../members.policy.ts";
import { memberSignIns, members } from "../members.tables.server.ts";

/** Writes to whoever has the address of a try and belongs to a business; to nobody otherwise. */
export async function mailSignIn(
  platform: Platform,
  actor: Actor,
  { signInId }: { signInId: string },
): Promise<void> {
  authorize(canMailMembers(actor));
  await inTransaction(platform, async (work) => {
    const membership = work.tx
      .select()
      .from(members)
      .where(and(eq(members.userId, memberUsers.id), isNull(members.revokedAt)));
    const [user] = await work.tx
      .select({ id: memberUsers.id, email: memberUsers.email })
      .from(memberSignIns)
      .innerJoin(memberUsers, sql`lower(${memberUsers.email}) = ${memberSignIns.email}`)
      .where(and(eq(memberSignIns.id, signInId), exists(membership)));
    if (!user) return;
    await queueEmail(work, memberSignIn, {
      to: user.email,
      cause: `member-sign-in:${signInId}`,
      subjectId: user.id,
      params: { signInId },
    });
  });
}
