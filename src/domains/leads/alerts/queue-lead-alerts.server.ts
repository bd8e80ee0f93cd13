import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadReceived } from "../leads.emails.server.ts";
import { type Captured, capturedEnquiries } from "./captured-enquiries.server.ts";

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
