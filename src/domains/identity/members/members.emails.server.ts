import { eq, getTableColumns, inArray } from "drizzle-orm";
import { z } from "zod";
import {
  apiKeys,
  contractorAccounts,
  memberInvitations,
  memberSignIns,
  members,
} from "~/domains/identity/identity.tables.server.ts";
import { memberRoleLabels } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hasContactDetails } from "~/platform/validation/typed-text.ts";
import { crmLink } from "./crm-link.ts";
import { memberText } from "./members.text.en.ts";

/** The code and the link to sign in as a member. */
export const memberSignIn = defineEmail({
  kind: "member-sign-in",
  addressFrom: "account",
  params: z.object({ signInId: z.uuid() }),
  grantsAccess: "member",
  async compose(platform, { signInId }) {
    const [signIn] = await platform.database.query
      .select()
      .from(memberSignIns)
      .where(eq(memberSignIns.id, signInId));
    if (!signIn) throw new Error("The sign-in this email is about no longer exists");
    const { MemberSignIn } = await import("./members.email.tsx");
    const { signInCode, signInLink, signInMinutes } = await import("./sign-in.server.ts");
    const code = signInCode(platform, signInId);
    return {
      subject: memberText.signIn.subject(platform.settings.siteName),
      body: MemberSignIn({
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
        link: signInLink(platform, signIn),
        minutes: signInMinutes,
        sender: platform.settings,
      }),
    };
  },
});

/** Invites someone to join a business. */
export const memberInvitation = defineEmail({
  kind: "member-invitation",
  addressFrom: "form",
  params: z.object({ invitationId: z.uuid() }),
  grantsAccess: "member",
  suspicion: async (platform, { invitationId }) =>
    hasContactDetails((await readInvitation(platform, invitationId)).businessName)
      ? "The business name contains a link, email address, or phone number"
      : null,
  async compose(platform, { invitationId }) {
    const invitation = await readInvitation(platform, invitationId);
    const { MemberInvitation } = await import("./members.email.tsx");
    const { memberInvitationLink } = await import("./team/invitations.server.ts");
    return {
      subject: memberText.invitation.subject(invitation.businessName, platform.settings.siteName),
      body: MemberInvitation({
        businessName: invitation.businessName,
        role: memberRoleLabels[invitation.role],
        link: memberInvitationLink(platform, invitation),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies an owner that another owner was invited. */
export const memberOwnerInvited = defineEmail({
  kind: "member-owner-invited",
  addressFrom: "account",
  params: z.object({ invitationId: z.uuid() }),
  async compose(platform, { invitationId }) {
    const invitation = await readInvitation(platform, invitationId);
    const { MemberOwnerInvited } = await import("./members.email.tsx");
    const { email, invitedBy, businessName } = invitation;
    return {
      subject: memberText.ownerInvited.subject(businessName),
      body: MemberOwnerInvited({
        businessName,
        email,
        invitedBy: invitedBy
          ? memberText.ownerInvited.owner
          : memberText.ownerInvited.staff(platform.settings.siteName),
        link: crmLink(platform, "/crm/team"),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies the remaining owners that an owner left, and which API keys were revoked. */
export const memberOwnerLeft = defineEmail({
  kind: "member-owner-left",
  addressFrom: "account",
  params: z.object({ memberId: z.uuid(), keyIds: z.array(z.uuid()) }),
  async compose(platform, { memberId, keyIds }) {
    const { query } = platform.database;
    const [formerMember] = await query
      .select({ name: memberUsers.name, businessName: contractorAccounts.businessName })
      .from(members)
      .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
      .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
      .where(eq(members.id, memberId));
    if (!formerMember) throw new Error("The member this email is about no longer exists");
    const keys = await query
      .select({ name: apiKeys.name })
      .from(apiKeys)
      .where(inArray(apiKeys.id, keyIds));
    const { MemberOwnerLeft } = await import("./members.email.tsx");
    return {
      subject: memberText.ownerLeft.subject(formerMember.name, formerMember.businessName),
      body: MemberOwnerLeft({
        ...formerMember,
        keys: keys.map(({ name }) => name),
        link: crmLink(platform, "/crm/settings/webhooks"),
        sender: platform.settings,
      }),
    };
  },
});

async function readInvitation(platform: Platform, id: string) {
  const [invitation] = await platform.database.query
    .select({
      ...getTableColumns(memberInvitations),
      businessName: contractorAccounts.businessName,
    })
    .from(memberInvitations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, memberInvitations.contractorId))
    .where(eq(memberInvitations.id, id));
  if (!invitation) throw new Error("The invitation this email is about no longer exists");
  return invitation;
}
