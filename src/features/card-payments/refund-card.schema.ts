import * as z from "zod/mini";
import { amount } from "~/features/invoices/entries.schema.ts";

/** What goes back to a card, as a form sends it. */
export const cardRefundSchema = z.object({
  payment_id: z.uuid("Choose a payment"),
  amount,
});

export type NewCardRefund = z.output<typeof cardRefundSchema>;
