import { count, eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { findAttribution } from "~/domains/shared/index.server.ts";
import { describeTouch, system } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { serviceInSentence } from "~/domains/storefront/index.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { leadReceivedText } from "./alerts/lead-received.text.en.ts";
import { leadEnquiries, leads } from "./leads.tables.server.ts";

/** Notifies the contractor or staff of a homeowner's request. */
export const leadReceived = defineEmail({
  kind: "lead-received",
  addressFrom: "account",
  params: z.object({
    leadId: z.uuid(),
    enquiryId: z.uuid(),
    reader: z.enum(["contractor", "staff"]),
  }),
  async compose(platform, { leadId, enquiryId, reader }) {
    const { query } = platform.database;
    const [row] = await query
      .select({ lead: leads, enquiry: leadEnquiries, page: allColumns(seoPages) })
      .from(leadEnquiries)
      .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(eq(leadEnquiries.id, enquiryId));
    if (!row) throw new Error("The request this email is about no longer exists");
    const [counted] = await query
      .select({ times: count() })
      .from(leadEnquiries)
      .where(eq(leadEnquiries.leadId, leadId));
    const { lead, enquiry, page } = row;
    const attribution = await findAttribution(
      platform,
      system("lead-received"),
      "enquiry",
      enquiryId,
    );
    const isRepeat = (counted?.times ?? 1) > 1;
    const { LeadReceived } = await import("./alerts/lead-received.email.tsx");
    return {
      subject: leadReceivedText.subject({
        again: isRepeat,
        name: lead.name,
        service: serviceInSentence(page.service),
        city: page.city,
      }),
      // Replies go straight to the homeowner.
      replyTo: reader === "contractor" ? lead.email : null,
      body: LeadReceived({
        lead,
        enquiry,
        again: isRepeat,
        isFromPage: lead.source === "page",
        cameFrom: attribution && describeTouch(attribution.last),
        businessName: page.businessName,
        sender: platform.settings,
        staffLink:
          reader === "staff"
            ? new URL(`/admin/leads/${leadId}`, platform.settings.siteUrl).href
            : null,
        crmLink: reader === "contractor" ? crmLink(platform, `/crm/leads/${leadId}`) : null,
      }),
    };
  },
});
