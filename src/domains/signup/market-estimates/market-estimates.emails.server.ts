import { eq } from "drizzle-orm";
import { z } from "zod";
import { findService } from "~/domains/shared/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { claimInvitationLink } from "./estimate-links.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

/** Sends someone who claimed a territory the link to sign up. */
export const claimInvitation = defineEmail({
  kind: "claim-invitation",
  addressFrom: "form",
  params: z.object({ leadResultId: z.uuid() }),
  grantsAccess: "contractor",
  async compose(platform, { leadResultId }) {
    const [claim] = await platform.database.query
      .select()
      .from(leadResults)
      .where(eq(leadResults.id, leadResultId));
    if (!claim) throw new Error("The claim this email is about no longer exists");
    const service = findService(claim.industry)?.label ?? "homeowner";
    const { ClaimInvitation } = await import("./market-estimates.email.tsx");
    return {
      subject: `${service} leads in your area - ${platform.settings.siteName}`,
      body: ClaimInvitation({
        service,
        link: claimInvitationLink(platform, leadResultId),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies staff that a contractor requested pay per lead (`content.pay-per-lead`). */
export const payPerLeadAlert = defineEmail({
  kind: "pay-per-lead",
  addressFrom: "settings",
  params: z.object({ leadResultId: z.uuid() }),
  async compose({ database, settings }, { leadResultId }) {
    const [request] = await database.query
      .select()
      .from(leadResults)
      .where(eq(leadResults.id, leadResultId));
    if (!request) throw new Error("The request this email is about no longer exists");
    const service = findService(request.industry)?.label ?? "another service";
    const { PayPerLeadAlert } = await import("./market-estimates.email.tsx");
    return {
      subject: `Pay per lead: a contractor asked about ${service}`,
      body: PayPerLeadAlert({
        details: [
          ["Business", request.businessName ?? ""],
          ["Service", service],
          ["City", request.city],
          ["Email", request.email ?? ""],
          ["Phone", formatPhone(request.phone) ?? ""],
        ],
        link: new URL("/admin/estimates?source=pay_per_lead", settings.siteUrl).href,
        sender: settings,
      }),
    };
  },
});
