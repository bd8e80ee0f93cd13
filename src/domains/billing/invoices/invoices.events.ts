import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const invoice = z.object({ invoiceId: z.uuid(), contractorId: z.uuid() });

/** An invoice got its number and can't change anymore. */
export const invoiceIssued = defineEvent("invoice.issued", invoice);

/** The balance changed: a payment, refund, or credit note was recorded. */
export const invoiceEntryAdded = defineEvent(
  "invoice.entry-added",
  invoice.extend({ entryId: z.uuid() }),
);

/** A payment brought the balance to zero. */
export const invoicePaid = defineEvent("invoice.paid", invoice);
