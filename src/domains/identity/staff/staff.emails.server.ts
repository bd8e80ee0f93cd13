import { eq } from "drizzle-orm";
import { z } from "zod";
import { roleLabels, roleSummaries } from "~/domains/shared/access/roles.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { staffInvitations } from "./staff.tables.server.ts";

/** Invites someone to join the staff. */
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
    const { StaffInvitation } = await import("./staff.email.tsx");
    const { invitationLink } = await import("./invitations.server.ts");
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
