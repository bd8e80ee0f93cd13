import { eq, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import { affiliateProgramMembers } from "~/features/affiliates/affiliates.tables.server.ts";
import { adSpend } from "~/features/analytics/spend.tables.server.ts";
import { attributions } from "~/features/attribution/attribution.tables.server.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import {
  businessImports,
  businessSuspensions,
} from "~/features/business-imports/business-imports.tables.server.ts";
import {
  pagePhotos,
  pageVersions,
  seoPages,
  territoryWaits,
} from "~/features/business-pages/business-pages.tables.server.ts";
import { calendarFeeds } from "~/features/calendar-feeds/calendar-feeds.tables.server.ts";
import {
  contractorAccounts,
  contractorNotes,
  contractorProgress,
} from "~/features/contractors/contractors.tables.server.ts";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { crewMembers, crews } from "~/features/crews/crews.tables.server.ts";
import { embedHosts } from "~/features/embedded-forms/embed-hosts.tables.server.ts";
import {
  enrollments,
  followUpTurns,
  sends,
  sequences,
} from "~/features/follow-ups/follow-ups.tables.server.ts";
import { snippets, unreadConversations } from "~/features/inbox/inbox.tables.server.ts";
import { leadImports } from "~/features/lead-entry/lead-imports.tables.server.ts";
import { leadReports } from "~/features/lead-reports/lead-reports.tables.server.ts";
import { leadTasks } from "~/features/lead-tasks/lead-tasks.tables.server.ts";
import { leadViews } from "~/features/lead-views/lead-views.tables.server.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leadPictures,
  leads,
} from "~/features/leads/leads.tables.server.ts";
import { leadResults } from "~/features/market-estimates/market-estimates.tables.server.ts";
import { apiKeys } from "~/features/members/api-keys.tables.server.ts";
import {
  memberInvitations,
  memberSignIns,
  members,
} from "~/features/members/members.tables.server.ts";
import { inboundMails } from "~/features/messages/inbound-mails.tables.server.ts";
import {
  isWrittenBy,
  messageAttachments,
  messageContact,
  messages,
} from "~/features/messages/messages.tables.server.ts";
import {
  memberPhones,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from "~/features/notifications/notifications.tables.server.ts";
import {
  contactSyncDeliveries,
  formSubmissions,
  onboardingSessions,
} from "~/features/onboarding/onboarding.tables.server.ts";
import { uploads } from "~/features/onboarding/uploads.tables.server.ts";
import { optOuts } from "~/features/opt-outs/opt-outs.tables.server.ts";
import { ownAddresses } from "~/features/own-addresses/own-addresses.tables.server.ts";
import { type Contact, isSamePerson, typedContact } from "~/features/people/same-person.server.ts";
import {
  recurrenceCollisions,
  recurrences,
} from "~/features/recurrences/recurrences.tables.server.ts";
import { isApplicationOf } from "~/features/revenue-share/applications/is-application-of.server.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  revenueShareParticipations,
  statementReplies,
} from "~/features/revenue-share/revenue-share.tables.server.ts";
import {
  reviewClicks,
  reviewRequests,
  reviewSettings,
} from "~/features/reviews/reviews.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { securityEvents } from "~/features/security-events/security-events.tables.server.ts";
import { visitOffers } from "~/features/visit-offers/visit-offers.tables.server.ts";
import { webhookDeliveries, webhookEndpoints } from "~/features/webhooks/webhooks.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import {
  memberPasskeys,
  memberSessions,
  memberUsers,
} from "~/platform/accounts/member-accounts.tables.server.ts";
import { rowsOfMoney } from "./rows-of-money.server.ts";
import { rowsOfNumbers } from "./rows-of-numbers.server.ts";

/** A table by its name, and which of its rows say something of a contractor. */
type Rows = [name: string, table: PgTable, condition: SQL | undefined];

/**
 * Where something is kept of a contractor: what a deletion takes away or makes bare, an export
 * lists. `own` is the address and number that no other account has.
 */
export function rowsOfContractor(contractorId: string, own: Contact): Rows[] {
  const theirs = (column: PgColumn) => eq(column, contractorId);
  // As an array: a subquery under an "or" would read the whole table instead of an index.
  const ids = (id: PgColumn, table: PgTable, condition: SQL | undefined) => {
    const query = new QueryBuilder()
      .select({ id: sql`${id}` })
      .from(table)
      .where(condition);
    return sql`array(${query})`;
  };
  const among = (column: PgColumn, found: SQL) => sql`${column} = any(${found})`;

  const submissions = ids(
    formSubmissions.id,
    formSubmissions,
    theirs(formSubmissions.contractorId),
  );
  const answered = (column: PgColumn) => among(column, submissions);
  const pages = ids(seoPages.id, seoPages, theirs(seoPages.contractorId));
  const ofLeads = or(theirs(leads.contractorId), among(leads.pageId, pages));
  const leadIds = ids(leads.id, leads, ofLeads);
  const enquiries = ids(leadEnquiries.id, leadEnquiries, among(leadEnquiries.leadId, leadIds));
  const participating = theirs(revenueShareParticipants.contractorId);
  const participants = ids(revenueShareParticipants.id, revenueShareParticipants, participating);
  const shared = (column: PgColumn) => among(column, participants);
  const taken = ids(
    revenueShareParticipants.applicationId,
    revenueShareParticipants,
    participating,
  );
  const ofApplications = or(
    among(revenueShareApplications.id, taken),
    isApplicationOf(contractorId, own),
  );
  const applications = ids(revenueShareApplications.id, revenueShareApplications, ofApplications);
  const people = ids(members.userId, members, theirs(members.contractorId));
  const ofMessages = or(
    among(messages.subjectId, sql`${submissions}::text[]`),
    among(messages.subjectId, sql`${applications}::text[]`),
    among(messages.subjectId, sql`${leadIds}::text[]`),
    among(messages.subjectId, sql`${people}::text[]`),
    theirs(messages.contractorId),
    isSamePerson(messageContact, [own]),
    isWrittenBy([own]),
  );
  const written = ids(messages.id, messages, ofMessages);
  const conversationIds = ids(messages.conversationId, messages, ofMessages);
  const followed = ids(enrollments.id, enrollments, theirs(enrollments.contractorId));
  const ownCrews = ids(crews.id, crews, theirs(crews.contractorId));
  const addresses = ids(memberUsers.email, memberUsers, among(memberUsers.id, people));

  return [
    ["contractor_accounts", contractorAccounts, theirs(contractorAccounts.id)],
    ["contractor_progress", contractorProgress, theirs(contractorProgress.contractorId)],
    ["form_submissions", formSubmissions, theirs(formSubmissions.contractorId)],
    ["onboarding_sessions", onboardingSessions, theirs(onboardingSessions.contractorId)],
    ["uploads", uploads, answered(uploads.submissionId)],
    [
      "contact_sync_deliveries",
      contactSyncDeliveries,
      answered(contactSyncDeliveries.submissionId),
    ],
    [
      "attributions",
      attributions,
      or(
        among(attributions.subjectId, submissions),
        among(attributions.subjectId, applications),
        among(attributions.subjectId, enquiries),
      ),
    ],
    ["seo_pages", seoPages, theirs(seoPages.contractorId)],
    ["page_versions", pageVersions, among(pageVersions.pageId, pages)],
    ["page_photos", pagePhotos, among(pagePhotos.pageId, pages)],
    ["territory_waits", territoryWaits, among(territoryWaits.pageId, pages)],
    ["own_addresses", ownAddresses, theirs(ownAddresses.contractorId)],
    ["embed_hosts", embedHosts, theirs(embedHosts.contractorId)],
    ["leads", leads, ofLeads],
    ["lead_enquiries", leadEnquiries, among(leadEnquiries.leadId, leadIds)],
    ["consent_records", consentRecords, among(consentRecords.enquiryId, enquiries)],
    ["lead_events", leadEvents, among(leadEvents.leadId, leadIds)],
    ["lead_notes", leadNotes, among(leadNotes.leadId, leadIds)],
    ["lead_pictures", leadPictures, among(leadPictures.leadId, leadIds)],
    ["lead_imports", leadImports, theirs(leadImports.contractorId)],
    ["lead_reports", leadReports, theirs(leadReports.contractorId)],
    ["lead_tasks", leadTasks, theirs(leadTasks.contractorId)],
    ["lead_views", leadViews, theirs(leadViews.contractorId)],
    ["contractor_notes", contractorNotes, theirs(contractorNotes.contractorId)],
    ["messages", messages, ofMessages],
    ["message_attachments", messageAttachments, among(messageAttachments.messageId, written)],
    [
      "inbound_mails",
      inboundMails,
      or(among(inboundMails.tokenId, written), among(inboundMails.tokenId, conversationIds)),
    ],
    ["conversations", conversations, theirs(conversations.contractorId)],
    [
      "unread_conversations",
      unreadConversations,
      among(unreadConversations.memberId, ids(members.id, members, theirs(members.contractorId))),
    ],
    ["snippets", snippets, theirs(snippets.contractorId)],
    ...rowsOfNumbers(contractorId),
    ["members", members, theirs(members.contractorId)],
    ["member_invitations", memberInvitations, theirs(memberInvitations.contractorId)],
    ["member_users", memberUsers, among(memberUsers.id, people)],
    ["member_sessions", memberSessions, among(memberSessions.userId, people)],
    ["member_passkeys", memberPasskeys, among(memberPasskeys.userId, people)],
    ["security_events", securityEvents, among(securityEvents.memberUserId, people)],
    ["member_sign_ins", memberSignIns, among(memberSignIns.email, addresses)],
    ["api_keys", apiKeys, theirs(apiKeys.contractorId)],
    ["webhook_endpoints", webhookEndpoints, theirs(webhookEndpoints.contractorId)],
    [
      "webhook_deliveries",
      webhookDeliveries,
      or(theirs(webhookDeliveries.contractorId), answered(webhookDeliveries.submissionId)),
    ],
    ["sequences", sequences, theirs(sequences.contractorId)],
    ["enrollments", enrollments, theirs(enrollments.contractorId)],
    ["sends", sends, among(sends.enrollmentId, followed)],
    ["follow_up_turns", followUpTurns, theirs(followUpTurns.contractorId)],
    ["crews", crews, theirs(crews.contractorId)],
    ["crew_members", crewMembers, among(crewMembers.crewId, ownCrews)],
    ["work_orders", workOrders, theirs(workOrders.contractorId)],
    ["calendar_feeds", calendarFeeds, theirs(calendarFeeds.contractorId)],
    ["recurrences", recurrences, theirs(recurrences.contractorId)],
    ["recurrence_collisions", recurrenceCollisions, theirs(recurrenceCollisions.contractorId)],
    ["visits", visits, theirs(visits.contractorId)],
    ...rowsOfMoney(contractorId),
    ["ad_spend", adSpend, theirs(adSpend.contractorId)],
    ["review_settings", reviewSettings, theirs(reviewSettings.contractorId)],
    ["review_requests", reviewRequests, theirs(reviewRequests.contractorId)],
    ["review_clicks", reviewClicks, theirs(reviewClicks.contractorId)],
    ["visit_offers", visitOffers, theirs(visitOffers.contractorId)],
    ["notification_settings", notificationSettings, theirs(notificationSettings.contractorId)],
    ["notifications", notifications, theirs(notifications.contractorId)],
    ["member_phones", memberPhones, theirs(memberPhones.contractorId)],
    ["push_subscriptions", pushSubscriptions, theirs(pushSubscriptions.contractorId)],
    ["opt_outs", optOuts, theirs(optOuts.contractorId)],
    ["business_exports", businessExports, theirs(businessExports.contractorId)],
    ["business_imports", businessImports, theirs(businessImports.contractorId)],
    ["business_suspensions", businessSuspensions, theirs(businessSuspensions.contractorId)],
    ["lead_results", leadResults, isSamePerson(typedContact(leadResults), [own])],
    [
      "affiliate_program_members",
      affiliateProgramMembers,
      isSamePerson(typedContact(affiliateProgramMembers), [own]),
    ],
    ["revenue_share_applications", revenueShareApplications, ofApplications],
    ["revenue_share_participants", revenueShareParticipants, participating],
    [
      "revenue_share_participations",
      revenueShareParticipations,
      shared(revenueShareParticipations.participantId),
    ],
    ["revenue_share_leads", revenueShareLeads, shared(revenueShareLeads.participantId)],
    ["commission_entries", commissionEntries, shared(commissionEntries.participantId)],
    ["commission_statement_replies", statementReplies, shared(statementReplies.participantId)],
  ];
}
