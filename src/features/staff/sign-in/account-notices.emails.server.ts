import { eq } from "drizzle-orm";
import { z } from "zod";
import { roleLabels, roleSummaries, staffRoles } from "~/features/access/roles.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Says that signing in takes the password alone from now on. */
export const codesRemoved = defineEmail({
  kind: "codes-removed",
  addressFrom: "account",
  params: z.object({ userId: z.uuid() }),
  async compose(platform, { userId }) {
    const { siteName } = platform.settings;
    return {
      subject: `One-time codes of your account for ${siteName} are off`,
      body: await notice(platform, userId, "admin/forgot-password", {
        heading: "One-time codes are off",
        text: "Signing in to your staff account takes your password alone from now on.",
        otherwise:
          "If you don't, somebody may be in your account: choose a new password now, turn codes on again and tell a super admin.",
        action: "Choose a new password",
      }),
    };
  },
});

/** Says which role somebody has from now on. */
export const roleChanged = defineEmail({
  kind: "role-changed",
  addressFrom: "account",
  params: z.object({ userId: z.uuid(), role: z.enum(staffRoles) }),
  async compose(platform, { userId, role }) {
    const { siteName } = platform.settings;
    return {
      subject: `Your role for ${siteName} was changed`,
      body: await notice(platform, userId, "admin/account", {
        heading: "Your role was changed",
        text: `You are now ${roleLabels[role]}: ${roleSummaries[role].toLowerCase()}. Your sessions ended, so please sign in again.`,
        otherwise: "If it surprises you, ask a super admin.",
        action: "Sign in",
      }),
    };
  },
});

/** Says that one more passkey signs in from now on. */
export const passkeyAdded = defineEmail({
  kind: "passkey-added",
  addressFrom: "account",
  params: z.object({ userId: z.uuid() }),
  async compose(platform, { userId }) {
    return {
      subject: `A passkey was added to your account for ${platform.settings.siteName}`,
      body: await notice(platform, userId, "admin/account/passkeys", {
        heading: "A passkey was added",
        text: "One more passkey signs in to your staff account from now on, without your password.",
        otherwise:
          "If you don't, somebody may be in your account: remove that passkey, choose a new password now and tell a super admin.",
        action: "See your passkeys",
      }),
    };
  },
});

/** Says that one passkey no longer signs in. */
export const passkeyRemoved = defineEmail({
  kind: "passkey-removed",
  addressFrom: "account",
  params: z.object({ userId: z.uuid() }),
  async compose(platform, { userId }) {
    return {
      subject: `A passkey of your account for ${platform.settings.siteName} was removed`,
      body: await notice(platform, userId, "admin/forgot-password", {
        heading: "A passkey was removed",
        text: "One of the passkeys of your staff account no longer signs in.",
        otherwise:
          "If you don't, somebody may be in your account: choose a new password now and tell a super admin.",
        action: "Choose a new password",
      }),
    };
  },
});

/** Says that somebody signed in from a device that was not seen before. */
export const newDevice = defineEmail({
  kind: "new-device",
  addressFrom: "account",
  params: z.object({ userId: z.uuid(), browser: z.string().max(60) }),
  async compose(platform, { userId, browser }) {
    return {
      subject: `A sign-in to your account for ${platform.settings.siteName} from a new device`,
      body: await notice(platform, userId, "admin/forgot-password", {
        heading: "A sign-in from a new device",
        text: `Somebody signed in to your staff account with ${browser === "A program" ? "a program" : browser}, from a device that had not signed in to it before.`,
        otherwise:
          "If it wasn't you, choose a new password now: that ends all sessions. Then tell a super admin.",
        action: "Choose a new password",
      }),
    };
  },
});

type Words = { heading: string; text: string; otherwise: string; action: string };

async function notice(platform: Platform, userId: string, path: string, words: Words) {
  const [user] = await platform.database.query
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("The person of this e-mail is gone");
  const { AccountNotice } = await import("./account-notice.email.tsx");
  return AccountNotice({
    ...words,
    heading: `${words.heading}, ${user.name}`,
    link: new URL(`/${path}`, platform.settings.siteUrl).href,
    sender: platform.settings,
  });
}
