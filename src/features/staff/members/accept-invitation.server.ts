import { eq, sql } from "drizzle-orm";
import { holdLock } from "~/features/access/hold-lock.server.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { insertUser } from "~/platform/accounts/insert-user.server.ts";
import { endSessions, setPassword } from "~/platform/accounts/people.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { choosePassword } from "../passwords/choose-password.server.ts";
import { acceptSchema } from "../staff.schema.ts";
import { adminRoles, staffInvitations } from "../staff.tables.server.ts";
import { findOpenInvitation } from "./invitations.server.ts";

export type Accepted = Result<
  { email: string; password: string },
  Invalid | Refused<"link_expired">
>;

/** Makes the account that an invitation promises. The link works once. */
export async function acceptInvitation(
  platform: Platform,
  token: string,
  values: object,
): Promise<Accepted> {
  const checked = check(acceptSchema, values);
  if (!checked.ok) return checked;
  const { name, password } = checked.value;
  const open = await findOpenInvitation(platform, platform.database.query, token);
  if (!open) return { ok: false, code: "link_expired" };
  const chosen = await choosePassword(platform, password, { email: open.email, name });
  if (!chosen.ok) return invalid({ password: chosen.message });
  const { passwordHash } = chosen;
  return inTransaction(platform, async (work) => {
    await holdLock(work.tx, "staff");
    const invitation = await findOpenInvitation(platform, work.tx, token);
    if (!invitation) return { ok: false, code: "link_expired" };
    const { email, role } = invitation;
    const userId = await makeUser(work, { email, name, passwordHash });
    await work.tx
      .insert(adminRoles)
      .values({ userId, role, createdAt: work.now })
      .onConflictDoNothing();
    await work.tx
      .update(staffInvitations)
      .set({ acceptedAt: work.now })
      .where(eq(staffInvitations.id, invitation.id));
    await recordChange(
      work,
      { id: userId, email },
      {
        action: "staff.join",
        entity: "staff",
        entityId: userId,
        before: null,
        after: { role, invitation: invitation.id },
      },
    );
    return { ok: true, email, password };
  });
}

/** A person who was a user before, without a role, stays the same user with a new password. */
async function makeUser(
  { tx }: UnitOfWork,
  person: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${person.email})`);
  if (!known) return insertUser(tx, person);
  await tx.update(users).set({ name: person.name, disabledAt: null }).where(eq(users.id, known.id));
  await setPassword(tx, known.id, person.passwordHash);
  await endSessions(tx, known.id);
  return known.id;
}
