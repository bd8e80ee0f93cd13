import { cardPaymentData } from "~/domains/billing/card-payments/card-payments.personal-data.server.ts";
import { invoiceData } from "~/domains/billing/invoices/invoices.personal-data.server.ts";
import { jobEstimateData } from "~/domains/billing/job-estimates/job-estimates.personal-data.server.ts";
import { leadImportsData } from "~/domains/customers/lead-entry/lead-imports.personal-data.server.ts";
import { followUpData } from "~/domains/follow-ups/follow-ups.personal-data.server.ts";
import { affiliateData } from "~/domains/growth/affiliates/affiliates.personal-data.server.ts";
import { spendData } from "~/domains/growth/analytics/analytics.personal-data.server.ts";
import { leadReportsData } from "~/domains/growth/lead-reports/lead-reports.personal-data.server.ts";
import { revenueShareData } from "~/domains/growth/revenue-share/revenue-share.personal-data.server.ts";
import { reviewData } from "~/domains/growth/reviews/reviews.personal-data.server.ts";
import { apiKeyData } from "~/domains/identity/api-keys/api-keys.personal-data.server.ts";
import { accountData } from "~/domains/identity/contractors/contractors.personal-data.server.ts";
import { memberData } from "~/domains/identity/members/members.personal-data.server.ts";
import { callData } from "~/domains/inbox/calls/calls.personal-data.server.ts";
import { inboxData } from "~/domains/inbox/inbox.personal-data.server.ts";
import { conversationData } from "~/domains/leads/conversations/conversations.personal-data.server.ts";
import { leadTasksData } from "~/domains/leads/lead-tasks/lead-tasks.personal-data.server.ts";
import { leadData } from "~/domains/leads/leads.personal-data.server.ts";
import { businessImportData } from "~/domains/messaging/business-imports/business-imports.personal-data.server.ts";
import { messageData } from "~/domains/messaging/messages/messages.personal-data.server.ts";
import { optOutData } from "~/domains/messaging/opt-outs/opt-outs.personal-data.server.ts";
import { notificationData } from "~/domains/office/notifications/notifications.personal-data.server.ts";
import { webhookData } from "~/domains/office/webhooks/webhooks.personal-data.server.ts";
import { businessExportData } from "~/domains/operations/business-exports/business-exports.personal-data.server.ts";
import { pageData } from "~/domains/publishing/directory/pages.personal-data.server.ts";
import { planData } from "~/domains/publishing/plans/plans.personal-data.server.ts";
import { calendarFeedData } from "~/domains/schedule/calendar-feeds/calendar-feeds.personal-data.server.ts";
import { scheduleData } from "~/domains/schedule/schedule.personal-data.server.ts";
import { visitOfferData } from "~/domains/schedule/visit-offers/visit-offers.personal-data.server.ts";
import { attributionData } from "~/domains/shared/attribution/attribution.personal-data.server.ts";
import { marketEstimateData } from "~/domains/signup/market-estimates/market-estimates.personal-data.server.ts";
import { onboardingData } from "~/domains/signup/onboarding/onboarding.personal-data.server.ts";
import { embeddedFormData } from "~/domains/storefront/embedded-forms/embedded-forms.personal-data.server.ts";
import { ownAddressData } from "~/domains/storefront/own-addresses/own-addresses.personal-data.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";

/**
 * All personal data, in the order of erasure: rows that reference others come first. A comment says
 * where another reason sets the order.
 */
export const personalData: readonly PersonalData[] = [
  // An opt-out is locked before any other data about the same person (docs/locks.md).
  optOutData,
  businessExportData,
  businessImportData,
  notificationData,
  cardPaymentData,
  invoiceData,
  jobEstimateData,
  spendData,
  reviewData,
  visitOfferData,
  scheduleData,
  calendarFeedData,
  callData,
  webhookData,
  apiKeyData,
  inboxData,
  leadReportsData,
  leadTasksData,
  leadImportsData,
  leadData,
  // Erased while the pages of its addresses still exist.
  ownAddressData,
  // Pages are locked before sign-ups (docs/locks.md), and leads refer to them.
  pageData,
  embeddedFormData,
  onboardingData,
  revenueShareData,
  attributionData,
  memberData,
  // Sign-ups, applications, and people are erased by now: their messages are found by ID.
  messageData,
  marketEstimateData,
  affiliateData,
  planData,
  followUpData,
  conversationData,
  // Last, once it is known whether records refer to the account.
  accountData,
];
