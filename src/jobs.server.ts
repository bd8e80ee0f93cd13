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
} from "~/features/accounts/accounts.emails.server.ts";
import {
  noticeFailedSignIns,
  sendPasswordReset,
} from "~/features/accounts/accounts.jobs.server.ts";
import { noteSettledLeads } from "~/features/analytics/analytics.jobs.server.ts";
import { makeDailyBackup } from "~/features/backups/backups.jobs.server.ts";
import { removeExport } from "~/features/business-exports/business-exports.jobs.server.ts";
import { collectOrphanedPhotos } from "~/features/business-pages/business-pages.jobs.server.ts";
import {
  endLostCallJob,
  routeCallsJob,
  textMissedCallerJob,
} from "~/features/calls/calls.jobs.server.ts";
import {
  checkOpenCheckouts,
  endOutdatedCheckout,
  handlePaymentWebhook,
  makeCardRefund,
} from "~/features/card-payments/card-payments.jobs.server.ts";
import { followUpMail, writtenByHandMail } from "~/features/follow-ups/follow-ups.emails.server.ts";
import { sendWrittenJob } from "~/features/follow-ups/follow-ups.jobs.server.ts";
import {
  freePageEndedAlert,
  freePageMail,
} from "~/features/free-pages/free-pages.emails.server.ts";
import { lookAtFreePages } from "~/features/free-pages/free-pages.jobs.server.ts";
import { healthAlert } from "~/features/health/health.emails.server.ts";
import { invoiceMail, receiptMail } from "~/features/invoices/invoices.emails.server.ts";
import { remindOfInvoices, sendReceipt } from "~/features/invoices/invoices.jobs.server.ts";
import {
  jobEstimateAnswered,
  jobEstimateMail,
} from "~/features/job-estimates/job-estimates.emails.server.ts";
import { remindOfEstimates } from "~/features/job-estimates/job-estimates.jobs.server.ts";
import { leadReportDecided } from "~/features/lead-reports/lead-reports.emails.server.ts";
import { leadReceived } from "~/features/leads/leads.emails.server.ts";
import { finishReview } from "~/features/leads/leads.jobs.server.ts";
import {
  claimInvitation,
  payPerLeadAlert,
} from "~/features/market-estimates/market-estimates.emails.server.ts";
import {
  memberInvitation,
  memberOwnerInvited,
  memberOwnerLeft,
  memberSignIn,
} from "~/features/members/members.emails.server.ts";
import { sendMemberSignIn } from "~/features/members/members.jobs.server.ts";
import { deliverMessage } from "~/features/messages/messages.jobs.server.ts";
import {
  memberAlert,
  morningDigest,
} from "~/features/notifications/notifications.emails.server.ts";
import {
  sendDigests,
  sendPush,
  tellMember,
  tellOfTasks,
} from "~/features/notifications/notifications.jobs.server.ts";
import {
  confirmEmailAddress,
  formCompleted,
  resumeOnboarding,
} from "~/features/onboarding/onboarding.emails.server.ts";
import {
  collectOrphanedUploads,
  eraseExpiredDraftSessions,
  removeLogo,
  sendFormNotification,
} from "~/features/onboarding/onboarding.jobs.server.ts";
import { ownDomainMail } from "~/features/own-addresses/own-addresses.emails.server.ts";
import { lookAtDomains } from "~/features/own-addresses/own-addresses.jobs.server.ts";
import { importPages } from "~/features/page-imports/page-imports.jobs.server.ts";
import { pageHeldAlert, pageHeldMail } from "~/features/page-reviews/page-reviews.emails.server.ts";
import { notifyOfHeldPages } from "~/features/page-reviews/page-reviews.jobs.server.ts";
import { normalizePhoneNumbers } from "~/features/phone-numbers/phone-numbers.jobs.server.ts";
import { removePhoto } from "~/features/photos/photos.jobs.server.ts";
import {
  numbersFreeAlert,
  planEndedAlert,
  planLostAlert,
  planMail,
  planTakenAlert,
  territoryFreeMail,
} from "~/features/plans/plans.emails.server.ts";
import {
  checkPlanSubscriptions,
  dropSubscriptionOf,
  endSubscriptionOf,
  heedNewsOfPlan,
  lookAtPlans,
} from "~/features/plans/plans.jobs.server.ts";
import { planRecurringVisits } from "~/features/recurring-visits/recurring-visits.jobs.server.ts";
import { replyReceived } from "~/features/replies/replies.emails.server.ts";
import { fetchPictureJob, receiveMailJob } from "~/features/replies/replies.jobs.server.ts";
import { endRetention } from "~/features/retention/retention.jobs.server.ts";
import {
  statementAnswered,
  statementQuestion,
} from "~/features/revenue-share/ledger/statements.emails.server.ts";
import { declinedLeadAlert } from "~/features/revenue-share/participants/lead-alert-choice.server.ts";
import {
  applicationAlert,
  applicationDecided,
  applicationReceived,
} from "~/features/revenue-share/revenue-share.emails.server.ts";
import { privateWord, reviewRequestMail } from "~/features/reviews/reviews.emails.server.ts";
import { askForReviews } from "~/features/reviews/reviews.jobs.server.ts";
import { eraseOldSecurityEvents } from "~/features/security-events/security-events.jobs.server.ts";
import { senderRefusedAlert } from "~/features/senders/senders.emails.server.ts";
import { staffInvitation } from "~/features/staff/staff.emails.server.ts";
import { endDead, makeExport } from "~/features/takeout/takeout.jobs.server.ts";
import { visitNotice } from "~/features/visit-notices/visit-notices.emails.server.ts";
import {
  noticeOfCancellation,
  remindOfVisits,
  textOfVisit,
} from "~/features/visit-notices/visit-notices.jobs.server.ts";
import { customerChose } from "~/features/visit-offers/visit-offers.emails.server.ts";
import { webhookPausedMail } from "~/features/webhooks/webhooks.emails.server.ts";
import { carryContactSync, deliverWebhook } from "~/features/webhooks/webhooks.jobs.server.ts";
import { jobOf } from "~/platform/events/run-reaction.server.ts";
import type { AnyEmail } from "~/platform/mail/email.ts";
import type { AnyJob, Schedule } from "~/platform/queue/job.ts";
import { subscriptions } from "~/reactions.server.ts";

/** All background work there is. */
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

/** All work that recurs, in UTC. */
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

/** All e-mails there are. */
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
