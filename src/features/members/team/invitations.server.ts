import { and, eq, gt, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { memberInvitations } from "../members.tables.server.ts";

const purpose = "member-invitation";
const lifetimeDays = 7;

type Invitation = typeof memberInvitations.$inferSelect;

/** When an invitation of now stops to work. */
export function memberInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
}

/** The address at which an invitation is accepted. */
export function memberInvitationLink(
  platform: Platform,
  { id, expiresAt }: Pick<Invitation, "id" | "expiresAt">,
): string {
  const token = platform.signer.sign(purpose, id, expiresAt);
  return new URL(`/crm/invitation/${token}`, platform.settings.siteUrl).href;
}

/** The invitation of a link that still works, with the business's name, or null. */
export async function findMemberInvitation(platform: Platform, db: Reader, token: string) {
  const now = platform.clock.now();
  const id = platform.signer.read(purpose, token, now);
  if (!id) return null;
  const [found] = await db
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
  return found ? { ...found.invitation, businessName: found.businessName } : null;
}
