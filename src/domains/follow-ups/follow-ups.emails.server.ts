import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { emailPhotos, preferenceLinks } from "~/domains/messaging/index.server.ts";
import { manualMessageKind } from "~/domains/messaging/index.ts";
import { readEmailBusiness } from "~/domains/publishing/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { followUpKind } from "./follow-ups.ts";

/** The business of a conversation, with its reply address if no inbound email domain is configured. */
async function findBusiness({ database: { query } }: Platform, conversationId: string | null) {
  if (!conversationId) return null;
  const [conversation] = await query
    .select({ id: contractorAccounts.id, email: contractorAccounts.email })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(eq(conversations.id, conversationId));
  return conversation ?? null;
}

/** A manually written email. */
export const manualMessageEmail = defineEmail({
  kind: manualMessageKind,
  addressFrom: "form",
  params: z.object({ subject: z.string(), words: z.string(), businessName: z.string() }),
  async compose(platform, { subject, words, businessName }, { id, conversationId, hasMedia }) {
    const { FollowUp } = await import("./follow-up.email.tsx");
    const { settings, database } = platform;
    const links = conversationId
      ? await preferenceLinks(platform, database.query, conversationId)
      : null;
    const preferencesUrl = links?.page ?? null;
    const account = await findBusiness(platform, conversationId);
    const business = await readEmailBusiness(platform, account?.id ?? null);
    return {
      subject,
      body: FollowUp({
        subject,
        text: words,
        businessName,
        sender: settings,
        preferencesUrl,
        business,
      }),
      senderName: businessName,
      replyTo: account?.email ?? null,
      writtenByPerson: true,
      attachments: id && hasMedia ? await emailPhotos(platform, id) : [],
    };
  },
});

/** A sequence's email, composed when the gate let it through. */
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
    const account = await findBusiness(platform, conversationId);
    const business = await readEmailBusiness(platform, account?.id ?? null);
    return {
      subject,
      body: FollowUp({
        subject,
        text: words,
        businessName,
        sender: settings,
        preferencesUrl,
        business,
      }),
      senderName: businessName,
      replyTo: account?.email ?? null,
      ...(links && purpose === "marketing" ? { oneClickUrl: links.oneClick } : {}),
    };
  },
});
