import * as z from "zod/mini";
import {
  customerFields,
  day,
  optionalId,
  priceFields,
} from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { maxReasonLength } from "~/domains/billing/job-estimates/job-estimates.ts";
import { dollars, optionalDollars } from "~/domains/shared/index.ts";
import {
  checkbox,
  optionalLine,
  preprocess,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";
import { collectMethods, paymentMethods } from "./invoices.ts";

export const newInvoiceSchema = withExtension(
  z.object({
    ...customerFields,
    lead_id: optionalId,
    work_order_id: optionalId,
    estimate_id: optionalId,
    customer_id: z.optional(optionalId),
  }),
);

/** An invoice without its lines. */
export const invoiceTermsSchema = withExtension(
  z.object({
    ...customerFields,
    ...priceFields,
    deposit: optionalDollars,
    due_on: day,
  }),
);

export type NewInvoice = z.output<typeof newInvoiceSchema>;

/** A required amount of money. */
const amount = z.pipe(
  dollars,
  z.transform((cents: number | null, context): number => {
    if (!cents) context.issues.push({ code: "custom", message: "Enter an amount", input: cents });
    return cents ?? 0;
  }),
);

const money = {
  amount,
  method: z.enum(paymentMethods, "Choose how it was paid"),
  paid_on: day,
  note: optionalLine(200),
};

/** A payment from a form; the customer gets a receipt if the box is checked. */
export const paymentSchema = z.object({
  ...money,
  more_than_owed: checkbox,
  send_receipt: checkbox,
});

/** A payment collected at an appointment. */
export const collectionSchema = z.object({
  /** The invoice that the member saw; null if it wasn't created yet. */
  invoice_id: optionalId,
  /** The balance due that the member saw, in cents; null if it wasn't known. */
  due_cents: preprocess(
    (value) => (value === "" || value === undefined ? null : Number(value)),
    z.nullable(z.int()),
  ),
  /** The job's total, if it wasn't known. */
  total: optionalDollars,
  /** Paid now; null for the whole balance. */
  amount: optionalDollars,
  tip: optionalDollars,
  method: z.enum(collectMethods, "Choose how it was paid"),
  note: optionalLine(200),
  /** The customer's name, typed as a signature. */
  signed_by: optionalLine(120),
  send_receipt: checkbox,
});

/** A refund, or a payment recorded by mistake, and whether the amount is no longer due. */
export const refundSchema = z.object({ ...money, not_owed_again: checkbox });

/** A refund to the card of a payment, and whether the amount is no longer due. */
export const cardRefundSchema = z.object({
  payment_id: z.uuid("Choose a payment"),
  amount,
  not_owed_again: checkbox,
});

export const creditSchema = z.object({
  amount,
  reason: requiredText("Enter a reason", maxReasonLength),
  /** Whether the work can be invoiced again. */
  bill_again: checkbox,
});

/** The revision of a draft that an API client finalizes. */
export const finalizeSchema = z.object({
  revision: z.int("Send the invoice’s revision, a whole number"),
});

export type NewPayment = z.output<typeof paymentSchema>;
export type Collection = z.output<typeof collectionSchema>;
export type NewRefund = z.output<typeof refundSchema>;
export type NewCardRefund = z.output<typeof cardRefundSchema>;
export type NewCredit = Omit<z.output<typeof creditSchema>, "bill_again"> & {
  /** Null for an API client that sent none: then a credit of all that is left voids an unpaid invoice. */
  bill_again: boolean | null;
};
