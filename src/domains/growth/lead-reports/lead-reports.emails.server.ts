import { eq } from "drizzle-orm";
import { z } from "zod";
import { leadReports } from "~/domains/growth/growth.tables.server.ts";
import { revenueShareParticipants } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { crmLink } from "~/domains/identity/index.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";

/** Notifies the member who reported a lead of staff's decision. */
export const leadReportDecided = defineEmail({
  kind: "lead-report-decided",
  addressFrom: "account",
  params: z.object({ leadId: z.uuid() }),
  async compose({ database: { query }, settings }, { leadId }) {
    const [leadReport] = await query
      .select({ report: leadReports, name: leads.name })
      .from(leadReports)
      .innerJoin(leads, eq(leads.id, leadReports.leadId))
      .where(eq(leadReports.leadId, leadId));
    if (!leadReport) throw new Error("The report this email is about no longer exists");
    const { report, name } = leadReport;
    const { LeadReportDecided } = await import("./lead-report-decided.email.tsx");
    const accepted = report.state === "accepted";
    const [share] = await query
      .select({ id: revenueShareParticipants.id })
      .from(revenueShareParticipants)
      .where(eq(revenueShareParticipants.contractorId, report.contractorId))
      .limit(1);
    return {
      subject: accepted
        ? `Your bad lead report was accepted: ${name}`
        : `Your bad lead report was declined: ${name}`,
      body: LeadReportDecided({
        name,
        accepted,
        paysCommission: share !== undefined,
        reason: report.reason,
        answer: report.answer,
        sender: settings,
        link: crmLink({ settings }, `/crm/leads/${leadId}`),
      }),
    };
  },
});
