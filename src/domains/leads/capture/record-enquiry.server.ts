import { leadCaptured, leadQuarantined } from "~/domains/leads/leads.events.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  type leads,
} from "~/domains/leads/leads.tables.server.ts";
import { consentKinds } from "~/domains/leads/leads.ts";
import { recordAttribution } from "~/domains/shared/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { consentWording, consentWordingVersion } from "../consent/consent.ts";
import type { CapturedLead, CaptureLead, JudgedLead } from "./capture.ts";

/** The lead of the request, either new or as it was before. */
export type RequestingLead = Pick<
  typeof leads.$inferSelect,
  "id" | "contractorId" | "createdAt" | "quarantined" | "name" | "phone"
> & { isNew: boolean };

/** Records a request at commit: the enquiry, consents, attribution, history entry, and event. */
export function recordEnquiry(
  work: UnitOfWork,
  capture: JudgedLead,
  lead: RequestingLead,
): CapturedLead {
  const { page, request, suspicion, attribution, isBooked = false } = capture;
  const enquiryId = newId();
  work.insertAtCommit(leadEnquiries, [
    {
      id: enquiryId,
      leadId: lead.id,
      bodyHash: hashBody(request),
      need: request.need,
      zipCode: request.zip_code,
      urgency: request.urgency,
      quarantineReason: suspicion,
      createdAt: work.now,
    },
  ]);
  recordConsents(work, capture, enquiryId);
  recordAttribution(work, "enquiry", enquiryId, attribution);
  work.insertAtCommit(leadEvents, [
    {
      leadId: lead.id,
      kind: suspicion ? "quarantined" : lead.isNew ? "received" : "repeated",
      details: {
        enquiryId,
        reason: suspicion,
        // People who share a phone number or email are counted by their names (`people.shared`).
        ...(lead.name === request.name ? {} : { name: request.name }),
      },
      createdAt: work.now,
    },
  ]);
  if (suspicion) work.record(leadQuarantined, { leadId: lead.id, enquiryId });
  else {
    work.record(leadCaptured, {
      leadId: lead.id,
      enquiryIds: [enquiryId],
      pageId: page.id,
      contractorId: lead.contractorId,
      askedAt: lead.createdAt.toISOString(),
      isFirst: lead.isNew || lead.quarantined,
      ...(isBooked ? { isBooked } : {}),
    });
  }
  return { ok: true, leadId: lead.id, enquiryId, repeated: false };
}

function recordConsents(work: UnitOfWork, capture: CaptureLead, enquiryId: string): void {
  const { page, request, sender } = capture;
  const consentedKinds = consentKinds.filter((kind) => request[kind]);
  if (consentedKinds.length === 0 || !request.phone) return;
  const phone = request.phone;
  work.insertAtCommit(
    consentRecords,
    consentedKinds.map((kind) => ({
      enquiryId,
      kind,
      wording: consentWording(kind, page.businessName),
      wordingVersion: consentWordingVersion,
      businessName: page.businessName,
      name: request.name,
      phone,
      page: sender.pageUrl,
      ipAddress: sender.ipAddress,
      userAgent: sender.userAgent.slice(0, 500),
      createdAt: work.now,
    })),
  );
}
