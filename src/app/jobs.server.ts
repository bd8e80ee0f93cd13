import { subscriptions } from "~/app/reactions.server.ts";
import {
  checkOpenCheckouts,
  expireOutdatedCheckout,
  handlePaymentWebhook,
  processRefundJob,
} from "~/domains/billing/card-payments/card-payments.jobs.server.ts";
import { invoiceMail, receiptMail } from "~/domains/billing/invoices/invoices.emails.server.ts";
import {
  sendInvoiceRemindersJob,
  sendReceipt,
} from "~/domains/billing/invoices/invoices.jobs.server.ts";
import {
  jobEstimateAnswered,
  jobEstimateMail,
} from "~/domains/billing/job-estimates/job-estimates.emails.server.ts";
import { sendEstimateRemindersJob } from "~/domains/billing/job-estimates/job-estimates.jobs.server.ts";
import { followUpMail, manualMessageEmail } from "~/domains/follow-ups/follow-ups.emails.server.ts";
import { sendManualMessageJob } from "~/domains/follow-ups/follow-ups.jobs.server.ts";
import { recordSettledLeadsJob } from "~/domains/growth/analytics/analytics.jobs.server.ts";
import {
  freePageEndedAlert,
  freePageMail,
} from "~/domains/growth/free-pages/free-pages.emails.server.ts";
import { processFreePages } from "~/domains/growth/free-pages/free-pages.jobs.server.ts";
import { leadReportDecided } from "~/domains/growth/lead-reports/lead-reports.emails.server.ts";
import {
  statementAnswered,
  statementQuestion,
} from "~/domains/growth/revenue-share/ledger/statements.emails.server.ts";
import { leadAlertOptOutReason } from "~/domains/growth/revenue-share/participants/lead-alert-choice.server.ts";
import {
  applicationAlert,
  applicationDecided,
  applicationReceived,
} from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import {
  privateMessageMail,
  reviewRequestMail,
} from "~/domains/growth/reviews/reviews.emails.server.ts";
import { sendReviewRequestsJob } from "~/domains/growth/reviews/reviews.jobs.server.ts";
import {
  codesRemoved,
  failedSignIns,
  memberPasskeyNotice,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordReset,
  roleChanged,
} from "~/domains/identity/accounts/accounts.emails.server.ts";
import {
  notifyFailedSignIns,
  sendPasswordReset,
} from "~/domains/identity/accounts/accounts.jobs.server.ts";
import {
  memberInvitation,
  memberOwnerInvited,
  memberOwnerLeft,
  memberSignIn,
} from "~/domains/identity/members/members.emails.server.ts";
import { sendMemberSignIn } from "~/domains/identity/members/members.jobs.server.ts";
import { eraseOldSecurityEvents } from "~/domains/identity/security-events/security-events.jobs.server.ts";
import { staffInvitation } from "~/domains/identity/staff/staff.emails.server.ts";
import {
  endLostCallJob,
  routeCallsJob,
  textMissedCallerJob,
} from "~/domains/inbox/calls/calls.jobs.server.ts";
import { replyReceived } from "~/domains/inbox/replies/replies.emails.server.ts";
import { fetchPictureJob, receiveMailJob } from "~/domains/inbox/replies/replies.jobs.server.ts";
import { leadReceived } from "~/domains/leads/leads.emails.server.ts";
import { finishReview } from "~/domains/leads/leads.jobs.server.ts";
import { deliverMessage } from "~/domains/messaging/messages/messages.jobs.server.ts";
import {
  memberAlert,
  morningDigest,
} from "~/domains/office/notifications/notifications.emails.server.ts";
import {
  notifyOfDueTasks,
  sendDigests,
  sendMemberAlerts,
  sendPush,
} from "~/domains/office/notifications/notifications.jobs.server.ts";
import { webhookPausedMail } from "~/domains/office/webhooks/webhooks.emails.server.ts";
import {
  deliverWebhook,
  migrateContactSync,
} from "~/domains/office/webhooks/webhooks.jobs.server.ts";
import { makeDailyBackup } from "~/domains/operations/backups/backups.jobs.server.ts";
import { removeExport } from "~/domains/operations/business-exports/business-exports.jobs.server.ts";
import { healthAlert } from "~/domains/operations/health/health.emails.server.ts";
import { importPages } from "~/domains/operations/page-imports/page-imports.jobs.server.ts";
import { normalizePhoneNumbers } from "~/domains/operations/phone-numbers/phone-numbers.jobs.server.ts";
import { endRetention } from "~/domains/operations/retention/retention.jobs.server.ts";
import { endDead, makeExport } from "~/domains/operations/takeout/takeout.jobs.server.ts";
import { senderRefusedAlert } from "~/domains/phone-numbers/senders/senders.emails.server.ts";
import {
  pageHeldAlert,
  pageHeldEmail,
} from "~/domains/publishing/page-reviews/page-reviews.emails.server.ts";
import { notifyOfHeldPages } from "~/domains/publishing/page-reviews/page-reviews.jobs.server.ts";
import {
  planChosenAlert,
  planEmail,
  planEndedAlert,
  subscriptionMissingAlert,
  territoryOpenEmail,
  unpaidNumbersAlert,
} from "~/domains/publishing/plans/plans.emails.server.ts";
import {
  cancelDeletedBusinessSubscription,
  checkPlanSubscriptions,
  endSubscriptionOf,
  handlePlanWebhook,
  processPlans,
} from "~/domains/publishing/plans/plans.jobs.server.ts";
import { planRecurringVisits } from "~/domains/schedule/recurring-visits/recurring-visits.jobs.server.ts";
import { visitNotice } from "~/domains/schedule/visit-notices/visit-notices.emails.server.ts";
import {
  cancellationNoticeJob,
  visitRemindersJob,
  visitTextJob,
} from "~/domains/schedule/visit-notices/visit-notices.jobs.server.ts";
import { customerChose } from "~/domains/schedule/visit-offers/visit-offers.emails.server.ts";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import {
  claimInvitation,
  payPerLeadAlert,
} from "~/domains/signup/market-estimates/market-estimates.emails.server.ts";
import {
  confirmEmailAddress,
  formCompleted,
  resumeOnboarding,
} from "~/domains/signup/onboarding/onboarding.emails.server.ts";
import {
  collectOrphanedUploads,
  eraseExpiredDraftSessions,
  removeLogo,
  sendFormNotification,
} from "~/domains/signup/onboarding/onboarding.jobs.server.ts";
import { collectOrphanedPhotos } from "~/domains/storefront/business-pages/business-pages.jobs.server.ts";
import { ownDomainMail } from "~/domains/storefront/own-addresses/own-addresses.emails.server.ts";
import { checkDomains } from "~/domains/storefront/own-addresses/own-addresses.jobs.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { AnyEmail } from "~/platform/mail/email.ts";
import type { AnyJob, Schedule } from "~/platform/queue/job.ts";

/** All background tasks. */
export const jobs: readonly AnyJob[] = [
  deliverMessage,
  receiveMailJob,
  fetchPictureJob,
  sendManualMessageJob,
  visitTextJob,
  cancellationNoticeJob,
  textMissedCallerJob,
  endLostCallJob,
  routeCallsJob,
  visitRemindersJob,
  sendEstimateRemindersJob,
  sendInvoiceRemindersJob,
  sendReceipt,
  finishReview,
  handlePaymentWebhook,
  processRefundJob,
  expireOutdatedCheckout,
  checkOpenCheckouts,
  sendReviewRequestsJob,
  planRecurringVisits,
  processPlans,
  processFreePages,
  notifyOfHeldPages,
  checkPlanSubscriptions,
  handlePlanWebhook,
  endSubscriptionOf,
  cancelDeletedBusinessSubscription,
  migrateContactSync,
  sendFormNotification,
  eraseExpiredDraftSessions,
  sendPasswordReset,
  sendMemberSignIn,
  eraseOldSecurityEvents,
  notifyFailedSignIns,
  removeLogo,
  collectOrphanedUploads,
  removePhoto,
  collectOrphanedPhotos,
  endRetention,
  makeDailyBackup,
  normalizePhoneNumbers,
  recordSettledLeadsJob,
  importPages,
  sendMemberAlerts,
  sendPush,
  sendDigests,
  notifyOfDueTasks,
  deliverWebhook,
  checkDomains,
  makeExport,
  endDead,
  removeExport,
  ...subscriptions.reactions.map(jobOf),
];

/** All recurring tasks, in UTC. */
export const schedules: readonly Schedule[] = [
  { job: visitRemindersJob, cron: "*/5 * * * *" },
  { job: sendEstimateRemindersJob, cron: "10 * * * *" },
  { job: sendInvoiceRemindersJob, cron: "20 * * * *" },
  { job: checkOpenCheckouts, cron: "*/10 * * * *" },
  { job: sendReviewRequestsJob, cron: "*/5 * * * *" },
  { job: checkDomains, cron: "*/10 * * * *" },
  { job: checkPlanSubscriptions, cron: "*/10 * * * *" },
  { job: endDead, cron: "*/5 * * * *" },
  { job: processPlans, cron: "5 * * * *" },
  { job: processFreePages, cron: "25 * * * *" },
  { job: notifyOfHeldPages, cron: "*/10 * * * *" },
  { job: planRecurringVisits, cron: "15 3 * * *" },
  { job: notifyOfDueTasks, cron: "*/30 * * * *" },
  { job: sendDigests, cron: "*/15 * * * *" },
  { job: eraseExpiredDraftSessions, cron: "20 4 * * *" },
  { job: eraseOldSecurityEvents, cron: "40 4 * * *" },
  { job: normalizePhoneNumbers, cron: "10 4 * * *" },
  { job: makeDailyBackup, cron: "35 2 * * *" },
  { job: endRetention, cron: "30 * * * *" },
  { job: recordSettledLeadsJob, cron: "40 * * * *" },
  { job: collectOrphanedUploads, cron: "50 4 * * *" },
  { job: collectOrphanedPhotos, cron: "55 4 * * *" },
];

/** All emails. */
export const emails: readonly AnyEmail[] = [
  healthAlert,
  memberSignIn,
  memberPasskeyNotice,
  memberInvitation,
  memberOwnerInvited,
  memberOwnerLeft,
  passwordReset,
  passwordChanged,
  failedSignIns,
  staffInvitation,
  codesRemoved,
  passkeyAdded,
  passkeyRemoved,
  newDevice,
  roleChanged,
  confirmEmailAddress,
  resumeOnboarding,
  formCompleted,
  { ...leadReceived, declined: leadAlertOptOutReason },
  claimInvitation,
  payPerLeadAlert,
  followUpMail,
  manualMessageEmail,
  replyReceived,
  customerChose,
  leadReportDecided,
  visitNotice,
  jobEstimateMail,
  jobEstimateAnswered,
  reviewRequestMail,
  privateMessageMail,
  webhookPausedMail,
  ownDomainMail,
  invoiceMail,
  receiptMail,
  planEmail,
  territoryOpenEmail,
  planEndedAlert,
  subscriptionMissingAlert,
  planChosenAlert,
  unpaidNumbersAlert,
  pageHeldEmail,
  pageHeldAlert,
  freePageMail,
  freePageEndedAlert,
  senderRefusedAlert,
  memberAlert,
  morningDigest,
  applicationReceived,
  applicationAlert,
  applicationDecided,
  statementQuestion,
  statementAnswered,
];
