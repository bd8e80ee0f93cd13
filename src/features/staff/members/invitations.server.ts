import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canManageStaff } from "../staff.policy.ts";
import { staffInvitations } from "../staff.tables.server.ts";

const purpose = "staff-invitation";
const lifetimeDays = 7;

export type Invitation = typeof staffInvitations.$inferSelect;

/** When an invitation of now stops to work. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
}

/** The address at which an invitation is accepted. */
export function invitationLink(
  platform: Platform,
  { id, expiresAt }: Pick<Invitation, "id" | "expiresAt">,
): string {
  const token = platform.signer.sign(purpose, id, expiresAt);
  return new URL(`/admin/invitation/${token}`, platform.settings.siteUrl).href;
}

/** The id in a genuine link that has not expired, else null. */
function readInvitationToken(platform: Platform, token: string): string | null {
  return platform.signer.read(purpose, token, platform.clock.now());
}

/** The invitation of a link that still works, or null. */
export async function findOpenInvitation(
  platform: Platform,
  db: Reader,
  token: string,
): Promise<Invitation | null> {
  const id = readInvitationToken(platform, token);
  if (!id) return null;
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), stillOpen(platform.clock.now())));
  return found ?? null;
}

/** What somebody sees of the invitation whose link they opened; null when it works no more. */
export async function showInvitation(platform: Platform, token: string) {
  const invitation = await findOpenInvitation(platform, platform.database.query, token);
  return invitation && { email: invitation.email, role: invitation.role };
}

/** Invitations nobody accepted yet, newest first; with their links where no mail can be sent. */
export async function listOpenInvitations(platform: Platform, actor: Actor) {
  authorize(canManageStaff(actor));
  const rows = await platform.database.query
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      invitedBy: users.name,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(stillOpen(platform.clock.now()))
    .orderBy(desc(staffInvitations.id));
  return rows.map((row) => ({
    ...row,
    link: platform.mailer ? null : invitationLink(platform, row),
  }));
}

/** Invitations of one address that nobody accepted or took back. */
export function ofAddress(email: string) {
  return and(
    sql`lower(${staffInvitations.email}) = lower(${email})`,
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
  );
}

function stillOpen(now: Date) {
  return and(
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, now),
  );
}
