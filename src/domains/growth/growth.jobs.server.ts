import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Stores figures with settled leads. */
export const recordSettledLeadsJob = defineJob({
  name: "note-settled-leads",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "note-settled-leads",
      (await import("./analytics/figures/lead-origin.server.ts")).recordSettledLeads,
    ),
});

/**
 * Emails notices to owners of pages without a plan, and takes pages offline after their free period
 * (`plans.free-pages`).
 */
export const processFreePages = defineJob({
  name: "look-at-free-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "look-at-free-pages",
      (await import("./free-pages/free-pages.server.ts")).processFreePages,
    ),
});

/** Sends due review requests and reminders. */
export const sendReviewRequestsJob = defineJob({
  name: "ask-for-reviews",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "ask-for-reviews",
      (await import("./reviews/send-review-requests.server.ts")).sendDueReviewRequests,
    ),
});
