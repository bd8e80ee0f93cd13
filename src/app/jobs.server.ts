import { subscriptions } from "~/app/reactions.server.ts";
import {
  checkOpenCheckouts,
  expireOutdatedCheckout,
  handlePaymentWebhook,
  processRefundJob,
  releaseHoldsJob,
  sendEstimateRemindersJob,
  sendInvoiceJob,
  sendInvoiceRemindersJob,
  sendReceipt,
} from "~/domains/billing/billing.jobs.server.ts";
import { bookingTimeTaken } from "~/domains/billing/booking-deposits/booking-deposits.emails.server.ts";
import { invoiceMail, receiptMail } from "~/domains/billing/invoices/invoices.emails.server.ts";
import {
  jobEstimateAnswered,
  jobEstimateMail,
} from "~/domains/billing/job-estimates/job-estimates.emails.server.ts";
import { followUpMail, manualMessageEmail } from "~/domains/follow-ups/follow-ups.emails.server.ts";
import {
  sendManualMessageJob,
  sendScheduledJob,
} from "~/domains/follow-ups/follow-ups.jobs.server.ts";
import { sendConversionJob } from "~/domains/growth/conversions/conversions.jobs.server.ts";
import {
  freePageEndedAlert,
  freePageMail,
} from "~/domains/growth/free-pages/free-pages.emails.server.ts";
import {
  processFreePages,
  recordSettledLeadsJob,
  sendReviewRequestsJob,
} from "~/domains/growth/growth.jobs.server.ts";
import { leadAlertOptOutReason } from "~/domains/growth/index.server.ts";
import { leadReportDecided } from "~/domains/growth/lead-reports/lead-reports.emails.server.ts";
import {
  applicationAlert,
  applicationDecided,
  applicationReceived,
  statementAnswered,
  statementQuestion,
} from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import {
  privateMessageMail,
  reviewRequestMail,
} from "~/domains/growth/reviews/reviews.emails.server.ts";
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
  staffInvitation,
} from "~/domains/identity/accounts/accounts.emails.server.ts";
import {
  eraseOldSecurityEvents,
  notifyFailedSignIns,
  sendMemberSignIn,
  sendPasswordReset,
} from "~/domains/identity/identity.jobs.server.ts";
import {
  memberInvitation,
  memberOwnerInvited,
  memberOwnerLeft,
  memberSignIn,
} from "~/domains/identity/members/members.emails.server.ts";
import {
  endLostCallJob,
  endLostOutgoingCallJob,
  fetchPictureJob,
  placeOutgoingCallJob,
  receiveMailJob,
  routeCallsJob,
  textMissedCallerJob,
} from "~/domains/inbox/inbox.jobs.server.ts";
import { replyReceived } from "~/domains/inbox/replies/replies.emails.server.ts";
import {
  fetchMetaLeadJob,
  pollGoogleJob,
  processDeliveryJob,
  queueGooglePollsJob,
  repairSourceLeadsJob,
} from "~/domains/lead-sources/lead-sources.jobs.server.ts";
import { leadReceived } from "~/domains/leads/leads.emails.server.ts";
import { finishReview } from "~/domains/leads/leads.jobs.server.ts";
import { sealEvidenceJob } from "~/domains/messaging/evidence/evidence.jobs.server.ts";
import { deliverMessage } from "~/domains/messaging/messages/messages.jobs.server.ts";
import { checkSendingDomainsJob } from "~/domains/messaging/sending-domains/sending-domains.jobs.server.ts";
import {
  memberAlert,
  morningDigest,
} from "~/domains/office/notifications/notifications.emails.server.ts";
import {
  assignCustomersJob,
  deliverWebhook,
  migrateContactSync,
  notifyOfDueTasks,
  sendDigests,
  sendMemberAlerts,
  sendPush,
} from "~/domains/office/office.jobs.server.ts";
import { portalLinkMail } from "~/domains/office/portal/portal.emails.server.ts";
import { webhookPausedMail } from "~/domains/office/webhooks/webhooks.emails.server.ts";
import { healthAlert } from "~/domains/operations/health/health.emails.server.ts";
import {
  checkEvidence,
  deleteExpiredData,
  failAbandonedExports,
  importCustomersJob,
  importPages,
  makeDailyBackup,
  makeExport,
  normalizePhoneNumbers,
  removeExport,
  switchImportJob,
  undoCustomerImportJob,
  undoSwitchImportJob,
} from "~/domains/operations/operations.jobs.server.ts";
import { refreshBilledTextsJob } from "~/domains/phone-numbers/phone-numbers.jobs.server.ts";
import {
  registrationAlert,
  registrationDecided,
} from "~/domains/phone-numbers/registration/registration.emails.server.ts";
import {
  advanceRegistrationJob,
  pollRegistrationsJob,
} from "~/domains/phone-numbers/registration/registration.jobs.server.ts";
import {
  burstAlert,
  senderRefusedAlert,
  sendingDomainMail,
  textBudgetMail,
} from "~/domains/phone-numbers/senders/senders.emails.server.ts";
import {
  pageHeldAlert,
  pageHeldEmail,
} from "~/domains/publishing/page-reviews/page-reviews.emails.server.ts";
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
  notifyOfHeldPages,
  processPlans,
} from "~/domains/publishing/publishing.jobs.server.ts";
import { customerChangedVisit, visitNotice } from "~/domains/schedule/schedule.emails.server.ts";
import {
  cancellationNoticeJob,
  moveNoticeJob,
  planRecurringVisits,
  visitRemindersJob,
  visitTextJob,
} from "~/domains/schedule/schedule.jobs.server.ts";
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
import { ownDomainMail } from "~/domains/storefront/own-addresses/own-addresses.emails.server.ts";
import {
  checkDomains,
  collectOrphanedPhotos,
} from "~/domains/storefront/storefront.jobs.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { AnyEmail } from "~/platform/mail/email.ts";
import type { AnyJob, Schedule } from "~/platform/queue/job.ts";

/** All background tasks. */
export const jobs: readonly AnyJob[] = [
  advanceRegistrationJob,
  pollRegistrationsJob,
  deliverMessage,
  sealEvidenceJob,
  receiveMailJob,
  processDeliveryJob,
  fetchMetaLeadJob,
  repairSourceLeadsJob,
  queueGooglePollsJob,
  pollGoogleJob,
  fetchPictureJob,
  sendManualMessageJob,
  sendScheduledJob,
  visitTextJob,
  cancellationNoticeJob,
  moveNoticeJob,
  textMissedCallerJob,
  endLostCallJob,
  endLostOutgoingCallJob,
  placeOutgoingCallJob,
  routeCallsJob,
  refreshBilledTextsJob,
  visitRemindersJob,
  sendEstimateRemindersJob,
  sendInvoiceRemindersJob,
  sendInvoiceJob,
  sendReceipt,
  finishReview,
  handlePaymentWebhook,
  processRefundJob,
  expireOutdatedCheckout,
  releaseHoldsJob,
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
  deleteExpiredData,
  makeDailyBackup,
  checkEvidence,
  normalizePhoneNumbers,
  sendConversionJob,
  recordSettledLeadsJob,
  importPages,
  importCustomersJob,
  undoCustomerImportJob,
  switchImportJob,
  undoSwitchImportJob,
  sendMemberAlerts,
  sendPush,
  sendDigests,
  notifyOfDueTasks,
  assignCustomersJob,
  deliverWebhook,
  checkDomains,
  checkSendingDomainsJob,
  makeExport,
  failAbandonedExports,
  removeExport,
  ...subscriptions.reactions.map(jobOf),
];

/** All recurring tasks, in UTC. */
export const schedules: readonly Schedule[] = [
  { job: pollRegistrationsJob, cron: "*/5 * * * *" },
  { job: visitRemindersJob, cron: "*/5 * * * *" },
  { job: sendEstimateRemindersJob, cron: "10 * * * *" },
  { job: sendInvoiceRemindersJob, cron: "20 * * * *" },
  { job: checkOpenCheckouts, cron: "*/10 * * * *" },
  { job: releaseHoldsJob, cron: "* * * * *" },
  { job: sendReviewRequestsJob, cron: "*/5 * * * *" },
  { job: checkDomains, cron: "*/10 * * * *" },
  { job: checkSendingDomainsJob, cron: "*/10 * * * *" },
  { job: checkPlanSubscriptions, cron: "*/10 * * * *" },
  { job: failAbandonedExports, cron: "*/5 * * * *" },
  { job: processPlans, cron: "5 * * * *" },
  { job: processFreePages, cron: "25 * * * *" },
  { job: notifyOfHeldPages, cron: "*/10 * * * *" },
  { job: planRecurringVisits, cron: "15 3 * * *" },
  { job: notifyOfDueTasks, cron: "*/30 * * * *" },
  { job: assignCustomersJob, cron: "* * * * *" },
  { job: queueGooglePollsJob, cron: "* * * * *" },
  { job: sendDigests, cron: "*/15 * * * *" },
  { job: eraseExpiredDraftSessions, cron: "20 4 * * *" },
  { job: eraseOldSecurityEvents, cron: "40 4 * * *" },
  { job: refreshBilledTextsJob, cron: "25 6 * * *" },
  { job: normalizePhoneNumbers, cron: "10 4 * * *" },
  { job: makeDailyBackup, cron: "35 2 * * *" },
  { job: sealEvidenceJob, cron: "* * * * *" },
  { job: checkEvidence, cron: "5 5 * * *" },
  { job: deleteExpiredData, cron: "30 * * * *" },
  { job: recordSettledLeadsJob, cron: "40 * * * *" },
  { job: repairSourceLeadsJob, cron: "45 * * * *" },
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
  customerChangedVisit,
  leadReportDecided,
  visitNotice,
  portalLinkMail,
  jobEstimateMail,
  jobEstimateAnswered,
  reviewRequestMail,
  privateMessageMail,
  webhookPausedMail,
  ownDomainMail,
  bookingTimeTaken,
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
  registrationAlert,
  registrationDecided,
  textBudgetMail,
  sendingDomainMail,
  burstAlert,
  memberAlert,
  morningDigest,
  applicationReceived,
  applicationAlert,
  applicationDecided,
  statementQuestion,
  statementAnswered,
];
