import { eq, inArray } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadReceived } from "../leads.emails.server.ts";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

/** Writes the alerts about enquiries that reached a business: to the contractor, and to staff (`leads.alert`). */
export async function alertOfLeads(
  work: UnitOfWork,
  captured: readonly Happened<{ leadId: string; enquiryIds: string[] }>[],
  { settings }: Platform,
): Promise<void> {
  const enquiryIds = captured.flatMap(({ payload }) => payload.enquiryIds);
  // What was erased meanwhile is told to nobody.
  const enquiries = await work.tx
    .select({
      enquiryId: leadEnquiries.id,
      leadId: leads.id,
      address: seoPages.email,
      contractorId: seoPages.contractorId,
    })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(inArray(leadEnquiries.id, enquiryIds))
    .orderBy(leadEnquiries.id);
  for (const { enquiryId, leadId, ...contractor } of enquiries) {
    const receivers = [
      ["contractor", contractor.address, contractor.contractorId],
      ["staff", settings.contactEmail, null],
    ] as const;
    for (const [reader, address, contractorId] of receivers) {
      if (!address) continue;
      await queueEmail(work, leadReceived, {
        to: address,
        cause: `lead-received:${enquiryId}:${reader}`,
        subjectId: leadId,
        contractorId,
        params: { leadId, enquiryId, reader },
      });
    }
  }
}
