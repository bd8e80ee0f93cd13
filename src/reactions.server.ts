import { leadCaptured, leadQuarantined, leadReleased } from "~/features/leads/leads.events.ts";
import { estimateSaved } from "~/features/market-estimates/market-estimates.events.ts";
import { messageReceived } from "~/features/messages/messages.events.ts";
import { submissionSaved } from "~/features/onboarding/onboarding.events.ts";
import { personOptedOut } from "~/features/opt-outs/opt-outs.events.ts";
import { submissionDeleted } from "~/features/privacy/privacy.events.ts";
import { submissionExpired } from "~/features/retention/retention.events.ts";
import {
  applicationConfirmed,
  applicationSubmitted,
} from "~/features/revenue-share/revenue-share.events.ts";
import { defineReaction, type Subscriptions } from "~/platform/events/reaction.ts";

/** All events there are, and everything that reacts to one (`events.one-list`). */
export const subscriptions: Subscriptions = {
  events: [
    leadCaptured,
    leadQuarantined,
    leadReleased,
    submissionSaved,
    submissionDeleted,
    submissionExpired,
    estimateSaved,
    applicationSubmitted,
    applicationConfirmed,
    personOptedOut,
    messageReceived,
  ],
  reactions: [
    defineReaction({
      name: "alert-of-lead",
      events: [leadCaptured, leadReleased],
      handler: async () =>
        (await import("~/features/leads/alerts/alert-of-lead.server.ts")).alertOfLead,
    }),
    defineReaction({
      name: "count-revenue-share-lead",
      events: [leadCaptured, leadReleased],
      handler: async () =>
        (await import("~/features/revenue-share/participants/count-lead.server.ts")).countLead,
    }),
    defineReaction({
      name: "send-contact-sync",
      events: [submissionSaved],
      handler: async () =>
        (await import("~/features/onboarding/contact-sync/send-contact-sync.server.ts"))
          .sendContactSync,
    }),
  ],
};
