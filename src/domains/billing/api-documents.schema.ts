import * as z from "zod/mini";
import { centsField } from "~/domains/shared/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import type { TypedInvoice } from "./invoices/typed-invoice.ts";
import { maxLines, maxOptions } from "./job-estimates/job-estimates.ts";
import type { TypedEstimate, TypedLine, TypedOption } from "./job-estimates/typed-estimate.ts";

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));
const cents = z.optional(z.nullable(z.int("Send whole cents")));

const line = z.object({
  description: z.string("Send a description"),
  unit: text,
  /** Up to three decimals; 1 by default. */
  quantity: number,
  price_cents: z.int("Send the price of one in whole cents"),
  taxable: z.optional(z.boolean()),
});

const lines = z.array(line, "Send a list of lines").check(z.maxLength(maxLines));

/** Fields that estimates and invoices share. A field that isn't sent doesn't change. */
const documentFields = {
  customer_name: z.optional(z.string()),
  phone: text,
  email: text,
  what: z.optional(z.string()),
  address: text,
  discount_cents: cents,
  discount_percent: number,
  tax_percent: number,
  message: text,
};

/** An estimate that an API call creates or changes: cents and numbers instead of typed text. */
export const apiEstimateSchema = z.object({
  ...documentFields,
  deposit_cents: cents,
  deposit_percent: number,
  expires_on: z.optional(z.string()),
  options: z.optional(
    z
      .array(z.object({ name: z.string("Send a name"), lines }), "Send a list of options")
      .check(z.minLength(1, "Send at least one option"), z.maxLength(maxOptions)),
  ),
});

/**
 * An invoice that an API call creates or changes, like `apiEstimateSchema`; its deposit is an
 * amount already paid.
 */
export const apiInvoiceSchema = z.object({
  ...documentFields,
  deposit_cents: cents,
  due_on: z.optional(z.string()),
  lines: z.optional(lines),
});

export type ApiEstimate = z.output<typeof apiEstimateSchema>;
export type ApiInvoice = z.output<typeof apiInvoiceSchema>;

/**
 * Merges an API call's fields into the editor's fields, so the editor's own validation runs on
 * both.
 */
export function applyApiEstimate(current: TypedEstimate, sent: ApiEstimate): TypedEstimate {
  const fields = {
    ...current.fields,
    ...customerOf(sent),
    ...typedPortion("discount", sent.discount_cents, sent.discount_percent),
    ...typedPortion("deposit", sent.deposit_cents, sent.deposit_percent),
    ...(sent.expires_on === undefined ? {} : { expires_on: sent.expires_on }),
  };
  const options = sent.options?.map((option) => ({
    name: option.name,
    lines: option.lines.map(typedLine),
  }));
  return { ...current, fields, options: options ?? current.options };
}

/** Like `applyApiEstimate`, for an invoice. */
export function applyApiInvoice(current: TypedInvoice, sent: ApiInvoice): TypedInvoice {
  const fields = {
    ...current.fields,
    ...customerOf(sent),
    ...typedPortion("discount", sent.discount_cents, sent.discount_percent),
    ...typedPortion("deposit", sent.deposit_cents, undefined),
    ...(sent.due_on === undefined ? {} : { due_on: sent.due_on }),
  };
  const options: TypedOption[] = sent.lines
    ? [{ name: "Invoice", lines: sent.lines.map(typedLine) }]
    : current.options;
  return { fields, options };
}

type Sent = Pick<
  ApiEstimate,
  "customer_name" | "phone" | "email" | "what" | "address" | "message" | "tax_percent"
>;

/** The customer, message, and tax rate that were sent, as typed text. */
function customerOf({ customer_name, phone, email, what, address, message, tax_percent }: Sent) {
  const sent = Object.entries({ customer_name, phone, email, what, address, message });
  const given = sent.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value ?? ""] as const],
  );
  const rate = tax_percent === undefined ? {} : { tax_rate: String(tax_percent ?? "") };
  return { ...Object.fromEntries(given), ...rate };
}

type Amount = number | null | undefined;

/** A discount or deposit as typed text: an amount, or a percentage; nothing if neither was sent. */
function typedPortion<Name extends string>(
  name: Name,
  amount: Amount,
  percent: Amount,
): Partial<Record<Name, string>> {
  const typed = (value: string) => ({ [name]: value }) as Record<Name, string>;
  if (percent !== undefined && percent !== null) return typed(`${percent}%`);
  if (amount !== undefined) return typed(centsField(amount));
  return percent === null ? typed("") : {};
}

function typedLine(sent: z.output<typeof line>): TypedLine {
  return {
    description: sent.description,
    unit: sent.unit ?? "",
    quantity: String(sent.quantity ?? 1),
    price: centsField(sent.price_cents),
    taxable: sent.taxable ?? false,
  };
}

const lineName = /^line_(\d+)_(\d+)_(\w+)$/;
const optionName = /^option_(\d+)_name$/;

/** Renames an editor's error fields to the API's, such as `options.0.lines.2.price_cents`. */
export function errorsForApi(errors: FieldErrors, document: "estimate" | "invoice") {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [apiField(field, document), message]),
  );
}

function apiField(field: string, document: "estimate" | "invoice"): string {
  const [, lineOption, lineNumber, name] = lineName.exec(field) ?? [];
  const at = (option: string | undefined) =>
    document === "invoice" ? "" : `options.${Number(option) - 1}.`;
  if (name) {
    const known = name === "price" ? "price_cents" : name;
    return `${at(lineOption)}lines.${Number(lineNumber) - 1}.${known}`;
  }
  const option = optionName.exec(field)?.[1];
  if (option) return document === "invoice" ? "lines" : `options.${Number(option) - 1}`;
  return { tax_rate: "tax_percent", work_order_id: "job_id", words: "channel" }[field] ?? field;
}
