import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reminds whoever was sent an invoice and has not paid it. */
export const remindOfInvoices = defineJob({
  name: "remind-of-invoices",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-invoices",
      (await import("./remind-of-invoices.server.ts")).remindOfOpenInvoices,
    ),
});

/** Sends the receipt for a payment, by text or by email. */
export const sendReceipt = defineJob({
  name: "send-receipt",
  payload: z.object({ entryId: z.uuid() }),
  handler: async () =>
    asSystem("send-receipt", (await import("./receipts.server.ts")).sendReceiptOf),
});
