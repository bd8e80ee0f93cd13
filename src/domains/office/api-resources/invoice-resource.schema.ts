import { z } from "zod";
import { entryKinds, entryMethods, shownInvoiceStates } from "~/domains/billing/index.ts";

const cents = z.number().int().describe("Cents");

/** An invoice in a list, as the API returns it. */
export const invoiceRow = z
  .object({
    id: z.uuid(),
    number: z.string().nullable().describe("As people call it, such as INV-1001; none of a draft"),
    state: z.enum(shownInvoiceStates),
    customer_name: z.string(),
    what: z.string(),
    issued_on: z.iso.date().nullable(),
    due_on: z.iso.date(),
    total_cents: cents,
    paid_cents: cents.describe("Payments less refunds, in cents"),
    credited_cents: cents,
    voided_at: z.iso.datetime().nullable().describe("When its work became one to invoice again"),
    owed_cents: cents,
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Invoice" });
export type InvoiceRow = z.output<typeof invoiceRow>;

const line = z.object({
  description: z.string(),
  unit: z.string().nullable(),
  quantity: z.number(),
  price_cents: cents,
  taxable: z.boolean(),
  amount_cents: cents,
});

/** One invoice with its lines and every change to its balance. */
export const invoiceInFull = invoiceRow
  .extend({
    revision: z
      .number()
      .int()
      .describe("Increases with each change; send it back when you change the estimate"),
    lead_id: z.uuid().nullable(),
    job_id: z.uuid().nullable(),
    estimate_id: z.uuid().nullable(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    address: z.string().nullable(),
    message: z.string().nullable(),
    lines: z.array(line),
    subtotal_cents: cents,
    discount_cents: cents,
    tax_cents: cents,
    adjustments: z
      .array(z.object({ kind: z.enum(["tip", "deposit"]), cents }))
      .describe("Amounts after tax: tips, and paid deposits as negative amounts"),
    entries: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(entryKinds),
          cents: cents.describe("By how much what is owed grows, in cents"),
          method: z.enum(entryMethods).nullable(),
          created_at: z.iso.datetime(),
        }),
      )
      .describe("What moved what is owed, in its order"),
  })
  .meta({ id: "InvoiceInFull" });
export type InvoiceInFull = z.output<typeof invoiceInFull>;
