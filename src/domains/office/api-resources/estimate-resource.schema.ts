import { z } from "zod";
import { shownEstimateStates } from "~/domains/billing/index.ts";

const cents = z.number().int().describe("Cents");

/** An estimate in a list, as the API returns it. */
export const estimateRow = z
  .object({
    id: z.uuid(),
    number: z.string().describe("Shown on the estimate, such as E-1001"),
    state: z.enum(shownEstimateStates),
    customer_name: z.string(),
    what: z.string(),
    low_cents: cents.describe("Total of the cheapest option, in cents"),
    high_cents: cents.describe("Total of the most expensive option, in cents"),
    offered_until: z.iso.date().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "JobEstimate" });
export type EstimateRow = z.output<typeof estimateRow>;

const line = z.object({
  description: z.string(),
  unit: z.string().nullable(),
  quantity: z.number(),
  price_cents: cents,
  taxable: z.boolean(),
  amount_cents: cents,
});

const option = z.object({
  name: z.string(),
  lines: z.array(line),
  subtotal_cents: cents,
  discount_cents: cents,
  tax_cents: cents,
  total_cents: cents,
  deposit_cents: cents,
});

/** One estimate with its options and responses. */
export const estimateInFull = estimateRow
  .extend({
    version: z.number().int().describe("Version that the customer sees; 0 if it was never sent"),
    revision: z
      .number()
      .int()
      .describe("Increases with each change; send it back when you change the estimate"),
    lead_id: z.uuid().nullable(),
    job_id: z.uuid().nullable(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    address: z.string().nullable(),
    message: z.string().nullable(),
    options: z
      .array(option)
      .describe("Of an accepted estimate, the options that the customer could choose from"),
    answers: z.array(
      z.object({
        kind: z.enum(["accepted", "declined"]),
        option: z.string().nullable(),
        reason: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "JobEstimateInFull" });
export type EstimateInFull = z.output<typeof estimateInFull>;
