import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Sends past-due notices and ends plans after their grace period (`plans.end`). */
export const processPlans = defineJob({
  name: "look-at-plans",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "look-at-plans",
      (await import("./plans/process-due-plans.server.ts")).processDuePlans,
    ),
});

/** Polls the provider about checkouts and subscriptions that are due. */
export const checkPlanSubscriptions = defineJob({
  name: "check-plan-subscriptions",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "check-plan-subscriptions",
      (await import("./plans/billing/process-subscriptions.server.ts")).checkSubscriptions,
    ),
});

/** Handles a webhook from the provider. */
export const handlePlanWebhook = defineJob({
  name: "heed-plan-news",
  payload: z.object({ about: z.enum(["plan-page", "subscription"]), id: z.string() }),
  handler: async () =>
    asSystem(
      "heed-plan-news",
      (await import("./plans/billing/process-subscriptions.server.ts")).processPlanWebhook,
    ),
});

/** Cancels the subscription of a plan that has ended. */
export const endSubscriptionOf = defineJob({
  name: "end-subscription",
  payload: z.object({ rowId: z.uuid() }),
  handler: async () =>
    asSystem(
      "end-subscription",
      (await import("./plans/billing/process-subscriptions.server.ts")).endSubscription,
    ),
});

/** Cancels the subscription of a deleted business. */
export const cancelDeletedBusinessSubscription = defineJob({
  name: "drop-subscription",
  payload: z.object({
    checkoutId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
  }),
  handler: async () =>
    asSystem(
      "drop-subscription",
      (await import("./plans/billing/process-subscriptions.server.ts")).cancelProviderSubscription,
    ),
});

/** Fills in missing name keys and emails about pages held by an upgrade. */
export const notifyOfHeldPages = defineJob({
  name: "look-at-held-pages",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "look-at-held-pages",
      (await import("./page-reviews/held-pages.server.ts")).notifyOfHeldPages,
    ),
});
