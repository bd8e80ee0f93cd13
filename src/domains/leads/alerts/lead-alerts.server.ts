import { eq, inArray } from "drizzle-orm";
import { leadReceived } from "~/domains/leads/leads.emails.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Queues the alerts about delivered requests, to the contractor and to staff (`leads.alert`). */
export async function queueLeadAlerts(
  work: UnitOfWork,
  captured: readonly Captured[],
  { settings }: Platform,
): Promise<void> {
  for (const enquiry of await capturedEnquiries(work, captured)) {
    const { enquiryId, leadId } = enquiry;
    const receivers = [
      ["contractor", enquiry.businessAddress, enquiry.contractorId],
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

export type Captured = RecordedEvent<{ leadId: string; enquiryIds: string[] }>;

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
