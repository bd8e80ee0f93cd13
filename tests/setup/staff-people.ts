import { adminRoles } from "~/domains/identity/identity.tables.server.ts";
import { identifyVisitor } from "~/domains/identity/staff/find-staff-member.server.ts";
import { hashPassword, insertUser } from "~/platform/accounts/passwords.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { signIn } from "../../src/domains/identity/accounts/sign-in.server.ts";
import type { SignedInMember } from "../../src/domains/shared/access/actor.ts";
import type { StaffRole } from "../../src/domains/shared/access/roles.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";

export const staffPassword = "a long enough password";

/** Adds a member of staff or, without a role, a user who isn't staff. @returns the ID */
export async function addMember(
  platform: Platform,
  email: string,
  role: StaffRole | null,
): Promise<string> {
  const passwordHash = await hashPassword(staffPassword);
  const name = email.split("@")[0] ?? "";
  return platform.database.transaction(async (tx) => {
    const userId = await insertUser(tx, { email, name, passwordHash });
    if (role) await tx.insert(adminRoles).values({ userId, role });
    return userId;
  });
}

/** The request a browser makes with the cookies of a response. */
export function requestWith(headers: Headers): Request {
  const cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return new Request("http://localhost:3000/admin/dashboard", { headers: { cookie } });
}

let addresses = 0;

/** Signs in with the password, from a new IP address. */
export async function signInAs(platform: Platform, email: string, password = staffPassword) {
  const anonymous = new Request("http://localhost:3000/admin/login", { method: "POST" });
  addresses += 1;
  return signIn(platform, anonymous, { email, password }, `203.0.113.${addresses}`);
}

/** Signs in and returns the session's member. */
export async function sessionOf(
  platform: Platform,
  email: string,
): Promise<{ request: Request; member: SignedInMember }> {
  const signedIn = await signInAs(platform, email);
  if (!signedIn.ok) throw new Error(`${email} could not sign in: ${signedIn.code}`);
  const request = requestWith(signedIn.headers);
  const visitor = await identifyVisitor(platform, request);
  if (visitor.kind !== "staff") throw new Error(`${email} is ${visitor.kind}`);
  return { request, member: visitor.member };
}

/** The staff account entries of the audit log, oldest first, as `action by address: after`. */
export async function auditedActs(platform: Platform): Promise<string[]> {
  const entries = await platform.database.query
    .select()
    .from(auditEntries)
    .orderBy(auditEntries.id);
  return entries
    .filter(({ action }) => action !== "staff.sign_in")
    .map(
      ({ action, actorEmail, after }) =>
        `${action} by ${actorEmail.split("@")[0]}: ${JSON.stringify(after)}`,
    );
}
