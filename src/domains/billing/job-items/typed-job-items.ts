import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import {
  readOptions,
  type TypedOption,
  toLineFields,
} from "~/domains/billing/job-estimates/typed-estimate.ts";
import { portionField, rateField } from "~/domains/shared/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

const fieldNames = ["discount", "tax_rate"] as const;

/** A job's line items as the editor's fields; its lines are the first and only option's. */
export type TypedJobItems = {
  fields: Record<(typeof fieldNames)[number], string>;
  options: TypedOption[];
};

export const parseJobItemsForm = (values: FormValues): TypedJobItems => ({
  fields: {
    discount: typedText(values, "discount") ?? "",
    tax_rate: typedText(values, "tax_rate") ?? "",
  },
  options: readOptions(values).slice(0, 1),
});

/** The editor's fields for stored line items. */
export const toJobItemsForm = ({ discount, taxRate, lines }: InvoiceContent): TypedJobItems => ({
  fields: { discount: portionField(discount), tax_rate: rateField(taxRate) },
  options: [{ name: "Job", lines: lines.map(toLineFields) }],
});
