import { queryDatabase } from "./query-database.ts";
import type { Finding } from "./settings.ts";

const withoutCodes = `
  select count(*)::int as count from admin_roles
  join users on users.id = admin_roles.user_id
  where not users.two_factor_enabled and users.disabled_at is null
  and not exists (select from passkeys where passkeys.user_id = users.id)`;

/**
 * Whether every member of staff has one-time codes or a passkey. Empty before the product's first
 * start.
 */
export async function checkStaffCodes(databaseUrl: string): Promise<Finding[]> {
  const rows = await queryDatabase<{ count: number }>(databaseUrl, withoutCodes);
  return rows ? [evaluateStaffCodes(rows[0]?.count ?? 0)] : [];
}

/** @param count members of staff who can sign in with a password alone */
export function evaluateStaffCodes(count: number): Finding {
  const subject = "Staff";
  if (count === 0)
    return { verdict: "good", subject, message: "everyone has one-time codes or a passkey" };
  const members = count === 1 ? "One member signs" : `${count} members sign`;
  const message = `${members} in with only a password: set REQUIRE_TWO_FACTOR=yes.`;
  return { verdict: "advice", subject, message };
}
