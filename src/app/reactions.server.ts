import { paymentDisputed } from "~/domains/billing/card-payments/card-payments.events.ts";
import {
  invoiceEntryAdded,
  invoiceIssued,
  invoicePaid,
} from "~/domains/billing/invoices/invoices.events.ts";
import {
  jobEstimateAccepted,
  jobEstimateDeclined,
  jobEstimateSent,
} from "~/domains/billing/job-estimates/job-estimates.events.ts";
import { leadsEntered } from "~/domains/customers/lead-entry/lead-entry.events.ts";
import {
  leadReportAccepted,
  leadReportDeclined,
} from "~/domains/growth/lead-reports/lead-reports.events.ts";
import { memberRevoked, memberRoleChanged } from "~/domains/identity/members/members.events.ts";
import { callMissed } from "~/domains/inbox/calls/calls.events.ts";
import { conversationReplied } from "~/domains/inbox/replies/replies.events.ts";
import { leadCaptured, leadReleased, leadStatusChanged } from "~/domains/leads/leads.events.ts";
import { messageReceived, senderRefused } from "~/domains/messaging/messages/messages.events.ts";
import { personOptedOut } from "~/domains/messaging/opt-outs/opt-outs.events.ts";
import { leadEdited } from "~/domains/office/customer-edits/customer-edits.events.ts";
import { webhookPaused } from "~/domains/office/webhooks/webhooks.events.ts";
import {
  senderChanged,
  trackedNumbersChanged,
} from "~/domains/phone-numbers/senders/senders.events.ts";
import { planChanged } from "~/domains/publishing/plans/plans.events.ts";
import {
  visitBooked,
  visitCanceled,
  visitDone,
  visitMoved,
  visitReopened,
  visitRestored,
} from "~/domains/schedule/visits/visits.events.ts";
import { submissionSaved } from "~/domains/signup/onboarding/onboarding.events.ts";
import { pagePublished } from "~/domains/storefront/business-pages/business-pages.events.ts";
import { ownDomainChanged } from "~/domains/storefront/own-addresses/own-addresses.events.ts";
import { defineReaction, type Subscriptions } from "~/platform/events/reaction.ts";

/** Every subscriber, by event; docs/architecture.md has the same list. */
export const subscriptions: Subscriptions = {
  reactions: [
    defineReaction({
      name: "alert-of-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/domains/leads/alerts/queue-lead-alerts.server.ts")).queueLeadAlerts,
    }),
    defineReaction({
      name: "count-revenue-share-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/domains/growth/revenue-share/participants/count-leads.server.ts"))
          .countLeads,
    }),
    defineReaction({
      name: "lose-revenue-share-lead",
      events: [leadReportAccepted],
      handler: async () =>
        (await import("~/domains/growth/revenue-share/participants/mark-bad-lead-lost.server.ts"))
          .markBadLeadLost,
    }),
    defineReaction({
      name: "enroll-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/domains/follow-ups/enrollments/enroll-leads.server.ts")).enrollLeads,
    }),
    defineReaction({
      name: "end-follow-up-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/domains/follow-ups/enrollments/enrollment-event-handlers.server.ts"))
          .endFollowUpOnStatusChange,
    }),
    defineReaction({
      name: "settle-ready-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/domains/inbox/replies/clear-ready.server.ts")).clearReadyOnStatusChange,
    }),
    defineReaction({
      name: "end-follow-ups-of-opted-out",
      events: [personOptedOut],
      handler: async () =>
        (await import("~/domains/follow-ups/enrollments/enrollment-event-handlers.server.ts"))
          .endFollowUpsOnOptOut,
    }),
    defineReaction({
      name: "resume-follow-ups-of-published-page",
      events: [pagePublished],
      handler: async () =>
        (await import("~/domains/follow-ups/enrollments/enrollment-event-handlers.server.ts"))
          .resumeOnPagePublished,
    }),
    defineReaction({
      name: "start-free-period",
      events: [pagePublished],
      handler: async () =>
        (await import("~/domains/growth/free-pages/process-free-pages.server.ts")).startFreePeriod,
    }),
    defineReaction({
      name: "release-pages-for-plan",
      events: [planChanged],
      handler: async () =>
        (await import("~/domains/publishing/page-reviews/held-pages.server.ts")).releaseForPlan,
    }),
    defineReaction({
      name: "resume-follow-ups-of-sender",
      events: [senderChanged],
      handler: async () =>
        (await import("~/domains/follow-ups/enrollments/enrollment-event-handlers.server.ts"))
          .resumeOnSenderChange,
    }),
    defineReaction({
      name: "heed-refused-sender",
      events: [senderRefused],
      handler: async () =>
        (await import("~/domains/follow-ups/sending/handle-refused-sender.server.ts"))
          .handleRefusedSender,
    }),
    defineReaction({
      name: "route-calls-of-tracked-numbers",
      events: [trackedNumbersChanged],
      handler: async () =>
        (await import("~/domains/inbox/calls/settings/route-tracked-numbers.server.ts"))
          .routeTrackedNumbers,
    }),
    defineReaction({
      name: "alert-of-reply",
      events: [conversationReplied],
      batchHandler: async () =>
        (await import("~/domains/inbox/replies/create-reply-alerts.server.ts")).createReplyAlerts,
    }),
    defineReaction({
      name: "tell-customer-of-visit",
      events: [visitBooked, visitMoved, visitCanceled, visitRestored],
      handler: async () =>
        (await import("~/domains/schedule/visit-notices/notify-customer.server.ts")).notifyCustomer,
    }),
    defineReaction({
      name: "plan-review",
      events: [visitDone, visitCanceled],
      handler: async () =>
        (await import("~/domains/growth/reviews/plan-request.server.ts")).planReview,
    }),
    defineReaction({
      name: "stop-review",
      events: [visitReopened],
      handler: async () =>
        (await import("~/domains/growth/reviews/plan-request.server.ts")).stopReview,
    }),
    defineReaction<{ conversationId: string; contractorId: string }>({
      name: "note-unread",
      events: [messageReceived, callMissed],
      batchHandler: async () => (await import("~/domains/inbox/mark-unread.server.ts")).markUnread,
    }),
    defineReaction({
      name: "leave-inbox",
      events: [memberRevoked],
      handler: async () =>
        (await import("~/domains/inbox/unassign-removed-member.server.ts")).unassignRemovedMember,
    }),
    defineReaction({
      name: "leave-lead-views",
      events: [memberRevoked],
      handler: async () =>
        (await import("~/domains/leads/lead-views/delete-member-lead-views.server.ts"))
          .deleteMemberLeadViews,
    }),
    defineReaction({
      name: "unassign-technician",
      events: [memberRoleChanged],
      handler: async () =>
        (await import("~/domains/inbox/unassign-removed-member.server.ts")).unassignTechnician,
    }),
    defineReaction({
      name: "notify-of-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-leads.server.ts"))
          .notifyOfLeads,
    }),
    defineReaction({
      name: "notify-of-reply",
      events: [conversationReplied],
      batchHandler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-replies.server.ts"))
          .notifyOfReplies,
    }),
    defineReaction({
      name: "notify-of-booked-visit",
      events: [visitBooked, visitRestored],
      handler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-visit.server.ts"))
          .notifyOfBooked,
    }),
    defineReaction({
      name: "notify-of-moved-visit",
      events: [visitMoved],
      handler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-visit.server.ts"))
          .notifyOfMoved,
    }),
    defineReaction({
      name: "notify-of-canceled-visit",
      events: [visitCanceled],
      handler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-visit.server.ts"))
          .notifyOfCanceled,
    }),
    defineReaction({
      name: "notify-of-decision",
      events: [leadReportAccepted, leadReportDeclined],
      handler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-decision.server.ts"))
          .notifyOfDecision,
    }),
    defineReaction({
      name: "notify-of-dispute",
      events: [paymentDisputed],
      handler: async () =>
        (await import("~/domains/office/notifications/alerts/notify-of-dispute.server.ts"))
          .notifyOfDispute,
    }),
    defineReaction({
      name: "finish-lead-of-visit",
      events: [visitDone, visitCanceled],
      handler: async () =>
        (await import("~/domains/billing/job-estimates/list-unbooked.server.ts"))
          .completeLeadOnVisitEnd,
    }),
    defineReaction({
      name: "finish-lead-of-paid-invoice",
      events: [invoicePaid],
      handler: async () =>
        (await import("~/domains/billing/invoices/complete-lead.server.ts"))
          .completeLeadOnInvoicePaid,
    }),
    defineReaction({
      name: "end-outdated-checkout",
      events: [invoiceEntryAdded],
      handler: async () =>
        (await import("~/domains/billing/card-payments/checkouts.server.ts")).enqueueOutdatedPage,
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
        (await import("~/domains/office/webhooks/record-deliveries.server.ts")).recordDeliveries,
    }),
    defineReaction({
      name: "tell-of-paused-webhook",
      events: [webhookPaused],
      handler: async () =>
        (await import("~/domains/office/webhooks/notify-of-paused.server.ts"))
          .notifyOfPausedWebhook,
    }),
    defineReaction({
      name: "tell-of-own-domain",
      events: [ownDomainChanged],
      handler: async () =>
        (await import("~/domains/storefront/own-addresses/notify-domain-change.server.ts"))
          .notifyDomainChange,
    }),
    defineReaction({
      name: "send-contact-sync",
      events: [submissionSaved],
      batchHandler: async () =>
        (await import("~/domains/office/webhooks/contact-sync/record-contact-sync.server.ts"))
          .recordContactSync,
    }),
  ],
};
