import { eq, inArray } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

export type Captured = Happened<{ leadId: string; enquiryIds: string[] }>;

/** Delivered requests with their business. Skips requests erased in the meantime. */
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
