import {
  type Captured,
  capturedEnquiries,
} from "~/domains/leads/alerts/captured-enquiries.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** Notifies members of requests to their business (`notifications.by-choice`). */
export async function notifyOfLeads(
  work: UnitOfWork,
  captured: readonly Captured[],
  platform: Platform,
): Promise<void> {
  for (const { enquiryId, contractorId, ...enquiry } of await capturedEnquiries(work, captured)) {
    if (!contractorId) continue;
    await notifyMembers(work, platform, {
      ...enquiry,
      contractorId,
      kind: "lead",
      cause: `enquiry:${enquiryId}`,
      visitId: null,
      exceptMemberId: null,
    });
  }
}
