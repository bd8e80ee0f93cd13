import type { BusinessPage } from "~/features/business-pages/business-pages.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadReceived } from "./leads.emails.server.ts";

/** Writes the alerts about one enquiry: to the contractor, and to staff (`leads.alert`). */
export async function alertOfLead(
  work: UnitOfWork,
  settings: Settings,
  page: Pick<BusinessPage, "contractorId" | "email">,
  leadId: string,
  enquiryId: string,
): Promise<void> {
  const receivers = [
    ["contractor", page.email, page.contractorId],
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
