import * as z from "zod/mini";
import { amount } from "~/features/invoices/entries.schema.ts";
import { ticked } from "~/platform/validation/fields.ts";

/** What goes back to a card, as a form sends it. */
export const cardRefundSchema = z.object({
  payment_id: z.uuid("Choose a payment"),
  amount,
  not_owed_again: ticked,
});

export type NewCardRefund = z.output<typeof cardRefundSchema>;
