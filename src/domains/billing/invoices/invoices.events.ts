import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const invoice = z.object({ invoiceId: z.uuid(), contractorId: z.uuid() });

/** An invoice got its number; it never changes from now on. */
export const invoiceIssued = defineEvent("invoice.issued", invoice);

/** What is owed moved: a payment, a refund or a credit note was written down. */
export const invoiceEntryAdded = defineEvent(
  "invoice.entry-added",
  invoice.extend({ entryId: z.uuid() }),
);

/** Nothing is owed any more, after a payment. */
export const invoicePaid = defineEvent("invoice.paid", invoice);
