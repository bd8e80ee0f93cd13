import { z } from "zod";
import { asSystem } from "~/domains/shared/access/as-system.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Reminds customers of sent, unpaid invoices. */
export const sendInvoiceRemindersJob = defineJob({
  name: "remind-of-invoices",
  payload: z.object({}),
  retryLimit: 2,
  handler: async () =>
    asSystem(
      "remind-of-invoices",
      (await import("./send-invoice-reminders.server.ts")).sendInvoiceReminders,
    ),
});

/** Sends a payment's receipt by text or email. */
export const sendReceipt = defineJob({
  name: "send-receipt",
  payload: z.object({ entryId: z.uuid() }),
  handler: async () =>
    asSystem("send-receipt", (await import("./receipts.server.ts")).sendPaymentReceipt),
});
