import {
  cardPaymentData,
  invoiceData,
  jobEstimateData,
} from "~/domains/billing/billing.personal-data.server.ts";
import { customerData } from "~/domains/customers/customers.personal-data.server.ts";
import { followUpData } from "~/domains/follow-ups/follow-ups.personal-data.server.ts";
import { conversionsData } from "~/domains/growth/conversions/conversions.personal-data.server.ts";
import {
  affiliateData,
  leadReportsData,
  reviewData,
  spendData,
} from "~/domains/growth/growth.personal-data.server.ts";
import { revenueShareData } from "~/domains/growth/revenue-share/revenue-share.personal-data.server.ts";
import {
  accountData,
  apiKeyData,
  memberData,
} from "~/domains/identity/identity.personal-data.server.ts";
import { callData, inboxData } from "~/domains/inbox/inbox.personal-data.server.ts";
import { leadImportsData } from "~/domains/intake/lead-entry/lead-imports.personal-data.server.ts";
import { leadSourceData } from "~/domains/lead-sources/lead-sources.personal-data.server.ts";
import {
  conversationData,
  leadData,
  leadTasksData,
} from "~/domains/leads/leads.personal-data.server.ts";
import {
  businessImportData,
  messageData,
  optOutData,
} from "~/domains/messaging/messaging.personal-data.server.ts";
import { notificationData, webhookData } from "~/domains/office/office.personal-data.server.ts";
import { businessExportData } from "~/domains/operations/business-exports/business-exports.personal-data.server.ts";
import { customerImportsData } from "~/domains/operations/customer-imports/customer-imports.personal-data.server.ts";
import { erasureLocks } from "~/domains/operations/privacy/erasure-locks.personal-data.server.ts";
import { senderData } from "~/domains/phone-numbers/phone-numbers.personal-data.server.ts";
import { trackedNumberData } from "~/domains/phone-numbers/senders/tracked-numbers.personal-data.server.ts";
import { directoryData, planData } from "~/domains/publishing/publishing.personal-data.server.ts";
import {
  calendarFeedData,
  scheduleData,
  visitOfferData,
} from "~/domains/schedule/schedule.personal-data.server.ts";
import { attributionData } from "~/domains/shared/attribution/attribution.personal-data.server.ts";
import {
  abandonedSignUpData,
  marketEstimateData,
  onboardingData,
} from "~/domains/signup/signup.personal-data.server.ts";
import {
  embeddedFormData,
  ownAddressData,
  pageData,
} from "~/domains/storefront/storefront.personal-data.server.ts";
import { eraseOldEvents } from "~/platform/events/erase-old-events.server.ts";
import { eraseOldKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import { eraseOldCounts } from "~/platform/limits/limits.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";

/**
 * All personal data, in the order of erasure and retention: rows that reference others come first. A
 * comment says where another reason sets the order.
 */
export const personalData: readonly PersonalData[] = [
  abandonedSignUpData,
  // The platform's own: they belong to no one.
  {
    retention: [
      { name: "events", erase: eraseOldEvents },
      { name: "idempotency keys", erase: eraseOldKeys },
      { name: "limit counts", erase: eraseOldCounts },
    ],
  },
  // Files and deliveries are locked before the rows they created, and those before they are deleted
  // (docs/locks.md).
  customerImportsData,
  leadImportsData,
  leadSourceData,
  conversionsData,
  erasureLocks,
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
  trackedNumberData,
  webhookData,
  apiKeyData,
  inboxData,
  leadReportsData,
  leadTasksData,
  leadData,
  // Erased while the pages of its addresses still exist.
  ownAddressData,
  // Pages are locked before sign-ups (docs/locks.md), and leads refer to them.
  pageData,
  directoryData,
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
  senderData,
  conversationData,
  // Leads, jobs, documents, and conversations refer to customers.
  customerData,
  // Last, once it is known whether records refer to the account.
  accountData,
];
