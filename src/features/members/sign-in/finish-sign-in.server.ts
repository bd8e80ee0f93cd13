import { eq } from "drizzle-orm";
import { recordSecurityEvent } from "~/features/security-events/record-security-event.server.ts";
import { rememberDevice } from "~/features/staff/sign-in/known-device.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * What a sign-in brings with it, whichever way it went: when it was, a security event, and the cookie
 * by which the browser is known from now on, added to `headers`.
 */
export async function finishMemberSignIn(
  platform: Platform,
  { userId, headers, address }: { userId: string; headers: Headers; address: string },
): Promise<void> {
  const [user] = await platform.database.query
    .update(memberUsers)
    .set({ signedInAt: platform.clock.now() })
    .where(eq(memberUsers.id, userId))
    .returning({ email: memberUsers.email });
  if (!user) throw new Error("User not found");
  headers.append("set-cookie", rememberDevice(platform, user.email));
  await recordSecurityEvent(platform, "member_sign_in", { memberEmail: user.email }, address);
}
