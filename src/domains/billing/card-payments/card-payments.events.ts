import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** The business gained or lost the ability to take cards. */
export const paymentAccountChanged = defineEvent(
  "payment-account.changed",
  z.object({ contractorId: z.uuid() }),
);

/** A card refund or a dispute was added or changed. */
export const cardPaymentChanged = defineEvent(
  "invoice.card-payment-changed",
  z.object({ invoiceId: z.uuid(), contractorId: z.uuid() }),
);

/** A customer disputed a payment with their bank. */
export const paymentDisputed = defineEvent(
  "invoice.payment-disputed",
  z.object({ disputeId: z.uuid(), contractorId: z.uuid() }),
);
