import type { BusinessPage } from "~/features/directory/directory.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { leadReceived } from "./leads.emails.server.ts";

/** Writes the alerts about one enquiry: to the contractor, and to staff. */
export async function alertOfLead(
  work: Work,
  settings: Settings,
  page: Pick<BusinessPage, "email">,
  leadId: string,
  enquiryId: string,
): Promise<void> {
  const receivers = [
    ["contractor", page.email],
    ["staff", settings.contactEmail],
  ] as const;
  for (const [reader, address] of receivers) {
    if (!address) continue;
    await queueEmail(work, leadReceived, {
      to: address,
      cause: `lead-received:${enquiryId}:${reader}`,
      subjectId: leadId,
      params: { leadId, enquiryId, reader },
    });
  }
}
