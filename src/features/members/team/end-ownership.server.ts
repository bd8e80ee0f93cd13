import { and, eq, isNull } from "drizzle-orm";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { memberOwnerLeft } from "../members.emails.server.ts";
import { memberInvitations } from "../members.tables.server.ts";
import { revokeKeys } from "../working-keys.server.ts";
import { listOwners, type TeamManager } from "./change-team.server.ts";

type FormerOwner = { id: string; role: string };

/**
 * Ends what somebody let in as an owner, now that they are none: their open invitations
 * (`members.invitations`) and the keys that they made, of which the owners who remain are told
 * (`api-keys.end-with-owner`). Webhooks are the business's and stay (`webhooks.stay`).
 */
export async function endOwnership(
  work: UnitOfWork,
  actor: TeamManager,
  contractorId: string,
  member: FormerOwner,
): Promise<void> {
  await revokeInvitationsBy(work, contractorId, member.id);
  const keyIds = await revokeKeys(work, actor, contractorId, { madeBy: member.id });
  if (member.role !== "owner") return;
  const cause = `member-owner-left:${newId()}`;
  for (const owner of await listOwners(work, contractorId)) {
    await queueEmail(work, memberOwnerLeft, {
      to: owner.email,
      cause: `${cause}:${owner.id}`,
      subjectId: owner.userId,
      contractorId,
      params: { memberId: member.id, keyIds },
    });
  }
}

/** Whom somebody invited while they were an owner joins no more once they are none. */
async function revokeInvitationsBy(
  { tx, now }: UnitOfWork,
  contractorId: string,
  memberId: string,
): Promise<void> {
  await tx
    .update(memberInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(memberInvitations.contractorId, contractorId),
        eq(memberInvitations.invitedBy, memberId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
      ),
    );
}
