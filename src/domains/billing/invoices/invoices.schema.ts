import * as z from "zod/mini";
import {
  customerFields,
  day,
  optionalId,
  priceFields,
} from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { optionalDollars } from "~/domains/shared/money/money.schema.ts";
import { withExtension } from "~/platform/validation/phone-fields.ts";

export const newInvoiceSchema = withExtension(
  z.object({
    ...customerFields,
    lead_id: optionalId,
    work_order_id: optionalId,
    estimate_id: optionalId,
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
