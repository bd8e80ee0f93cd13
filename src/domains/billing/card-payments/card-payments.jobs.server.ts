import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Refreshes the object of a webhook. The queue name is older. */
export const handlePaymentWebhook = defineJob({
  name: "heed-payment-news",
  payload: z.object({
    about: z.enum(["account", "checkout", "refund", "dispute"]),
    accountId: z.string(),
    id: z.string(),
  }),
  handler: async () =>
    asSystem(
      "heed-payment-news",
      (await import("./payment-webhook.server.ts")).processPaymentWebhook,
    ),
});

/** Has the provider make a refund (`payments.refunds`). */
export const processRefundJob = defineJob({
  name: "make-card-refund",
  payload: z.object({ refundId: z.uuid() }),
  handler: async () =>
    asSystem("make-card-refund", (await import("./refunds.server.ts")).processRefund),
});

/** Refreshes checkouts whose webhook is overdue. */
export const checkOpenCheckouts = defineJob({
  name: "check-open-checkouts",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("check-open-checkouts", (await import("./checkouts.server.ts")).refreshOpenCheckouts),
});

/** Expires a checkout page whose amount is no longer due. */
export const expireOutdatedCheckout = defineJob({
  name: "end-checkout-page",
  payload: z.object({ invoiceId: z.uuid() }),
  handler: async () =>
    asSystem("end-checkout-page", (await import("./checkouts.server.ts")).expireOutdatedPage),
});
