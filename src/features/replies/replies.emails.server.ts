import { eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/features/members/crm-link.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { findLeadOf } from "./find-business.server.ts";

/** Tells the contractor, or staff, that a homeowner answered. */
export const replyReceived = defineEmail({
  kind: "reply-received",
  addressFrom: "account",
  params: z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    reader: z.enum(["contractor", "staff"]),
    readyToBook: z.boolean(),
  }),
  async compose({ database: { query }, settings }, { conversationId, messageId, ...alert }) {
    const known = await findLeadOf(query, conversationId);
    const [reply] = await query
      .select({ text: messages.text, channel: messages.channel })
      .from(messages)
      .where(eq(messages.id, messageId));
    if (!known || !reply) throw new Error("The reply of this email is gone");
    const { lead, page } = known;
    const { readyToBook, reader } = alert;
    const { ReplyReceived } = await import("./reply-received.email.tsx");
    return {
      subject: readyToBook ? `Ready to book: ${lead.name}` : `${lead.name} replied`,
      // An answer to the mail goes straight to the homeowner.
      replyTo: reader === "contractor" ? lead.email : null,
      body: ReplyReceived({
        lead,
        reply,
        readyToBook,
        businessName: page.businessName,
        sender: settings,
        staffLink:
          reader === "staff" ? new URL(`/admin/leads/${lead.id}`, settings.siteUrl).href : null,
        crmLink: reader === "contractor" ? crmLink({ settings }, `/crm/leads/${lead.id}`) : null,
      }),
    };
  },
});
