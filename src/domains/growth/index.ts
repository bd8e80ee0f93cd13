export { affiliateSchema } from "./affiliates/affiliates.schema.ts";
export { type AffiliateStatus, affiliateStatuses } from "./affiliates/affiliates.ts";
export {
  bookingRate,
  costOf,
  type FigureKind,
  type FigureRow,
  type Figures,
  figureKinds,
} from "./analytics/figures/figures.ts";
export {
  isByDay,
  lengthOf,
  type Period,
  periodChoices,
  periodLabels,
  validatePeriod,
} from "./analytics/period.ts";
export {
  describeWorth,
  type SourceWorth,
  type Worth,
} from "./analytics/source-worth/source-worth.ts";
export { formatDays, type PlannedLine } from "./analytics/spend/plan-spend.ts";
export { maxSpendLines, type SpendOutcome } from "./analytics/spend/spend.ts";
export { googleAccountSchema, metaDatasetSchema } from "./conversions/conversions.schema.ts";
export {
  type AdPlatform,
  adPlatformLabels,
  adPlatforms,
  type ConversionProblem,
  type ConversionState,
  isPausing,
  reasonLabels,
  shownConversions,
  stageLabels,
  windowDays,
} from "./conversions/conversions.ts";
export { canReplyToStatements } from "./growth.policy.ts";
export { decisionSchema, leadReportSchema } from "./lead-reports/lead-reports.schema.ts";
export { reportReasonLabels, reportReasons, reportStates } from "./lead-reports/lead-reports.ts";
export { ApplicationFields } from "./revenue-share/applications/application-fields.tsx";
export { formatMonth, readMonth, readyDay } from "./revenue-share/ledger/months.ts";
export {
  applicationLists,
  applicationSchema,
  dealSchema,
  newParticipantSchema,
  ownDealSchema,
  participantSchema,
  reversalSchema,
  reviewSchema,
  reviewUpdateSchema,
  statementMessageSchema,
} from "./revenue-share/revenue-share.schema.ts";
export {
  type ApplicationStatus,
  alreadySentMessage,
  applicationStatuses,
  applicationToasts,
  type ConversionStatus,
  defaultCommissionRate,
  formatRate,
  fromCents,
  leadValueRanges,
  type ParticipantStatus,
  participantStatuses,
  type ReplyKind,
  reviewToasts,
  type StatementState,
  serviceChoices,
  staffSubmissionToasts,
} from "./revenue-share/revenue-share.ts";
export { clickSchema, privateMessageSchema } from "./reviews/reviews.schema.ts";
export { reviewText } from "./reviews/reviews.text.en.ts";
export {
  maxPrivateMessageLength,
  type ReviewLink,
  type ReviewSite,
  requestStatusOf,
  reviewDelays,
  reviewLinkLabel,
  reviewSites,
  stopReasonLabels,
} from "./reviews/reviews.ts";
