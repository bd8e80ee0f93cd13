import { and, eq, isNull } from "drizzle-orm";
import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import type { SignedInMember } from "~/domains/shared/index.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { SessionUse } from "~/platform/accounts/sessions.server.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** The sender of a request, as far as the staff area is concerned; determined before there is an actor. */
export type Visitor =
  | { kind: "anonymous" }
  | { kind: "no_role" }
  | { kind: "staff"; member: SignedInMember };

/**
 * Looks up the request's session and role in the database, so an ended session or a removed role applies
 * right away. A failed lookup counts as no role (`access.roles`).
 * @throws when the database is unavailable
 */
export async function identifyVisitor(
  platform: Platform,
  request: Request,
  use?: SessionUse,
): Promise<Visitor> {
  const session = await platform.accounts.staff.read(request, use);
  if (!session) return { kind: "anonymous" };
  const { userId: id, ...person } = session;
  try {
    const [adminRole] = await platform.database.query
      .select({ role: adminRoles.role })
      .from(adminRoles)
      .innerJoin(users, eq(users.id, adminRoles.userId))
      .where(and(eq(adminRoles.userId, id), isNull(users.disabledAt)));
    return adminRole
      ? { kind: "staff", member: { kind: "staff", id, ...person, role: adminRole.role } }
      : { kind: "no_role" };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    platform.log.error("role lookup failed", { error, user_id: id });
    return { kind: "no_role" };
  }
}

/**
 * Whether this member must set up one-time codes first (REQUIRE_TWO_FACTOR). A session started with a passkey
 * already has two factors (rule `accounts.passkeys`).
 */
export function needsCodes({ settings }: Platform, member: SignedInMember): boolean {
  return settings.requireTwoFactor && !member.twoFactor && !member.withPasskey;
}
