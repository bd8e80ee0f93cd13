import { buffer } from "node:stream/consumers";
import { inArray, or } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { blockedCallers, callLegs, calls } from "~/features/calls/calls.tables.server.ts";
import { isBlockedPerson, isCallOf } from "~/features/calls/erase-calls.server.ts";
import {
  conversationContact,
  conversations,
} from "~/features/conversations/conversations.tables.server.ts";
import { enrollments } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { selectInvoicesOf } from "~/features/invoices/erase-invoices.server.ts";
import { invoiceEntries, invoices } from "~/features/invoices/invoices.tables.server.ts";
import {
  jobEstimateAnswers,
  jobEstimateContact,
  jobEstimates,
  jobEstimateVersions,
} from "~/features/job-estimates/job-estimates.tables.server.ts";
import { leadReports } from "~/features/lead-reports/lead-reports.tables.server.ts";
import { leadTasks } from "~/features/lead-tasks/lead-tasks.tables.server.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leadPictures,
  leads,
} from "~/features/leads/leads.tables.server.ts";
import { leadsOfPerson } from "~/features/leads/leads-of-person.server.ts";
import { leadResults } from "~/features/market-estimates/market-estimates.tables.server.ts";
import {
  isWrittenBy,
  messageAttachments,
  messages,
} from "~/features/messages/messages.tables.server.ts";
import { optOuts } from "~/features/opt-outs/opt-outs.tables.server.ts";
import { optOutsOfPerson } from "~/features/opt-outs/opt-outs-of-person.server.ts";
import { isSamePerson, typedContact } from "~/features/people/same-person.server.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import { recurrences } from "~/features/recurrences/recurrences.tables.server.ts";
import { reviewClicks, reviewRequests } from "~/features/reviews/reviews.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { visitOffers } from "~/features/visit-offers/visit-offers.tables.server.ts";
import { workOrderContact, workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import { toRecord } from "~/platform/database/records.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canExportPerson } from "./privacy.policy.ts";

/**
 * Everything that is kept of the homeowner behind a lead, at every business they asked, as one document
 * (`privacy.export-and-erasure`); audited. Null when there is no such lead.
 */
export async function exportHomeowner(platform: Platform, actor: Actor, leadId: string) {
  authorize(canExportPerson(actor));
  await normalizeStoredPhones(platform);
  const exported = await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const found = await leadsOfPerson(tx, leadId);
    if (found.length === 0) return null;
    const ids = found.map(({ id }) => id);
    const enquiries = await tx
      .select()
      .from(leadEnquiries)
      .where(inArray(leadEnquiries.leadId, ids));
    const enquiryIds = enquiries.map(({ id }) => id);
    const pages = await tx
      .select({ id: seoPages.id, businessName: seoPages.businessName })
      .from(seoPages)
      .where(
        inArray(
          seoPages.id,
          found.map(({ pageId }) => pageId),
        ),
      );
    const consents = enquiryIds.length
      ? await tx.select().from(consentRecords).where(inArray(consentRecords.enquiryId, enquiryIds))
      : [];
    const origins = enquiryIds.length
      ? await tx.select().from(attributions).where(inArray(attributions.subjectId, enquiryIds))
      : [];
    const events = await tx.select().from(leadEvents).where(inArray(leadEvents.leadId, ids));
    const notes = await tx.select().from(leadNotes).where(inArray(leadNotes.leadId, ids));
    const pictures = await tx.select().from(leadPictures).where(inArray(leadPictures.leadId, ids));
    const reports = await tx.select().from(leadReports).where(inArray(leadReports.leadId, ids));
    const tasks = await tx.select().from(leadTasks).where(inArray(leadTasks.leadId, ids));
    const estimates = await tx
      .select()
      .from(leadResults)
      .where(isSamePerson(typedContact(leadResults), found));
    const jobs = await tx
      .select()
      .from(workOrders)
      .where(or(inArray(workOrders.leadId, ids), isSamePerson(workOrderContact, found)));
    const jobIds = jobs.map(({ id }) => id);
    const appointments = await tx.select().from(visits).where(inArray(visits.workOrderId, jobIds));
    const offered = await tx
      .select()
      .from(jobEstimates)
      .where(or(inArray(jobEstimates.leadId, ids), isSamePerson(jobEstimateContact, found)));
    const offeredIds = offered.map(({ id }) => id);
    const shown = await tx
      .select()
      .from(jobEstimateVersions)
      .where(inArray(jobEstimateVersions.estimateId, offeredIds));
    const answers = await tx
      .select()
      .from(jobEstimateAnswers)
      .where(inArray(jobEstimateAnswers.estimateId, offeredIds));
    const billed = await selectInvoicesOf(tx, { contacts: found, leadIds: ids });
    const booked = await tx
      .select()
      .from(invoiceEntries)
      .where(
        inArray(
          invoiceEntries.invoiceId,
          billed.map(({ id }) => id),
        ),
      );
    const asked = await tx
      .select()
      .from(reviewRequests)
      .where(inArray(reviewRequests.workOrderId, jobIds));
    const askedIds = asked.map(({ id }) => id);
    const clicks = await tx
      .select()
      .from(reviewClicks)
      .where(inArray(reviewClicks.requestId, askedIds));
    const subjectIds = [
      ids,
      [...estimates, ...jobs, ...appointments, ...offered, ...billed].map((row) => row.id),
    ].flat();
    const talks = await tx
      .select()
      .from(conversations)
      .where(isSamePerson(conversationContact, found));
    const written = await tx
      .select()
      .from(messages)
      .where(
        or(
          inArray(messages.subjectId, subjectIds),
          isWrittenBy(found),
          inArray(
            messages.conversationId,
            talks.map(({ id }) => id),
          ),
        ),
      );
    const called = await tx.select().from(calls).where(isCallOf(found));
    const callIds = called.map(({ id }) => id);
    const rung = await tx.select().from(callLegs).where(inArray(callLegs.callId, callIds));
    const blocked = await tx.select().from(blockedCallers).where(isBlockedPerson(found));
    const writtenIds = written.map(({ id }) => id);
    const attached = await tx
      .select()
      .from(messageAttachments)
      .where(inArray(messageAttachments.messageId, writtenIds));
    const followed = await tx.select().from(enrollments).where(inArray(enrollments.leadId, ids));
    const returning = await tx
      .select()
      .from(recurrences)
      .where(inArray(recurrences.workOrderId, jobIds));
    const offers = await tx.select().from(visitOffers).where(inArray(visitOffers.leadId, ids));
    const declined = await optOutsOfPerson(tx, platform, found);
    await recordChange(work, actor, {
      action: "lead.export",
      entity: "lead",
      entityId: leadId,
      before: null,
      after: { leads: ids },
    });
    return {
      exported_at: now.toISOString(),
      businesses: pages.map(({ id, businessName }) => ({ page_id: id, name: businessName })),
      leads: found.map((row) => toRecord(leads, row)),
      lead_enquiries: enquiries.map((row) => toRecord(leadEnquiries, row)),
      consent_records: consents.map((row) => toRecord(consentRecords, row)),
      lead_events: events.map((row) => toRecord(leadEvents, row)),
      lead_notes: notes.map((row) => toRecord(leadNotes, row)),
      lead_pictures: pictures.map((row) => toRecord(leadPictures, row)),
      lead_reports: reports.map((row) => toRecord(leadReports, row)),
      lead_tasks: tasks.map((row) => toRecord(leadTasks, row)),
      attributions: origins.map((row) => toRecord(attributions, row)),
      lead_results: estimates.map((row) => toRecord(leadResults, row)),
      conversations: talks.map((row) => toRecord(conversations, row)),
      calls: called.map((row) => toRecord(calls, row)),
      call_legs: rung.map((row) => toRecord(callLegs, row)),
      blocked_callers: blocked.map((row) => toRecord(blockedCallers, row)),
      enrollments: followed.map((row) => toRecord(enrollments, row)),
      work_orders: jobs.map((row) => toRecord(workOrders, row)),
      job_estimates: offered.map((row) => toRecord(jobEstimates, row)),
      job_estimate_versions: shown.map((row) => toRecord(jobEstimateVersions, row)),
      job_estimate_answers: answers.map((row) => toRecord(jobEstimateAnswers, row)),
      invoices: billed.map((row) => toRecord(invoices, row)),
      invoice_entries: booked.map((row) => toRecord(invoiceEntries, row)),
      review_requests: asked.map((row) => toRecord(reviewRequests, row)),
      review_clicks: clicks.map((row) => toRecord(reviewClicks, row)),
      recurrences: returning.map((row) => toRecord(recurrences, row)),
      visits: appointments.map((row) => toRecord(visits, row)),
      visit_offers: offers.map(({ tokenHash: _secret, ...row }) => toRecord(visitOffers, row)),
      opt_outs: declined.map((row) => toRecord(optOuts, row)),
      messages: written.map((row) => toRecord(messages, row)),
      message_attachments: attached.map((row) => toRecord(messageAttachments, row)),
    };
  });
  if (!exported) return null;
  const pictures = [];
  for (const picture of exported.lead_pictures) {
    pictures.push({ ...picture, content: await readPicture(platform, String(picture.key)) });
  }
  return { ...exported, lead_pictures: pictures };
}

/** In base64, as what came with messages; null of a file that is gone. */
async function readPicture({ files }: Platform, key: string): Promise<string | null> {
  const file = await files.read(key);
  return file && (await buffer(file.stream)).toString("base64");
}
