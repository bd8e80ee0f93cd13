import { pagePublished } from "~/features/business-pages/business-pages.events.ts";
import { callMissed } from "~/features/calls/calls.events.ts";
import { paymentDisputed } from "~/features/card-payments/card-payments.events.ts";
import { leadEdited } from "~/features/customer-edits/customer-edits.events.ts";
import {
  invoiceEntryAdded,
  invoiceIssued,
  invoicePaid,
} from "~/features/invoices/invoices.events.ts";
import {
  jobEstimateAccepted,
  jobEstimateDeclined,
  jobEstimateSent,
} from "~/features/job-estimates/job-estimates.events.ts";
import { leadsEntered } from "~/features/lead-entry/lead-entry.events.ts";
import {
  leadReportAccepted,
  leadReportDeclined,
} from "~/features/lead-reports/lead-reports.events.ts";
import { leadCaptured, leadReleased, leadStatusChanged } from "~/features/leads/leads.events.ts";
import { memberRevoked, memberRoleChanged } from "~/features/members/members.events.ts";
import { messageReceived, senderRefused } from "~/features/messages/messages.events.ts";
import { submissionSaved } from "~/features/onboarding/onboarding.events.ts";
import { personOptedOut } from "~/features/opt-outs/opt-outs.events.ts";
import { ownDomainChanged } from "~/features/own-addresses/own-addresses.events.ts";
import { planChanged } from "~/features/plans/plans.events.ts";
import { conversationReplied } from "~/features/replies/replies.events.ts";
import { senderChanged, trackedNumbersChanged } from "~/features/senders/senders.events.ts";
import {
  visitBooked,
  visitCanceled,
  visitDone,
  visitMoved,
  visitReopened,
  visitRestored,
} from "~/features/visits/visits.events.ts";
import { webhookPaused } from "~/features/webhooks/webhooks.events.ts";
import { defineReaction, type Subscriptions } from "~/platform/events/reaction.ts";

/** Everything that reacts to an event (`events.one-list`), as docs/architecture.md lists by event. */
export const subscriptions: Subscriptions = {
  reactions: [
    defineReaction({
      name: "alert-of-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/features/leads/alerts/alert-of-leads.server.ts")).alertOfLeads,
    }),
    defineReaction({
      name: "count-revenue-share-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/features/revenue-share/participants/count-leads.server.ts")).countLeads,
    }),
    defineReaction({
      name: "lose-revenue-share-lead",
      events: [leadReportAccepted],
      handler: async () =>
        (await import("~/features/revenue-share/participants/lose-bad-lead.server.ts")).loseBadLead,
    }),
    defineReaction({
      name: "enroll-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/features/follow-ups/enrollments/enroll-leads.server.ts")).enrollLeads,
    }),
    defineReaction({
      name: "end-follow-up-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/features/follow-ups/enrollments/react.server.ts")).endOfMovedLead,
    }),
    defineReaction({
      name: "settle-ready-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/features/replies/settle-ready.server.ts")).settleReadyOfMovedLead,
    }),
    defineReaction({
      name: "end-follow-ups-of-opted-out",
      events: [personOptedOut],
      handler: async () =>
        (await import("~/features/follow-ups/enrollments/react.server.ts")).endOfOptedOut,
    }),
    defineReaction({
      name: "resume-follow-ups-of-published-page",
      events: [pagePublished],
      handler: async () =>
        (await import("~/features/follow-ups/enrollments/react.server.ts")).resumeOfPublishedPage,
    }),
    defineReaction({
      name: "start-free-period",
      events: [pagePublished],
      handler: async () =>
        (await import("~/features/free-pages/lapse-free-pages.server.ts")).startFreePeriod,
    }),
    defineReaction({
      name: "release-pages-for-plan",
      events: [planChanged],
      handler: async () =>
        (await import("~/features/page-reviews/held-pages.server.ts")).releaseForPlan,
    }),
    defineReaction({
      name: "resume-follow-ups-of-sender",
      events: [senderChanged],
      handler: async () =>
        (await import("~/features/follow-ups/enrollments/react.server.ts")).resumeOfSender,
    }),
    defineReaction({
      name: "heed-refused-sender",
      events: [senderRefused],
      handler: async () =>
        (await import("~/features/follow-ups/sending/heed-refused-sender.server.ts"))
          .heedRefusedSender,
    }),
    defineReaction({
      name: "route-calls-of-tracked-numbers",
      events: [trackedNumbersChanged],
      handler: async () =>
        (await import("~/features/calls/settings/route-tracked-numbers.server.ts"))
          .routeTrackedNumbers,
    }),
    defineReaction({
      name: "alert-of-reply",
      events: [conversationReplied],
      batchHandler: async () =>
        (await import("~/features/replies/alert-of-replies.server.ts")).alertOfReplies,
    }),
    defineReaction({
      name: "tell-customer-of-visit",
      events: [visitBooked, visitMoved, visitCanceled, visitRestored],
      handler: async () =>
        (await import("~/features/visit-notices/tell-customer.server.ts")).tellCustomer,
    }),
    defineReaction({
      name: "plan-review",
      events: [visitDone, visitCanceled],
      handler: async () => (await import("~/features/reviews/plan-request.server.ts")).planReview,
    }),
    defineReaction({
      name: "stop-review",
      events: [visitReopened],
      handler: async () => (await import("~/features/reviews/plan-request.server.ts")).stopReview,
    }),
    defineReaction<{ conversationId: string; contractorId: string }>({
      name: "note-unread",
      events: [messageReceived, callMissed],
      batchHandler: async () => (await import("~/features/inbox/note-unread.server.ts")).noteUnread,
    }),
    defineReaction({
      name: "leave-inbox",
      events: [memberRevoked],
      handler: async () => (await import("~/features/inbox/leave-inbox.server.ts")).leaveInbox,
    }),
    defineReaction({
      name: "leave-lead-views",
      events: [memberRevoked],
      handler: async () =>
        (await import("~/features/lead-views/leave-lead-views.server.ts")).leaveLeadViews,
    }),
    defineReaction({
      name: "unassign-technician",
      events: [memberRoleChanged],
      handler: async () =>
        (await import("~/features/inbox/leave-inbox.server.ts")).unassignTechnician,
    }),
    defineReaction({
      name: "notify-of-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/features/notifications/alerts/notify-of-leads.server.ts")).notifyOfLeads,
    }),
    defineReaction({
      name: "notify-of-reply",
      events: [conversationReplied],
      batchHandler: async () =>
        (await import("~/features/notifications/alerts/notify-of-replies.server.ts"))
          .notifyOfReplies,
    }),
    defineReaction({
      name: "notify-of-booked-visit",
      events: [visitBooked, visitRestored],
      handler: async () =>
        (await import("~/features/notifications/alerts/notify-of-visit.server.ts")).notifyOfBooked,
    }),
    defineReaction({
      name: "notify-of-moved-visit",
      events: [visitMoved],
      handler: async () =>
        (await import("~/features/notifications/alerts/notify-of-visit.server.ts")).notifyOfMoved,
    }),
    defineReaction({
      name: "notify-of-canceled-visit",
      events: [visitCanceled],
      handler: async () =>
        (await import("~/features/notifications/alerts/notify-of-visit.server.ts"))
          .notifyOfCanceled,
    }),
    defineReaction({
      name: "notify-of-decision",
      events: [leadReportAccepted, leadReportDeclined],
      handler: async () =>
        (await import("~/features/notifications/alerts/notify-of-decision.server.ts"))
          .notifyOfDecision,
    }),
    defineReaction({
      name: "notify-of-dispute",
      events: [paymentDisputed],
      handler: async () =>
        (await import("~/features/notifications/alerts/notify-of-dispute.server.ts"))
          .notifyOfDispute,
    }),
    defineReaction({
      name: "finish-lead-of-visit",
      events: [visitDone, visitCanceled],
      handler: async () =>
        (await import("~/features/job-estimates/list-unbooked.server.ts")).finishLeadOfVisit,
    }),
    defineReaction({
      name: "finish-lead-of-paid-invoice",
      events: [invoicePaid],
      handler: async () =>
        (await import("~/features/invoices/finish-lead.server.ts")).finishLeadOfPaidInvoice,
    }),
    defineReaction({
      name: "end-outdated-checkout",
      events: [invoiceEntryAdded],
      handler: async () =>
        (await import("~/features/card-payments/checkouts.server.ts")).enqueueOutdatedPage,
    }),
    defineReaction<object>({
      name: "record-webhook-deliveries",
      events: [
        leadCaptured,
        leadReleased,
        leadsEntered,
        leadStatusChanged,
        leadEdited,
        conversationReplied,
        visitBooked,
        visitRestored,
        visitMoved,
        visitCanceled,
        visitDone,
        jobEstimateSent,
        jobEstimateAccepted,
        jobEstimateDeclined,
        invoiceIssued,
        invoicePaid,
      ],
      batchHandler: async () =>
        (await import("~/features/webhooks/record-deliveries.server.ts")).recordDeliveries,
    }),
    defineReaction({
      name: "tell-of-paused-webhook",
      events: [webhookPaused],
      handler: async () =>
        (await import("~/features/webhooks/tell-of-paused.server.ts")).tellOfPausedWebhook,
    }),
    defineReaction({
      name: "tell-of-own-domain",
      events: [ownDomainChanged],
      handler: async () =>
        (await import("~/features/own-addresses/tell-of-domain.server.ts")).tellOfDomain,
    }),
    defineReaction({
      name: "send-contact-sync",
      events: [submissionSaved],
      batchHandler: async () =>
        (await import("~/features/webhooks/contact-sync/record-contact-sync.server.ts"))
          .recordContactSync,
    }),
  ],
};
