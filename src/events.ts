import { pagePublished } from "~/features/business-pages/business-pages.events.ts";
import { callChanged, callMissed } from "~/features/calls/calls.events.ts";
import {
  cardPaymentChanged,
  paymentAccountChanged,
  paymentDisputed,
} from "~/features/card-payments/card-payments.events.ts";
import { leadEdited, visitEdited } from "~/features/customer-edits/customer-edits.events.ts";
import { conversationAssigned, conversationUnread } from "~/features/inbox/inbox.events.ts";
import {
  invoiceEntryAdded,
  invoiceIssued,
  invoicePaid,
} from "~/features/invoices/invoices.events.ts";
import {
  jobEstimateAccepted,
  jobEstimateDeclined,
  jobEstimateSent,
  jobEstimateWithdrawn,
} from "~/features/job-estimates/job-estimates.events.ts";
import { leadsEntered } from "~/features/lead-entry/lead-entry.events.ts";
import { leadMerged, leadUnmerged } from "~/features/lead-merges/lead-merges.events.ts";
import { leadPicturesChanged } from "~/features/lead-pictures/lead-pictures.events.ts";
import {
  leadReportAccepted,
  leadReportDeclined,
  leadReported,
} from "~/features/lead-reports/lead-reports.events.ts";
import { taskAdded, taskFinished } from "~/features/lead-tasks/lead-tasks.events.ts";
import {
  leadCaptured,
  leadNoted,
  leadQuarantined,
  leadReleased,
  leadStatusChanged,
} from "~/features/leads/leads.events.ts";
import { estimateSaved } from "~/features/market-estimates/market-estimates.events.ts";
import { memberRevoked, memberRoleChanged } from "~/features/members/members.events.ts";
import { messageReceived, senderRefused } from "~/features/messages/messages.events.ts";
import { submissionSaved } from "~/features/onboarding/onboarding.events.ts";
import { personOptedOut } from "~/features/opt-outs/opt-outs.events.ts";
import { ownDomainChanged } from "~/features/own-addresses/own-addresses.events.ts";
import { planChanged } from "~/features/plans/plans.events.ts";
import { submissionDeleted } from "~/features/privacy/privacy.events.ts";
import { conversationReplied } from "~/features/replies/replies.events.ts";
import { submissionExpired } from "~/features/retention/retention.events.ts";
import {
  applicationConfirmed,
  applicationSubmitted,
} from "~/features/revenue-share/revenue-share.events.ts";
import { reviewChanged } from "~/features/reviews/reviews.events.ts";
import { senderChanged, trackedNumbersChanged } from "~/features/senders/senders.events.ts";
import { replyFinished } from "~/features/today/today.events.ts";
import {
  visitBooked,
  visitCanceled,
  visitDone,
  visitMoved,
  visitReopened,
  visitRestored,
} from "~/features/visits/visits.events.ts";
import { webhookPaused } from "~/features/webhooks/webhooks.events.ts";
import type { AnyEvent } from "~/platform/events/event.ts";

/** All events there are (`events.one-list`): what is not among them reaches nobody. */
export const events: readonly AnyEvent[] = [
  leadCaptured,
  leadEdited,
  leadNoted,
  leadPicturesChanged,
  leadQuarantined,
  leadReleased,
  leadStatusChanged,
  leadMerged,
  leadUnmerged,
  leadsEntered,
  pagePublished,
  submissionSaved,
  submissionDeleted,
  submissionExpired,
  estimateSaved,
  applicationSubmitted,
  applicationConfirmed,
  personOptedOut,
  messageReceived,
  senderRefused,
  callChanged,
  callMissed,
  senderChanged,
  trackedNumbersChanged,
  conversationReplied,
  conversationUnread,
  conversationAssigned,
  memberRevoked,
  memberRoleChanged,
  visitBooked,
  visitMoved,
  visitCanceled,
  visitDone,
  visitReopened,
  visitRestored,
  visitEdited,
  reviewChanged,
  jobEstimateSent,
  jobEstimateAccepted,
  jobEstimateDeclined,
  jobEstimateWithdrawn,
  invoiceIssued,
  invoiceEntryAdded,
  invoicePaid,
  planChanged,
  paymentAccountChanged,
  cardPaymentChanged,
  paymentDisputed,
  leadReported,
  leadReportAccepted,
  leadReportDeclined,
  taskAdded,
  taskFinished,
  replyFinished,
  webhookPaused,
  ownDomainChanged,
];
