import { eq } from "drizzle-orm";
import { z } from "zod";
import { roleLabels, roleSummaries } from "~/features/access/roles.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { staffInvitations } from "./staff.tables.server.ts";

const aboutPerson = z.object({ userId: z.uuid() });

/** The link to choose a new password. */
export const passwordReset = defineEmail({
  kind: "password-reset",
  addressFrom: "account",
  params: aboutPerson,
  grantsAccess: "staff",
  async compose(platform, { userId }) {
    const { PasswordReset } = await import("./passwords/password-reset.email.tsx");
    const { passwordResetLink } = await import("./passwords/password-reset.server.ts");
    return {
      subject: `Choose a new password for ${platform.settings.siteName}`,
      body: PasswordReset({
        name: await nameOf(platform, userId),
        link: await passwordResetLink(platform, userId),
        sender: platform.settings,
      }),
    };
  },
});

/** Says that the password is a new one. */
export const passwordChanged = defineEmail({
  kind: "password-changed",
  addressFrom: "account",
  params: aboutPerson,
  async compose(platform, { userId }) {
    const { PasswordChanged } = await import("./passwords/password-changed.email.tsx");
    return {
      subject: `Your password for ${platform.settings.siteName} was changed`,
      body: PasswordChanged({
        name: await nameOf(platform, userId),
        link: new URL("/admin/forgot-password", platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

/** Says that many tries to sign in failed. */
export const failedSignIns = defineEmail({
  kind: "failed-sign-ins",
  addressFrom: "account",
  params: aboutPerson,
  async compose(platform, { userId }) {
    const { FailedSignIns } = await import("./sign-in/failed-sign-ins.email.tsx");
    return {
      subject: `Many failed sign-ins at your account for ${platform.settings.siteName}`,
      body: FailedSignIns({
        name: await nameOf(platform, userId),
        link: new URL("/admin/account", platform.settings.siteUrl).href,
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
    if (!invitation) throw new Error("The invitation of this e-mail is gone");
    const { StaffInvitation } = await import("./members/staff-invitation.email.tsx");
    const { invitationLink } = await import("./members/invitations.server.ts");
    return {
      subject: `Join the staff of ${platform.settings.siteName}`,
      body: StaffInvitation({
        role: roleLabels[invitation.role],
        summary: roleSummaries[invitation.role],
        link: invitationLink(platform, invitation),
        sender: platform.settings,
      }),
    };
  },
});

async function nameOf(platform: Platform, userId: string): Promise<string> {
  const [user] = await platform.database.query
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("The person of this e-mail is gone");
  return user.name;
}
