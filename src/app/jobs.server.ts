import { subscriptions } from "~/app/reactions.server.ts";
import {
  checkOpenCheckouts,
  endOutdatedCheckout,
  handlePaymentWebhook,
  makeCardRefund,
} from "~/domains/billing/card-payments/card-payments.jobs.server.ts";
import { invoiceMail, receiptMail } from "~/domains/billing/invoices/invoices.emails.server.ts";
import { remindOfInvoices, sendReceipt } from "~/domains/billing/invoices/invoices.jobs.server.ts";
import {
  jobEstimateAnswered,
  jobEstimateMail,
} from "~/domains/billing/job-estimates/job-estimates.emails.server.ts";
import { remindOfEstimates } from "~/domains/billing/job-estimates/job-estimates.jobs.server.ts";
import { followUpMail, writtenByHandMail } from "~/domains/follow-ups/follow-ups.emails.server.ts";
import { sendWrittenJob } from "~/domains/follow-ups/follow-ups.jobs.server.ts";
import { noteSettledLeads } from "~/domains/growth/analytics/analytics.jobs.server.ts";
import {
  freePageEndedAlert,
  freePageMail,
} from "~/domains/growth/free-pages/free-pages.emails.server.ts";
import { lookAtFreePages } from "~/domains/growth/free-pages/free-pages.jobs.server.ts";
import { leadReportDecided } from "~/domains/growth/lead-reports/lead-reports.emails.server.ts";
import {
  statementAnswered,
  statementQuestion,
} from "~/domains/growth/revenue-share/ledger/statements.emails.server.ts";
import { declinedLeadAlert } from "~/domains/growth/revenue-share/participants/lead-alert-choice.server.ts";
import {
  applicationAlert,
  applicationDecided,
  applicationReceived,
} from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import { privateWord, reviewRequestMail } from "~/domains/growth/reviews/reviews.emails.server.ts";
import { askForReviews } from "~/domains/growth/reviews/reviews.jobs.server.ts";
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
  noticeFailedSignIns,
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
  sendDigests,
  sendPush,
  tellMember,
  tellOfTasks,
} from "~/domains/office/notifications/notifications.jobs.server.ts";
import { webhookPausedMail } from "~/domains/office/webhooks/webhooks.emails.server.ts";
import {
  carryContactSync,
  deliverWebhook,
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
  pageHeldMail,
} from "~/domains/publishing/page-reviews/page-reviews.emails.server.ts";
import { notifyOfHeldPages } from "~/domains/publishing/page-reviews/page-reviews.jobs.server.ts";
import {
  numbersFreeAlert,
  planEndedAlert,
  planLostAlert,
  planMail,
  planTakenAlert,
  territoryFreeMail,
} from "~/domains/publishing/plans/plans.emails.server.ts";
import {
  checkPlanSubscriptions,
  dropSubscriptionOf,
  endSubscriptionOf,
  heedNewsOfPlan,
  lookAtPlans,
} from "~/domains/publishing/plans/plans.jobs.server.ts";
import { planRecurringVisits } from "~/domains/schedule/recurring-visits/recurring-visits.jobs.server.ts";
import { visitNotice } from "~/domains/schedule/visit-notices/visit-notices.emails.server.ts";
import {
  noticeOfCancellation,
  remindOfVisits,
  textOfVisit,
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
import { lookAtDomains } from "~/domains/storefront/own-addresses/own-addresses.jobs.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { AnyEmail } from "~/platform/mail/email.ts";
import type { AnyJob, Schedule } from "~/platform/queue/job.ts";

/** All background tasks. */
export const jobs: readonly AnyJob[] = [
  deliverMessage,
  receiveMailJob,
  fetchPictureJob,
  sendWrittenJob,
  textOfVisit,
  noticeOfCancellation,
  textMissedCallerJob,
  endLostCallJob,
  routeCallsJob,
  remindOfVisits,
  remindOfEstimates,
  remindOfInvoices,
  sendReceipt,
  finishReview,
  handlePaymentWebhook,
  makeCardRefund,
  endOutdatedCheckout,
  checkOpenCheckouts,
  askForReviews,
  planRecurringVisits,
  lookAtPlans,
  lookAtFreePages,
  notifyOfHeldPages,
  checkPlanSubscriptions,
  heedNewsOfPlan,
  endSubscriptionOf,
  dropSubscriptionOf,
  carryContactSync,
  sendFormNotification,
  eraseExpiredDraftSessions,
  sendPasswordReset,
  sendMemberSignIn,
  eraseOldSecurityEvents,
  noticeFailedSignIns,
  removeLogo,
  collectOrphanedUploads,
  removePhoto,
  collectOrphanedPhotos,
  endRetention,
  makeDailyBackup,
  normalizePhoneNumbers,
  noteSettledLeads,
  importPages,
  tellMember,
  sendPush,
  sendDigests,
  tellOfTasks,
  deliverWebhook,
  lookAtDomains,
  makeExport,
  endDead,
  removeExport,
  ...subscriptions.reactions.map(jobOf),
];

/** All recurring tasks, in UTC. */
export const schedules: readonly Schedule[] = [
  { job: remindOfVisits, cron: "*/5 * * * *" },
  { job: remindOfEstimates, cron: "10 * * * *" },
  { job: remindOfInvoices, cron: "20 * * * *" },
  { job: checkOpenCheckouts, cron: "*/10 * * * *" },
  { job: askForReviews, cron: "*/5 * * * *" },
  { job: lookAtDomains, cron: "*/10 * * * *" },
  { job: checkPlanSubscriptions, cron: "*/10 * * * *" },
  { job: endDead, cron: "*/5 * * * *" },
  { job: lookAtPlans, cron: "5 * * * *" },
  { job: lookAtFreePages, cron: "25 * * * *" },
  { job: notifyOfHeldPages, cron: "*/10 * * * *" },
  { job: planRecurringVisits, cron: "15 3 * * *" },
  { job: tellOfTasks, cron: "*/30 * * * *" },
  { job: sendDigests, cron: "*/15 * * * *" },
  { job: eraseExpiredDraftSessions, cron: "20 4 * * *" },
  { job: eraseOldSecurityEvents, cron: "40 4 * * *" },
  { job: normalizePhoneNumbers, cron: "10 4 * * *" },
  { job: makeDailyBackup, cron: "35 2 * * *" },
  { job: endRetention, cron: "30 * * * *" },
  { job: noteSettledLeads, cron: "40 * * * *" },
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
  { ...leadReceived, declined: declinedLeadAlert },
  claimInvitation,
  payPerLeadAlert,
  followUpMail,
  writtenByHandMail,
  replyReceived,
  customerChose,
  leadReportDecided,
  visitNotice,
  jobEstimateMail,
  jobEstimateAnswered,
  reviewRequestMail,
  privateWord,
  webhookPausedMail,
  ownDomainMail,
  invoiceMail,
  receiptMail,
  planMail,
  territoryFreeMail,
  planEndedAlert,
  planLostAlert,
  planTakenAlert,
  numbersFreeAlert,
  pageHeldMail,
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
