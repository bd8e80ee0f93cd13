import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reminds customers of sent estimates without a response. */
export const sendEstimateRemindersJob = defineJob({
  name: "remind-of-estimates",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-estimates",
      (await import("./job-estimates/send-estimate.server.ts")).sendEstimateReminders,
    ),
});

/** Reminds customers of sent, unpaid invoices. */
export const sendInvoiceRemindersJob = defineJob({
  name: "remind-of-invoices",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-invoices",
      (await import("./invoices/send-invoice.server.ts")).sendInvoiceReminders,
    ),
});

/** Sends a payment's receipt by text or email. */
export const sendReceipt = defineJob({
  name: "send-receipt",
  payload: z.object({ entryId: z.uuid() }),
  handler: async () =>
    asSystem("send-receipt", (await import("./invoices/receipts.server.ts")).sendPaymentReceipt),
});

/** Sends an invoice collected at an appointment, by text or email. */
export const sendInvoiceJob = defineJob({
  name: "send-invoice",
  payload: z.object({ invoiceId: z.uuid() }),
  handler: async () =>
    asSystem("send-invoice", (await import("./invoices/receipts.server.ts")).sendCollectedInvoice),
});

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
      (await import("./card-payments/payment-webhook.server.ts")).processPaymentWebhook,
    ),
});

/** Has the provider make a refund (`payments.refunds`). */
export const processRefundJob = defineJob({
  name: "make-card-refund",
  payload: z.object({ refundId: z.uuid() }),
  handler: async () =>
    asSystem("make-card-refund", (await import("./card-payments/refunds.server.ts")).processRefund),
});

/** Releases the times whose deposits weren't paid in time. */
export const releaseHoldsJob = defineJob({
  name: "release-booking-holds",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "release-booking-holds",
      (await import("./booking-deposits/booking-deposits.server.ts")).releaseExpiredHolds,
    ),
});

/** Refreshes checkouts whose webhook is overdue. */
export const checkOpenCheckouts = defineJob({
  name: "check-open-checkouts",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "check-open-checkouts",
      (await import("./card-payments/checkouts.server.ts")).refreshOpenCheckouts,
    ),
});

/** Expires a checkout page whose amount is no longer due. */
export const expireOutdatedCheckout = defineJob({
  name: "end-checkout-page",
  payload: z.object({ invoiceId: z.uuid() }),
  handler: async () =>
    asSystem(
      "end-checkout-page",
      (await import("./card-payments/checkouts.server.ts")).expireOutdatedPage,
    ),
});
