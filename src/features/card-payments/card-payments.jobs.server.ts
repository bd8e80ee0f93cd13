import { z } from "zod";
import { asSystem } from "~/features/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Asks the provider about what a webhook named (`payments.news-is-a-hint`). */
export const heedPaymentNews = defineJob({
  name: "heed-payment-news",
  payload: z.object({
    about: z.enum(["account", "checkout", "refund", "dispute"]),
    accountId: z.string(),
    id: z.string(),
  }),
  handler: async () =>
    asSystem("heed-payment-news", (await import("./heed-payment-news.server.ts")).heedNews),
});

/** Has the provider give money back (`payments.refunds`). */
export const makeCardRefund = defineJob({
  name: "make-card-refund",
  payload: z.object({ refundId: z.uuid() }),
  handler: async () =>
    asSystem("make-card-refund", (await import("./make-refund.server.ts")).makeRefund),
});

/** Asks about pages to pay on of which no news came (`payments.lost-news`). */
export const checkOpenCheckouts = defineJob({
  name: "check-open-checkouts",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem("check-open-checkouts", (await import("./check-open.server.ts")).checkOpen),
});

/** Ends a page on which a sum is asked for that is owed no more (`payments.one-page`). */
export const endOutdatedCheckout = defineJob({
  name: "end-checkout-page",
  payload: z.object({ invoiceId: z.uuid() }),
  handler: async () =>
    asSystem("end-checkout-page", (await import("./end-outdated.server.ts")).endOutdated),
});
