import { z } from "zod";
import { roleLabels, roleSummaries, staffRoles } from "~/features/access/roles.ts";
import { defineEmail, type Email } from "~/platform/mail/email.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { nameOfPerson } from "../name-of-person.server.ts";

const aboutPerson = z.object({ userId: z.uuid() });

/** Says that the password is a new one. */
export const passwordChanged = accountNotice("password-changed", aboutPerson, ({ siteName }) => ({
  subject: `Your password for ${siteName} was changed`,
  heading: "Your password was changed",
  text: "The password of your staff account is a new one, and your other sessions ended.",
  otherwise: "If you don't, choose a new one now and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

/** Says that many tries to sign in failed. */
export const failedSignIns = accountNotice("failed-sign-ins", aboutPerson, ({ siteName }) => ({
  subject: `Many failed sign-ins at your account for ${siteName}`,
  heading: "Many failed sign-ins at your account",
  text: "Since yesterday somebody has tried to sign in to your staff account with many wrong passwords. Those tries did not get in, and your account is not locked.",
  otherwise:
    "If you don't, make sure that you use this password nowhere else, and turn on one-time codes: then a password alone is not enough.",
  action: { path: "/admin/account", label: "Look at your account" },
}));

/** Says that signing in takes the password alone from now on. */
export const codesRemoved = accountNotice("codes-removed", aboutPerson, ({ siteName }) => ({
  subject: `One-time codes of your account for ${siteName} are off`,
  heading: "One-time codes are off",
  text: "Signing in to your staff account takes your password alone from now on.",
  otherwise:
    "If you don't, somebody may be in your account: choose a new password now, turn codes on again and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

/** Says which role somebody has from now on. */
export const roleChanged = accountNotice(
  "role-changed",
  aboutPerson.extend({ role: z.enum(staffRoles) }),
  ({ siteName }, { role }) => ({
    subject: `Your role for ${siteName} was changed`,
    heading: "Your role was changed",
    text: `You are now ${roleLabels[role]}: ${roleSummaries[role].toLowerCase()}. Your sessions ended, so please sign in again.`,
    otherwise: "If it surprises you, ask a super admin.",
    action: { path: "/admin/account", label: "Sign in" },
  }),
);

/** Says that one more passkey signs in from now on. */
export const passkeyAdded = accountNotice("passkey-added", aboutPerson, ({ siteName }) => ({
  subject: `A passkey was added to your account for ${siteName}`,
  heading: "A passkey was added",
  text: "One more passkey signs in to your staff account from now on, without your password.",
  otherwise:
    "If you don't, somebody may be in your account: remove that passkey, choose a new password now and tell a super admin.",
  action: { path: "/admin/account/passkeys", label: "See your passkeys" },
}));

/** Says that one passkey no longer signs in. */
export const passkeyRemoved = accountNotice("passkey-removed", aboutPerson, ({ siteName }) => ({
  subject: `A passkey of your account for ${siteName} was removed`,
  heading: "A passkey was removed",
  text: "One of the passkeys of your staff account no longer signs in.",
  otherwise:
    "If you don't, somebody may be in your account: choose a new password now and tell a super admin.",
  action: { path: "/admin/forgot-password", label: "Choose a new password" },
}));

/** Says that somebody signed in from a device that was not seen before. */
export const newDevice = accountNotice(
  "new-device",
  aboutPerson.extend({ browser: z.string().max(60) }),
  ({ siteName }, { browser }) => ({
    subject: `A sign-in to your account for ${siteName} from a new device`,
    heading: "A sign-in from a new device",
    text: `Somebody signed in to your staff account with ${browser === "A program" ? "a program" : browser}, from a device that had not signed in to it before.`,
    otherwise:
      "If it wasn't you, choose a new password now: that ends all sessions. Then tell a super admin.",
    action: { path: "/admin/forgot-password", label: "Choose a new password" },
  }),
);

type Words = {
  subject: string;
  heading: string;
  /** What happened. */
  text: string;
  /** What to do when it was not them. */
  otherwise: string;
  action: { path: string; label: string };
};

/** A mail to somebody of the staff about their own account (`staff.account-notices`). */
function accountNotice<Params extends { userId: string }>(
  kind: string,
  params: z.ZodType<Params>,
  write: (settings: Settings, params: Params) => Words,
): Email<Params> {
  return defineEmail({
    kind,
    addressFrom: "account",
    params,
    async compose(platform, about) {
      const { settings } = platform;
      const { subject, action, ...words } = write(settings, about);
      const name = await nameOfPerson(platform.database.query, about.userId);
      const { AccountNotice } = await import("./account-notice.email.tsx");
      const link = new URL(action.path, settings.siteUrl).href;
      const body = AccountNotice({ ...words, name, action: action.label, link, sender: settings });
      return { subject, body };
    },
  });
}
