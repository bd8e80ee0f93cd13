import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { crmLink } from "~/domains/identity/members/crm-link.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { revenueShareParticipants, statementReplies } from "../revenue-share.tables.server.ts";
import { formatMonth } from "./months.ts";

const replyIdSchema = z.object({ replyId: z.uuid() });

/** Notifies staff of a participant's question about a statement. */
export const statementQuestion = defineEmail({
  kind: "statement-question",
  addressFrom: "settings",
  params: replyIdSchema,
  async compose(platform, { replyId }) {
    const { reply, businessName } = await read(platform, replyId);
    const { settings } = platform;
    const { StatementMail } = await import("./statement.email.tsx");
    const path = `/admin/revenue-share/participants/${reply.participantId}`;
    return {
      subject: `A question about a statement: ${businessName}, ${formatMonth(reply.month)}`,
      body: StatementMail({
        heading: "A question about a statement",
        rows: [
          ["Business", businessName],
          ["Statement", formatMonth(reply.month)],
        ],
        words: reply.words ?? "",
        link: new URL(`${path}/statement?month=${reply.month}`, settings.siteUrl).href,
        button: "Reply",
        sender: settings,
      }),
    };
  },
});

/** Notifies owners of the reply to their question about a statement. */
export const statementAnswered = defineEmail({
  kind: "statement-answered",
  addressFrom: "account",
  params: replyIdSchema,
  async compose(platform, { replyId }) {
    const { reply } = await read(platform, replyId);
    const { settings } = platform;
    const { StatementMail } = await import("./statement.email.tsx");
    const path = `/crm/revenue-share/${reply.participantId}/${reply.month}`;
    return {
      subject: `About your statement for ${formatMonth(reply.month)}`,
      replyTo: settings.contactEmail,
      body: StatementMail({
        heading: "Our reply to your question",
        rows: [["Statement", formatMonth(reply.month)]],
        words: reply.words ?? "",
        link: crmLink({ settings }, path),
        button: "Open statement",
        sender: settings,
      }),
    };
  },
});

async function read({ database: { query } }: Platform, replyId: string) {
  const [found] = await query
    .select({ reply: statementReplies, businessName: contractorAccounts.businessName })
    .from(statementReplies)
    .innerJoin(
      revenueShareParticipants,
      eq(revenueShareParticipants.id, statementReplies.participantId),
    )
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(eq(statementReplies.id, replyId));
  if (!found) throw new Error("The statement's reply this email is about no longer exists");
  return found;
}
