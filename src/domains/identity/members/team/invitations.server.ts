import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ownNameSchema } from "~/domains/identity/identity.schema.ts";
import {
  contractorAccounts,
  memberInvitations,
  members,
} from "~/domains/identity/identity.tables.server.ts";
import { businessChoice } from "~/domains/identity/members/identify-member.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { beginMemberSession } from "../sign-in.server.ts";
import { ensureMemberUser, lockTeam } from "./change-team.server.ts";

const purpose = "member-invitation";
const lifetimeDays = 7;

type Invitation = typeof memberInvitations.$inferSelect;

/** When an invitation created now expires. */
export function memberInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
}

/** The link to accept an invitation. */
export function memberInvitationLink(
  platform: Platform,
  { id, expiresAt }: Pick<Invitation, "id" | "expiresAt">,
): string {
  const token = platform.signer.sign(purpose, id, expiresAt);
  return new URL(`/crm/invitation/${token}`, platform.settings.siteUrl).href;
}

/** The invitation of a link that still works, with the business's name, or null. */
async function findMemberInvitation(platform: Platform, db: Reader, token: string) {
  const now = platform.clock.now();
  const id = platform.signer.read(purpose, token, now);
  if (!id) return null;
  const [memberInvitation] = await db
    .select({ invitation: memberInvitations, businessName: contractorAccounts.businessName })
    .from(memberInvitations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, memberInvitations.contractorId))
    .where(
      and(
        eq(memberInvitations.id, id),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
        gt(memberInvitations.expiresAt, now),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  return memberInvitation
    ? { ...memberInvitation.invitation, businessName: memberInvitation.businessName }
    : null;
}

/** What an invitation page shows, with the person's existing name; null if the link no longer works. */
export async function showMemberInvitation(platform: Platform, token: string) {
  const { query } = platform.database;
  const invitation = await findMemberInvitation(platform, query, token);
  if (!invitation) return null;
  const { email, role, businessName } = invitation;
  const [user] = await query
    .select({ name: memberUsers.name })
    .from(memberUsers)
    .where(sql`lower(${memberUsers.email}) = lower(${email})`);
  return { email, role, businessName, name: user?.name ?? "" };
}

/**
 * Makes the person with the link a member and signs them in: the link was sent to their address, like a
 * sign-in email. It works once. Someone who already belongs to another business signs in as usual, so an
 * invitation to one business never gives access to the other.
 * @returns where to continue
 */
export async function acceptMemberInvitation(
  platform: Platform,
  request: Request,
  token: string,
  values: object,
  address: string,
): Promise<Result<{ headers: Headers; next: string }, Invalid | Refused<"link_expired">>> {
  const checked = check(ownNameSchema, values);
  if (!checked.ok) return checked;
  const joined = await inTransaction(platform, async (work) => {
    const shown = await findMemberInvitation(platform, work.tx, token);
    if (!shown) return null;
    await lockTeam(work, shown.contractorId);
    const invitation = await findMemberInvitation(platform, work.tx, token);
    if (!invitation) return null;
    const { email, role, moneyAllowed, contractorId, invitedBy, createdAt } = invitation;
    const userId = await ensureMemberUser(work, { email, name: checked.value.name });
    const hasMembership = await hasAnyMembership(work, userId);
    const id = newId();
    await work.tx
      .insert(members)
      .values({
        id,
        contractorId,
        userId,
        role,
        moneyAllowed,
        invitedBy,
        invitedAt: createdAt,
        joinedAt: work.now,
      })
      .onConflictDoNothing();
    await work.tx
      .update(memberInvitations)
      .set({ acceptedAt: work.now })
      .where(eq(memberInvitations.id, invitation.id));
    const author = { ...invitation, kind: "member" as const, id, userId, name: checked.value.name };
    await recordChange(work, author, {
      action: "member.join",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { member: id, role, invitation: invitation.id },
    });
    return { userId, id, belongs: hasMembership };
  });
  if (!joined) return { ok: false, code: "link_expired" };
  const { userId, id, belongs: hasMembership } = joined;
  const isSignedIn = (await platform.accounts.member.read(request))?.userId === userId;
  const startsSession = !isSignedIn && !hasMembership;
  const headers = startsSession
    ? await beginMemberSession(platform, request, userId, address)
    : new Headers();
  headers.append("set-cookie", businessChoice(platform, id));
  return { ok: true, headers, next: isSignedIn || startsSession ? "/crm" : "/crm/sign-in" };
}

async function hasAnyMembership({ tx }: UnitOfWork, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.userId, userId), isNull(members.revokedAt)))
    .limit(1);
  return rows.length > 0;
}
