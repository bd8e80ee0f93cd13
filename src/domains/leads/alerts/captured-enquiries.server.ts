import { eq, inArray } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

export type Captured = Happened<{ leadId: string; enquiryIds: string[] }>;

/** Enquiries that reached a business, and whose they are; what was erased meanwhile is told to nobody. */
export function capturedEnquiries({ tx }: UnitOfWork, captured: readonly Captured[]) {
  const enquiryIds = captured.flatMap(({ payload }) => payload.enquiryIds);
  return tx
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
}
