import { z } from "zod";
import { preferenceLinks } from "~/features/opt-outs/preference-links.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { followUpKind, writtenByHandKind } from "./follow-ups.ts";

/** A mail that somebody wrote by hand (`follow-ups.by-hand`). */
export const writtenByHandMail = defineEmail({
  kind: writtenByHandKind,
  addressFrom: "form",
  params: z.object({ subject: z.string(), words: z.string(), businessName: z.string() }),
  async compose(platform, { subject, words, businessName }, { conversationId }) {
    const { FollowUp } = await import("./follow-up.email.tsx");
    const { settings, database } = platform;
    const links = conversationId
      ? await preferenceLinks(platform, database.query, conversationId)
      : null;
    const preferencesUrl = links?.page ?? null;
    return {
      subject,
      body: FollowUp({ subject, words, businessName, sender: settings, preferencesUrl }),
      senderName: `${businessName} via ${settings.siteName}`,
      writtenByPerson: true,
    };
  },
});

/** A mail of a sequence; its words were composed when the gate let it through. */
export const followUpMail = defineEmail({
  kind: followUpKind,
  addressFrom: "form",
  params: z.object({
    subject: z.string(),
    words: z.string(),
    businessName: z.string(),
    purpose: z.enum(["informational", "marketing"]),
    contractorId: z.uuid(),
  }),
  async compose(platform, { subject, words, businessName, purpose }, { conversationId }) {
    const { FollowUp } = await import("./follow-up.email.tsx");
    const { settings, database } = platform;
    const links = conversationId
      ? await preferenceLinks(platform, database.query, conversationId)
      : null;
    const preferencesUrl = links?.page ?? null;
    return {
      subject,
      body: FollowUp({ subject, words, businessName, sender: settings, preferencesUrl }),
      senderName: `${businessName} via ${settings.siteName}`,
      ...(links && purpose === "marketing" ? { oneClickUrl: links.oneClick } : {}),
    };
  },
});
