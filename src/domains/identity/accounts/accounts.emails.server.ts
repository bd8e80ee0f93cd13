import { eq } from "drizzle-orm";
import { z } from "zod";
import { staffInvitations } from "~/domains/identity/identity.tables.server.ts";
import { roleLabels, roleSummaries, staffRoles } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { nameOfPerson } from "~/platform/accounts/passwords.server.ts";
import { defineEmail, type Email } from "~/platform/mail/email.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { accountText } from "./accounts.text.en.ts";

const userPayload = z.object({ userId: z.uuid() });

export const passwordChanged = accountNotice("password-changed", userPayload, ({ siteName }) => ({
  subject: `Your ${siteName} password was changed`,
  heading: "Your password was changed",
  text: "Your staff account has a new password, and you were signed out everywhere else.",
  otherwise: "If not, choose a new password now and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

/** Too many failed sign-ins. */
export const failedSignIns = accountNotice("failed-sign-ins", userPayload, ({ siteName }) => ({
  subject: `Many failed sign-ins to your ${siteName} account`,
  heading: "Many failed sign-ins to your account",
  text: "Since yesterday, someone has tried to sign in to your staff account with many wrong passwords. They didn't get in, and your account isn't locked.",
  otherwise:
    "If not, make sure you don't use this password anywhere else, and turn on two-factor authentication. Then a password alone isn't enough.",
  action: { path: "/admin/account", label: "View your account" },
}));

/** One-time codes were turned off; the password alone signs in. */
export const codesRemoved = accountNotice("codes-removed", userPayload, ({ siteName }) => ({
  subject: `Two-factor authentication is off for your ${siteName} account`,
  heading: "Two-factor authentication is off",
  text: "From now on, your password alone signs in to your staff account.",
  otherwise:
    "If not, someone may be in your account. Choose a new password now, turn two-factor back on, and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

export const roleChanged = accountNotice(
  "role-changed",
  userPayload.extend({ role: z.enum(staffRoles) }),
  ({ siteName }, { role }) => ({
    subject: `Your ${siteName} role was changed`,
    heading: "Your role was changed",
    text: `You're now ${roleLabels[role]}: ${roleSummaries[role].toLowerCase()}. You were signed out, so please sign in again.`,
    otherwise: "If not, ask a super admin.",
    action: { path: "/admin/account", label: "Sign in" },
  }),
);

export const passkeyAdded = accountNotice("passkey-added", userPayload, ({ siteName }) => ({
  subject: `A passkey was added to your ${siteName} account`,
  heading: "A passkey was added",
  text: "A new passkey can now sign in to your staff account without your password.",
  otherwise:
    "If not, someone may be in your account. Remove that passkey, choose a new password now, and tell a super admin.",
  action: { path: "/admin/account/passkeys", label: "View your passkeys" },
}));

export const passkeyRemoved = accountNotice("passkey-removed", userPayload, ({ siteName }) => ({
  subject: `A passkey was removed from your ${siteName} account`,
  heading: "A passkey was removed",
  text: "One of your staff account's passkeys no longer works.",
  otherwise:
    "If not, someone may be in your account. Choose a new password now and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

/** Someone signed in from a new device. */
export const newDevice = accountNotice(
  "new-device",
  userPayload.extend({ browser: z.string().max(60) }),
  ({ siteName }, { browser }) => ({
    subject: `New device signed in to your ${siteName} account`,
    heading: "A new device signed in",
    text: `Someone signed in to your staff account with ${browser === "Unknown app" ? "an unknown app" : browser}, from a device that hasn't signed in before.`,
    otherwise:
      "If it wasn't you, choose a new password now. That signs out every device. Then tell a super admin.",
    action: { path: "/admin/forgot-password", label: "Choose a new password" },
  }),
);

type Content = {
  subject: string;
  heading: string;
  /** What happened. */
  text: string;
  /** What to do if it wasn't them. */
  otherwise: string;
  action: { path: string; label: string };
};

/** Defines an email to a staff member about their own account. */
function accountNotice<Params extends { userId: string }>(
  kind: string,
  params: z.ZodType<Params>,
  write: (settings: Settings, params: Params) => Content,
): Email<Params> {
  return defineEmail({
    kind,
    addressFrom: "account",
    params,
    async compose(platform, params) {
      const { settings } = platform;
      const { subject, action, ...content } = write(settings, params);
      const name = await nameOfPerson(platform.database.query, params.userId);
      const { AccountNotice } = await import("./accounts.email.tsx");
      const link = new URL(action.path, settings.siteUrl).href;
      const body = AccountNotice({
        ...content,
        name,
        action: action.label,
        link,
        sender: settings,
      });
      return { subject, body };
    },
  });
}

/** The link to choose a new password. */
export const passwordReset = defineEmail({
  kind: "password-reset",
  addressFrom: "account",
  params: z.object({ userId: z.uuid() }),
  grantsAccess: "staff",
  async compose(platform, { userId }) {
    const { PasswordReset } = await import("./accounts.email.tsx");
    const { passwordResetLink } = await import("./new-passwords.server.ts");
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

/** A member’s passkey was added or removed. */
export const memberPasskeyNotice = defineEmail({
  kind: "member-passkey-notice",
  addressFrom: "account",
  params: z.object({ userId: z.uuid(), what: z.enum(["added", "removed"]) }),
  async compose(platform, { userId, what }) {
    const [user] = await platform.database.query
      .select({ name: memberUsers.name })
      .from(memberUsers)
      .where(eq(memberUsers.id, userId));
    if (!user) throw new Error("The person this email is about no longer exists");
    const { MemberPasskeyNotice } = await import("./accounts.email.tsx");
    return {
      subject: accountText.passkey.subjects[what](platform.settings.siteName),
      body: MemberPasskeyNotice({
        name: user.name,
        what,
        link: new URL("/crm/account", platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

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
    const { StaffInvitation } = await import("./accounts.email.tsx");
    const { invitationLink } = await import("~/domains/identity/staff/invitations.server.ts");
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
