import {
  invoiceEntryAdded,
  invoiceIssued,
  invoicePaid,
  invoiceViewed,
  jobEstimateAccepted,
  jobEstimateDeclined,
  jobEstimateSent,
  jobEstimateViewed,
  paymentDisputed,
} from "~/domains/billing/billing.events.ts";
import {
  customerAdded,
  customerChanged,
  customerMerged,
} from "~/domains/customers/customers.events.ts";
import { scheduledMessageHeld } from "~/domains/follow-ups/follow-ups.events.ts";
import { leadReportAccepted, leadReportDeclined } from "~/domains/growth/growth.events.ts";
import { memberRevoked, memberRoleChanged } from "~/domains/identity/members/members.events.ts";
import { callMissed, conversationReplied } from "~/domains/inbox/inbox.events.ts";
import { leadDelivered, leadsEntered } from "~/domains/intake/intake.events.ts";
import { leadCaptured, leadReleased, leadStatusChanged } from "~/domains/leads/leads.events.ts";
import {
  messageReceived,
  personOptedOut,
  senderRefused,
  sendingDomainChanged,
} from "~/domains/messaging/messaging.events.ts";
import { leadEdited, webhookPaused } from "~/domains/office/office.events.ts";
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
} from "~/domains/schedule/schedule.events.ts";
import { submissionSaved } from "~/domains/signup/signup.events.ts";
import { ownDomainChanged, pagePublished } from "~/domains/storefront/storefront.events.ts";
import { defineReaction, type Subscriptions } from "~/platform/events/event.ts";

/** Every subscriber, by event; docs/architecture.md has the same list. */
export const subscriptions: Subscriptions = {
  reactions: [
    defineReaction({
      name: "alert-of-lead",
      events: [leadCaptured, leadReleased, leadDelivered],
      batchHandler: async () => (await import("~/domains/leads/index.server.ts")).queueLeadAlerts,
    }),
    defineReaction({
      name: "count-revenue-share-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () => (await import("~/domains/growth/index.server.ts")).countLeads,
    }),
    defineReaction({
      name: "lose-revenue-share-lead",
      events: [leadReportAccepted],
      handler: async () => (await import("~/domains/growth/index.server.ts")).markBadLeadLost,
    }),
    defineReaction({
      name: "enroll-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () => (await import("~/domains/follow-ups/index.server.ts")).enrollLeads,
    }),
    defineReaction({
      name: "assign-customer-of-lead",
      events: [leadCaptured, leadReleased],
      batchHandler: async () =>
        (await import("~/domains/leads/index.server.ts")).assignCapturedCustomers,
    }),
    defineReaction({
      name: "end-follow-up-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/domains/follow-ups/index.server.ts")).endFollowUpOnStatusChange,
    }),
    defineReaction({
      name: "settle-ready-of-moved-lead",
      events: [leadStatusChanged],
      handler: async () =>
        (await import("~/domains/leads/index.server.ts")).clearReadyOnStatusChange,
    }),
    defineReaction({
      name: "end-follow-ups-of-opted-out",
      events: [personOptedOut],
      handler: async () =>
        (await import("~/domains/follow-ups/index.server.ts")).endFollowUpsOnOptOut,
    }),
    defineReaction({
      name: "resume-follow-ups-of-published-page",
      events: [pagePublished],
      handler: async () =>
        (await import("~/domains/follow-ups/index.server.ts")).resumeOnPagePublished,
    }),
    defineReaction({
      name: "start-free-period",
      events: [pagePublished],
      handler: async () => (await import("~/domains/growth/index.server.ts")).startFreePeriod,
    }),
    defineReaction({
      name: "release-pages-for-plan",
      events: [planChanged],
      handler: async () => (await import("~/domains/publishing/index.server.ts")).releaseForPlan,
    }),
    defineReaction({
      name: "resume-follow-ups-of-sender",
      events: [senderChanged],
      handler: async () =>
        (await import("~/domains/follow-ups/index.server.ts")).resumeOnSenderChange,
    }),
    defineReaction({
      name: "heed-refused-sender",
      events: [senderRefused],
      handler: async () =>
        (await import("~/domains/follow-ups/index.server.ts")).handleRefusedSender,
    }),
    defineReaction({
      name: "route-calls-of-tracked-numbers",
      events: [trackedNumbersChanged],
      handler: async () => (await import("~/domains/inbox/index.server.ts")).routeTrackedNumbers,
    }),
    defineReaction({
      name: "alert-of-reply",
      events: [conversationReplied],
      batchHandler: async () => (await import("~/domains/inbox/index.server.ts")).createReplyAlerts,
    }),
    defineReaction({
      name: "tell-customer-of-visit",
      events: [visitBooked, visitMoved, visitCanceled, visitRestored],
      handler: async () => (await import("~/domains/schedule/index.server.ts")).notifyCustomer,
    }),
    defineReaction({
      name: "plan-review",
      events: [visitDone, visitCanceled],
      handler: async () => (await import("~/domains/growth/index.server.ts")).planReview,
    }),
    defineReaction({
      name: "stop-review",
      events: [visitReopened],
      handler: async () => (await import("~/domains/growth/index.server.ts")).stopReview,
    }),
    defineReaction<{ conversationId: string; contractorId: string }>({
      name: "note-unread",
      events: [messageReceived, callMissed, scheduledMessageHeld],
      batchHandler: async () => (await import("~/domains/inbox/index.server.ts")).markUnread,
    }),
    defineReaction({
      name: "leave-inbox",
      events: [memberRevoked],
      handler: async () => (await import("~/domains/inbox/index.server.ts")).unassignRemovedMember,
    }),
    defineReaction({
      name: "leave-lead-views",
      events: [memberRevoked],
      handler: async () => (await import("~/domains/leads/index.server.ts")).deleteMemberLeadViews,
    }),
    defineReaction({
      name: "unassign-technician",
      events: [memberRoleChanged],
      handler: async () => (await import("~/domains/inbox/index.server.ts")).unassignTechnician,
    }),
    defineReaction({
      name: "notify-of-lead",
      events: [leadCaptured, leadReleased, leadDelivered],
      batchHandler: async () => (await import("~/domains/office/index.server.ts")).notifyOfLeads,
    }),
    defineReaction({
      name: "notify-of-reply",
      events: [conversationReplied],
      batchHandler: async () => (await import("~/domains/office/index.server.ts")).notifyOfReplies,
    }),
    defineReaction({
      name: "notify-of-booked-visit",
      events: [visitBooked, visitRestored],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfBooked,
    }),
    defineReaction({
      name: "notify-of-moved-visit",
      events: [visitMoved],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfMoved,
    }),
    defineReaction({
      name: "notify-of-canceled-visit",
      events: [visitCanceled],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfCanceled,
    }),
    defineReaction({
      name: "notify-of-missed-call",
      events: [callMissed],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfMissedCall,
    }),
    defineReaction({
      name: "notify-of-viewed-estimate",
      events: [jobEstimateViewed],
      handler: async () =>
        (await import("~/domains/office/index.server.ts")).notifyOfViewedEstimate,
    }),
    defineReaction({
      name: "notify-of-accepted-estimate",
      events: [jobEstimateAccepted],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfAccepted,
    }),
    defineReaction({
      name: "notify-of-declined-estimate",
      events: [jobEstimateDeclined],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfDeclined,
    }),
    defineReaction({
      name: "notify-of-viewed-invoice",
      events: [invoiceViewed],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfViewedInvoice,
    }),
    defineReaction({
      name: "notify-of-paid-invoice",
      events: [invoicePaid],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfPaid,
    }),
    defineReaction({
      name: "notify-of-decision",
      events: [leadReportAccepted, leadReportDeclined],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfDecision,
    }),
    defineReaction({
      name: "notify-of-dispute",
      events: [paymentDisputed],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfDispute,
    }),
    defineReaction({
      name: "finish-lead-of-visit",
      events: [visitDone, visitCanceled],
      handler: async () =>
        (await import("~/domains/billing/index.server.ts")).completeLeadOnVisitEnd,
    }),
    defineReaction({
      name: "finish-lead-of-paid-invoice",
      events: [invoicePaid],
      handler: async () =>
        (await import("~/domains/billing/index.server.ts")).completeLeadOnInvoicePaid,
    }),
    defineReaction({
      name: "book-paid-time",
      events: [invoiceEntryAdded],
      handler: async () => (await import("~/domains/billing/index.server.ts")).bookPaidTime,
    }),
    defineReaction({
      name: "end-outdated-checkout",
      events: [invoiceEntryAdded],
      handler: async () => (await import("~/domains/billing/index.server.ts")).enqueueOutdatedPage,
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
        customerAdded,
        customerChanged,
        customerMerged,
      ],
      batchHandler: async () => (await import("~/domains/office/index.server.ts")).recordDeliveries,
    }),
    defineReaction<object>({
      name: "record-ad-conversions",
      events: [
        leadCaptured,
        leadReleased,
        leadDelivered,
        leadStatusChanged,
        visitBooked,
        visitRestored,
        visitCanceled,
        invoiceEntryAdded,
      ],
      batchHandler: async () =>
        (await import("~/domains/growth/index.server.ts")).recordConversions,
    }),
    defineReaction({
      name: "tell-of-paused-webhook",
      events: [webhookPaused],
      handler: async () => (await import("~/domains/office/index.server.ts")).notifyOfPausedWebhook,
    }),
    defineReaction({
      name: "notify-of-sending-domain",
      events: [sendingDomainChanged],
      handler: async () =>
        (await import("~/domains/phone-numbers/index.server.ts")).notifySendingDomainChange,
    }),
    defineReaction({
      name: "tell-of-own-domain",
      events: [ownDomainChanged],
      handler: async () =>
        (await import("~/domains/storefront/index.server.ts")).notifyDomainChange,
    }),
    defineReaction({
      name: "send-contact-sync",
      events: [submissionSaved],
      batchHandler: async () =>
        (await import("~/domains/office/index.server.ts")).recordContactSync,
    }),
  ],
};
