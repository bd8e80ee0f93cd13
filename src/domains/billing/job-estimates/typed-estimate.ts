import { portionField, rateField } from "~/domains/shared/money/money.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { EstimateContent } from "./job-estimates.ts";
import { readOptions, type TypedOption, toLineFields } from "./typed-lines.ts";

/** An estimate as the editor's fields, valid or not. */
export type TypedEstimate = {
  fields: Record<EditorField, string>;
  options: TypedOption[];
  /** Ids of the lead's selected photos. */
  photos?: string[];
};

/** The editor's fields for the customer and subject. */
export const customerFieldNames = ["customer_name", "phone", "email", "what", "address"] as const;

const editorFields = [
  ...customerFieldNames,
  "discount",
  "tax_rate",
  "deposit",
  "expires_on",
  "message",
] as const;
type EditorField = (typeof editorFields)[number];

export function parseEstimateForm(values: FormValues): TypedEstimate {
  const fields = Object.fromEntries(
    editorFields.map((name) => [name, typedText(values, name) ?? ""]),
  );
  return {
    fields: fields as TypedEstimate["fields"],
    options: readOptions(values),
    photos: [values.photo ?? []].flat(),
  };
}

type Customer = {
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  what: string;
  address: string | null;
};

/** The customer's fields. */
export const toCustomerFields = (customer: Customer) => ({
  customer_name: customer.customerName,
  phone: formatPhone(customer.phone, customer.phoneExtension) ?? "",
  email: customer.email ?? "",
  what: customer.what,
  address: customer.address ?? "",
});

/** The editor's fields for a stored estimate. */
export function toEstimateForm({
  content,
  ...customer
}: Customer & { content: EstimateContent }): TypedEstimate {
  return {
    fields: {
      ...toCustomerFields(customer),
      discount: portionField(content.discount),
      tax_rate: rateField(content.taxRate),
      deposit: portionField(content.deposit),
      expires_on: content.expiresOn,
      message: content.message ?? "",
    },
    options: content.options.map(({ name, lines }) => ({ name, lines: lines.map(toLineFields) })),
    photos: (content.photos ?? []).map(({ id }) => id),
  };
}
