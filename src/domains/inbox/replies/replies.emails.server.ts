import { and, asc, eq, gte } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { replyReceivedText } from "~/domains/inbox/inbox.text.en.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { findRepliers } from "./find-replier.server.ts";

/** Maximum replies shown in one alert. */
const maxShown = 20;

type Urgency = { readyToBook: boolean; mayStop: boolean };

function subjectOf(name: string, { readyToBook, mayStop }: Urgency): string {
  const { subjects } = replyReceivedText;
  if (mayStop) return subjects.mayStop(name);
  return readyToBook ? subjects.readyToBook(name) : subjects.reply(name);
}

/** Notifies the contractor, or staff, of a homeowner's reply and the messages that followed it. */
export const replyReceived = defineEmail({
  kind: "reply-received",
  addressFrom: "account",
  params: z.object({
    conversationId: z.uuid(),
    messageId: z.uuid(),
    reader: z.enum(["contractor", "staff"]),
    readyToBook: z.boolean(),
    mayStop: z.boolean().default(false),
  }),
  async compose({ database: { query }, settings }, { conversationId, messageId, ...alert }) {
    const replier = (await findRepliers(query, [conversationId])).get(conversationId);
    const [reply] = await query
      .select({ channel: messages.channel, createdAt: messages.createdAt })
      .from(messages)
      .where(eq(messages.id, messageId));
    if (!replier || !reply) throw new Error("The reply this email is about no longer exists");
    const replies = await query
      .select({ text: messages.text })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.kind, replyKind),
          gte(messages.createdAt, reply.createdAt),
        ),
      )
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(maxShown);
    const { leadId, name, contractorId } = replier;
    const { readyToBook, mayStop, reader } = alert;
    const staffPath = leadId ? `/admin/leads/${leadId}` : `/admin/contractors/${contractorId}`;
    const crmPath = leadId ? `/crm/leads/${leadId}` : `/crm/conversations/${conversationId}`;
    const { ReplyReceived } = await import("./reply-received.email.tsx");
    return {
      subject: subjectOf(name, { readyToBook, mayStop }),
      // A reply to this email goes straight to the homeowner.
      replyTo: reader === "contractor" ? replier.email : null,
      body: ReplyReceived({
        replier,
        reply: {
          channel: reply.channel === "email" ? "email" : "sms",
          text: replies.flatMap(({ text }) => text?.trim() || []).join("\n\n"),
        },
        ...{ readyToBook, mayStop },
        sender: settings,
        staffLink: reader === "staff" ? new URL(staffPath, settings.siteUrl).href : null,
        crmLink: reader === "contractor" ? crmLink({ settings }, crmPath) : null,
      }),
    };
  },
});
