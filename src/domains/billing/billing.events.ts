import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const estimate = z.object({
  estimateId: z.uuid(),
  contractorId: z.uuid(),
  /** Null for a customer who isn't a lead. */
  leadId: z.uuid().nullable(),
});

/** A business sent an estimate, or another version of it. */
export const jobEstimateSent = defineEvent("job-estimate.sent", estimate);

/** A customer opened an estimate for the first time. */
export const jobEstimateViewed = defineEvent("job-estimate.viewed", estimate);

/** A customer accepted an estimate, which created or updated its job. */
export const jobEstimateAccepted = defineEvent(
  "job-estimate.accepted",
  estimate.extend({ workOrderId: z.uuid() }),
);

/** The business voided an estimate. */
export const jobEstimateWithdrawn = defineEvent("job-estimate.withdrawn", estimate);

/** A customer declined an estimate. */
export const jobEstimateDeclined = defineEvent("job-estimate.declined", estimate);

const invoice = z.object({ invoiceId: z.uuid(), contractorId: z.uuid() });

/** An invoice got its number and can't change anymore. */
export const invoiceIssued = defineEvent("invoice.issued", invoice);

/** The balance changed: a payment, refund, or credit note was recorded. */
export const invoiceEntryAdded = defineEvent(
  "invoice.entry-added",
  invoice.extend({ entryId: z.uuid() }),
);

/** An invoice stopped counting as the bill for its work, which can be invoiced again. */
export const invoiceVoided = defineEvent("invoice.voided", invoice);

/** A customer opened an invoice for the first time. */
export const invoiceViewed = defineEvent("invoice.viewed", invoice);

/** A payment brought the balance to zero. */
export const invoicePaid = defineEvent(
  "invoice.paid",
  // Null or missing for a card payment, and in events of earlier versions.
  invoice.extend({ memberId: z.uuid().nullish() }),
);

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
