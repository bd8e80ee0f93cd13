import { eq, inArray } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** Tells members of enquiries that reached their business (`notifications.by-choice`). */
export async function notifyOfLeads(
  work: UnitOfWork,
  captured: readonly Happened<{ leadId: string; enquiryIds: string[] }>[],
  platform: Platform,
): Promise<void> {
  const enquiryIds = captured.flatMap(({ payload }) => payload.enquiryIds);
  // What was erased meanwhile is told to nobody.
  const enquiries = await work.tx
    .select({
      enquiryId: leadEnquiries.id,
      leadId: leads.id,
      contractorId: seoPages.contractorId,
      businessAddress: seoPages.email,
    })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(inArray(leadEnquiries.id, enquiryIds))
    .orderBy(leadEnquiries.id);
  for (const { enquiryId, leadId, contractorId, businessAddress } of enquiries) {
    if (!contractorId) continue;
    await notifyMembers(work, platform, {
      contractorId,
      kind: "lead",
      cause: `enquiry:${enquiryId}`,
      leadId,
      visitId: null,
      exceptMemberId: null,
      businessAddress,
    });
  }
}
