export {
  countAffiliates,
  findAffiliate,
  type ListedAffiliate,
  listAffiliates,
  saveAffiliate,
  selectAffiliates,
  streamAffiliates,
} from "./affiliates/affiliates.server.ts";
export { type Analytics, readAnalytics } from "./analytics/figures/read-analytics.server.ts";
export { type Conversion, readConversions } from "./analytics/google-conversions.server.ts";
export {
  readSourceTotals,
  readSourceWorth,
} from "./analytics/source-worth/read-source-worth.server.ts";
export {
  addSpend,
  checkSpendImport,
  decodeSpendFile,
  deleteSpend,
  importSpend,
  type ListedSpend,
  listSpend,
  streamSpend,
} from "./analytics/spend/spend.server.ts";
export { visitSource } from "./analytics/visit-source.server.ts";
export { type FoundConversions, findAdConversions } from "./conversions/find-conversions.server.ts";
export {
  disconnectAds,
  googleConsentUrl,
  receiveGoogleConsent,
  retryConversions,
  saveGoogleAccount,
  saveMetaDataset,
} from "./conversions/manage-connections.server.ts";
export { recordConversions } from "./conversions/record-conversions.server.ts";
export { listFreePages, startFreePeriod } from "./free-pages/free-pages.server.ts";
export { type LeadEvidence, readCreditEvidence } from "./lead-evidence/read-evidence.server.ts";
export { leadReportDecided } from "./lead-reports/lead-reports.emails.server.ts";
export {
  decideReport,
  type FoundLeadReport,
  findLeadReport,
  type ListedLeadReport,
  listLeadReports,
  reportLead,
} from "./lead-reports/lead-reports.server.ts";
export {
  affiliateProgramMembers,
  leadReports,
  revenueShareApplications,
  revenueShareParticipants,
  reviewRequests,
} from "./read-models.server.ts";
export {
  confirmApplication,
  findConfirmation,
  submitApplication,
} from "./revenue-share/applications/apply.server.ts";
export {
  countApplications,
  type ListedApplication,
  listApplications,
  reviewApplication,
  type ShownApplication,
  streamApplications,
} from "./revenue-share/applications/review-applications.server.ts";
export { markLost, recordDeal } from "./revenue-share/ledger/lead-outcomes.server.ts";
export {
  confirmStatement,
  replyToStatementQuestion,
  sendStatementQuestion,
} from "./revenue-share/ledger/reply-to-statement.server.ts";
export { reverseEntry } from "./revenue-share/ledger/reverse-entry.server.ts";
export {
  exportStatement,
  listReplies,
  listStatementQuestions,
  readStatement,
  type StatementLine,
  type StatementMonth,
  type StatementReply,
  sumUpMonths,
} from "./revenue-share/ledger/statement.server.ts";
export {
  findParticipant,
  listEntries,
  listParticipantLeads,
  sumUpEntries,
} from "./revenue-share/participants/find-participant.server.ts";
export { leadAlertOptOutReason } from "./revenue-share/participants/lead-alert-choice.server.ts";
export {
  type ListedParticipant,
  listOwnShares,
  listParticipants,
  type OwnShare,
  sharesRevenue,
  streamParticipants,
  sumUpParticipants,
} from "./revenue-share/participants/list-participants.server.ts";
export {
  changeParticipant,
  insertParticipant,
  recordParticipation,
} from "./revenue-share/participants/manage-participants.server.ts";
export {
  countLeads,
  markBadLeadLost,
} from "./revenue-share/participants/revenue-share-leads.server.ts";
export {
  selectApplications,
  selectParticipantLeads,
  selectParticipants,
} from "./revenue-share/select-revenue-share.server.ts";
export { planReview, stopReview } from "./reviews/plan-request.server.ts";
export {
  findReviewByLink,
  type OpenedReview,
  openReviewPage,
  recordReviewOpened,
  sendPrivateMessage,
} from "./reviews/review-page.server.ts";
export { reviewLink } from "./reviews/review-request.server.ts";
export {
  countReviews,
  type ListedRequest,
  listReviewRequests,
  readReviewSettings,
  saveReviewSettings,
  streamReviewRequests,
} from "./reviews/reviews.server.ts";
