import { eq } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { crmLink } from "~/domains/identity/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { applicationLink } from "./applications/application-link.server.ts";
import { formatMonth } from "./ledger/months.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
  statementReplies,
} from "./revenue-share.tables.server.ts";

const applicationIdSchema = z.object({ applicationId: z.uuid() });

/** Confirms to the applicant that the application arrived, and requests address confirmation. */
export const applicationReceived = defineEmail({
  kind: "application-received",
  addressFrom: "form",
  params: applicationIdSchema,
  grantsAccess: "contractor",
  async compose(platform, { applicationId }) {
    const application = await readApplication(platform, applicationId);
    const { ApplicationReceived } = await import("./revenue-share.email.tsx");
    return {
      subject: "We got your revenue share application",
      replyTo: platform.settings.contactEmail,
      body: ApplicationReceived({
        application,
        link: applicationLink(platform, applicationId),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies staff of a new application. */
export const applicationAlert = defineEmail({
  kind: "application-alert",
  addressFrom: "settings",
  params: applicationIdSchema,
  async compose(platform, { applicationId }) {
    const application = await readApplication(platform, applicationId);
    const { ApplicationAlert } = await import("./revenue-share.email.tsx");
    return {
      subject: `New revenue share application: ${application.businessName}`,
      replyTo: application.email,
      body: ApplicationAlert({
        application,
        link: new URL("/admin/revenue-share", platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies the applicant of the decision. */
export const applicationDecided = defineEmail({
  kind: "application-decided",
  addressFrom: "form",
  params: applicationIdSchema,
  async compose(platform, { applicationId }) {
    const application = await readApplication(platform, applicationId);
    const { ApplicationDecided } = await import("./revenue-share.email.tsx");
    const approved = application.applicationStatus === "approved";
    return {
      subject: approved
        ? "You're in: revenue share approved"
        : "About your revenue share application",
      replyTo: platform.settings.contactEmail,
      body: ApplicationDecided({ approved, sender: platform.settings }),
    };
  },
});

export type ApplicationRow = typeof revenueShareApplications.$inferSelect;

async function readApplication(platform: Platform, id: string): Promise<ApplicationRow> {
  const [row] = await platform.database.query
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id));
  if (!row) throw new Error("The application this email is about no longer exists");
  return row;
}

const replyIdSchema = z.object({ replyId: z.uuid() });

/** Notifies staff of a participant's question about a statement. */
export const statementQuestion = defineEmail({
  kind: "statement-question",
  addressFrom: "settings",
  params: replyIdSchema,
  async compose(platform, { replyId }) {
    const { reply, businessName } = await readReply(platform, replyId);
    const { settings } = platform;
    const { StatementMail } = await import("./revenue-share.email.tsx");
    const path = `/admin/revenue-share/participants/${reply.participantId}`;
    return {
      subject: `A question about a statement: ${businessName}, ${formatMonth(reply.month)}`,
      body: StatementMail({
        heading: "A question about a statement",
        rows: [
          ["Business", businessName],
          ["Statement", formatMonth(reply.month)],
        ],
        text: reply.text ?? "",
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
    const { reply } = await readReply(platform, replyId);
    const { settings } = platform;
    const { StatementMail } = await import("./revenue-share.email.tsx");
    const path = `/crm/revenue-share/${reply.participantId}/${reply.month}`;
    return {
      subject: `About your statement for ${formatMonth(reply.month)}`,
      replyTo: settings.contactEmail,
      body: StatementMail({
        heading: "Our reply to your question",
        rows: [["Statement", formatMonth(reply.month)]],
        text: reply.text ?? "",
        link: crmLink({ settings }, path),
        button: "Open statement",
        sender: settings,
      }),
    };
  },
});

async function readReply({ database: { query } }: Platform, replyId: string) {
  const [statementReply] = await query
    .select({ reply: statementReplies, businessName: contractorAccounts.businessName })
    .from(statementReplies)
    .innerJoin(
      revenueShareParticipants,
      eq(revenueShareParticipants.id, statementReplies.participantId),
    )
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(eq(statementReplies.id, replyId));
  if (!statementReply)
    throw new Error("The statement's reply this email is about no longer exists");
  return statementReply;
}
