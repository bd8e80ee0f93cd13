import { eq } from "drizzle-orm";
import { z } from "zod";
import { roleLabels, roleSummaries } from "~/features/access/roles.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { nameOfPerson } from "./name-of-person.server.ts";
import { staffInvitations } from "./staff.tables.server.ts";

/** The link to choose a new password. */
export const passwordReset = defineEmail({
  kind: "password-reset",
  addressFrom: "account",
  params: z.object({ userId: z.uuid() }),
  grantsAccess: "staff",
  async compose(platform, { userId }) {
    const { PasswordReset } = await import("./passwords/password-reset.email.tsx");
    const { passwordResetLink } = await import("./passwords/password-reset.server.ts");
    return {
      subject: `Choose a new password for ${platform.settings.siteName}`,
      body: PasswordReset({
        name: await nameOfPerson(platform.database.query, userId),
        link: await passwordResetLink(platform, userId),
        sender: platform.settings,
      }),
    };
  },
});

/** Asks somebody to join the staff. */
export const staffInvitation = defineEmail({
  kind: "staff-invitation",
  addressFrom: "account",
  params: z.object({ invitationId: z.uuid() }),
  grantsAccess: "staff",
  async compose(platform, { invitationId }) {
    const [invitation] = await platform.database.query
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.id, invitationId));
    if (!invitation) throw new Error("The invitation this email is about no longer exists");
    const { StaffInvitation } = await import("./members/staff-invitation.email.tsx");
    const { invitationLink } = await import("./members/invitations.server.ts");
    return {
      subject: `Join the staff at ${platform.settings.siteName}`,
      body: StaffInvitation({
        role: roleLabels[invitation.role],
        summary: roleSummaries[invitation.role],
        link: invitationLink(platform, invitation),
        sender: platform.settings,
      }),
    };
  },
});
