import { affiliateData } from "~/features/affiliates/affiliates.personal-data.server.ts";
import { spendData } from "~/features/analytics/analytics.personal-data.server.ts";
import { apiKeyData } from "~/features/api-keys/api-keys.personal-data.server.ts";
import { attributionData } from "~/features/attribution/attribution.personal-data.server.ts";
import { businessExportData } from "~/features/business-exports/business-exports.personal-data.server.ts";
import { businessImportData } from "~/features/business-imports/business-imports.personal-data.server.ts";
import { calendarFeedData } from "~/features/calendar-feeds/calendar-feeds.personal-data.server.ts";
import { callData } from "~/features/calls/calls.personal-data.server.ts";
import { cardPaymentData } from "~/features/card-payments/card-payments.personal-data.server.ts";
import { accountData } from "~/features/contractors/contractors.personal-data.server.ts";
import { conversationData } from "~/features/conversations/conversations.personal-data.server.ts";
import { pageData } from "~/features/directory/pages.personal-data.server.ts";
import { embeddedFormData } from "~/features/embedded-forms/embedded-forms.personal-data.server.ts";
import { followUpData } from "~/features/follow-ups/follow-ups.personal-data.server.ts";
import { inboxData } from "~/features/inbox/inbox.personal-data.server.ts";
import { invoiceData } from "~/features/invoices/invoices.personal-data.server.ts";
import { jobEstimateData } from "~/features/job-estimates/job-estimates.personal-data.server.ts";
import { leadWorkData } from "~/features/lead-tasks/lead-work.personal-data.server.ts";
import { leadData } from "~/features/leads/leads.personal-data.server.ts";
import { marketEstimateData } from "~/features/market-estimates/market-estimates.personal-data.server.ts";
import { memberData } from "~/features/members/members.personal-data.server.ts";
import { messageData } from "~/features/messages/messages.personal-data.server.ts";
import { notificationData } from "~/features/notifications/notifications.personal-data.server.ts";
import { onboardingData } from "~/features/onboarding/onboarding.personal-data.server.ts";
import { optOutData } from "~/features/opt-outs/opt-outs.personal-data.server.ts";
import { ownAddressData } from "~/features/own-addresses/own-addresses.personal-data.server.ts";
import { planData } from "~/features/plans/plans.personal-data.server.ts";
import { revenueShareData } from "~/features/revenue-share/revenue-share.personal-data.server.ts";
import { reviewData } from "~/features/reviews/reviews.personal-data.server.ts";
import { scheduleData } from "~/features/schedule/schedule.personal-data.server.ts";
import { visitOfferData } from "~/features/visit-offers/visit-offers.personal-data.server.ts";
import { webhookData } from "~/features/webhooks/webhooks.personal-data.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";

/**
 * All personal data there is, in the order in which it is erased: what refers to other rows comes
 * before them. A comment says where something else decides.
 */
export const personalData: readonly PersonalData[] = [
  // An opt-out is locked before anything else about the same person (docs/locks.md).
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
  leadWorkData,
  leadData,
  // The pages of its addresses are still known.
  ownAddressData,
  // Pages are locked before sign-ups (docs/locks.md), and leads refer to them.
  pageData,
  embeddedFormData,
  onboardingData,
  revenueShareData,
  attributionData,
  memberData,
  // Sign-ups, applications, and people are gone by now: their messages are found by their IDs.
  messageData,
  marketEstimateData,
  affiliateData,
  planData,
  followUpData,
  conversationData,
  // Last, once it is known whether records refer to the account.
  accountData,
];
