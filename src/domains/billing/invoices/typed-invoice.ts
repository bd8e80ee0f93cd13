import {
  customerFieldNames,
  readOptions,
  type TypedOption,
  toCustomerFields,
  toLineFields,
} from "~/domains/billing/job-estimates/typed-estimate.ts";
import { centsField, portionField, rateField } from "~/domains/shared/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Invoice } from "./find-invoice.server.ts";

const editorFields = [
  ...customerFieldNames,
  "discount",
  "tax_rate",
  "deposit",
  "due_on",
  "message",
] as const;

/** An invoice as the editor's fields; its lines are the first and only option's. */
export type TypedInvoice = {
  fields: Record<(typeof editorFields)[number], string>;
  options: TypedOption[];
};

export function parseInvoiceForm(values: FormValues): TypedInvoice {
  const fields = Object.fromEntries(
    editorFields.map((name) => [name, typedText(values, name) ?? ""]),
  );
  return { fields: fields as TypedInvoice["fields"], options: readOptions(values).slice(0, 1) };
}

/** The editor's fields for a stored draft. */
export function typedInvoice({
  content,
  depositCents,
  dueOn,
  ...customer
}: Pick<
  Invoice,
  | "content"
  | "depositCents"
  | "dueOn"
  | "customerName"
  | "phone"
  | "phoneExtension"
  | "email"
  | "what"
  | "address"
>): TypedInvoice {
  return {
    fields: {
      ...toCustomerFields(customer),
      discount: portionField(content.discount),
      tax_rate: rateField(content.taxRate),
      deposit: depositCents > 0 ? centsField(depositCents) : "",
      due_on: dueOn,
      message: content.message ?? "",
    },
    options: [{ name: "Invoice", lines: content.lines.map(toLineFields) }],
  };
}
