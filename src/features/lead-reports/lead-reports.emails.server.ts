import { eq } from "drizzle-orm";
import { z } from "zod";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { crmLink } from "~/features/members/crm-link.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { leadReports } from "./lead-reports.tables.server.ts";

/** Tells whoever reported a lead what staff decided. */
export const leadReportDecided = defineEmail({
  kind: "lead-report-decided",
  addressFrom: "account",
  params: z.object({ leadId: z.uuid() }),
  async compose({ database: { query }, settings }, { leadId }) {
    const [found] = await query
      .select({ report: leadReports, name: leads.name })
      .from(leadReports)
      .innerJoin(leads, eq(leads.id, leadReports.leadId))
      .where(eq(leadReports.leadId, leadId));
    if (!found) throw new Error("The report this email is about no longer exists");
    const { report, name } = found;
    const { LeadReportDecided } = await import("./lead-report-decided.email.tsx");
    const accepted = report.state === "accepted";
    return {
      subject: accepted
        ? `We agree: ${name} was not a real lead`
        : `About the lead you reported: ${name}`,
      body: LeadReportDecided({
        name,
        accepted,
        reason: report.reason,
        answer: report.answer,
        sender: settings,
        link: crmLink({ settings }, `/crm/leads/${leadId}`),
      }),
    };
  },
});
