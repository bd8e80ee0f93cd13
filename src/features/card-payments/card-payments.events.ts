import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Whether the business can be paid by card changed. */
export const paymentAccountChanged = defineEvent(
  "payment-account.changed",
  z.object({ contractorId: z.uuid() }),
);

/** A refund to a card, or a dispute of a payment, is there or stands otherwise. */
export const cardPaymentChanged = defineEvent(
  "invoice.card-payment-changed",
  z.object({ invoiceId: z.uuid(), contractorId: z.uuid() }),
);

/** A customer asks their bank for a payment back. */
export const paymentDisputed = defineEvent(
  "invoice.payment-disputed",
  z.object({ disputeId: z.uuid(), contractorId: z.uuid() }),
);
