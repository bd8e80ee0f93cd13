import * as z from "zod/mini";
import { day } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { longestReason } from "~/domains/billing/job-estimates/job-estimates.ts";
import { dollars } from "~/domains/shared/money/money.schema.ts";
import { optionalLine, requiredText, ticked } from "~/platform/validation/fields.ts";
import { paymentMethods, takenMethods } from "./invoices.ts";

/** An amount of money, which has to be there. */
export const amount = z.pipe(
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

/** A payment, as a form sends it; the customer gets a receipt where its box is checked. */
export const paymentSchema = z.object({
  ...money,
  more_than_owed: ticked,
  send_receipt: ticked,
});

/** What was handed over at a visit. */
export const takenSchema = z.object({
  amount,
  method: z.enum(takenMethods, "Choose how it was paid"),
  note: optionalLine(200),
  send_receipt: ticked,
});

/** Money that went back, or was never there; and whether the customer is not to pay it again. */
export const refundSchema = z.object({ ...money, not_owed_again: ticked });

export const creditSchema = z.object({
  amount,
  reason: requiredText("Enter a reason", longestReason),
});

export type NewPayment = z.output<typeof paymentSchema>;
export type TakenPayment = z.output<typeof takenSchema>;
export type NewRefund = z.output<typeof refundSchema>;
export type NewCredit = z.output<typeof creditSchema>;
