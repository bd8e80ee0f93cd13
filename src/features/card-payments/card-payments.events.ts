import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Whether the business can be paid by card changed. */
export const paymentAccountChanged = defineEvent(
  "payment-account.changed",
  z.object({ contractorId: z.uuid() }),
);

const invoice = z.object({ invoiceId: z.uuid(), contractorId: z.uuid() });

/** A refund to a card was asked for, or will not be given. */
export const cardRefundChanged = defineEvent("invoice.card-refund-changed", invoice);

/** A customer disputes a payment. */
export const cardDisputed = defineEvent(
  "invoice.card-disputed",
  invoice.extend({ disputeId: z.uuid() }),
);

/** A dispute goes on, or is decided. */
export const cardDisputeChanged = defineEvent("invoice.card-dispute-changed", invoice);
