import { centsField, portionField, rateField } from "~/domains/shared/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import {
  type EstimateContent,
  type EstimateLine,
  maxLines,
  maxOptions,
  optionNames,
  quantityField,
} from "./job-estimates.ts";

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

/** A line as its fields. */
export type TypedLine = {
  description: string;
  unit: string;
  quantity: string;
  price: string;
  taxable: boolean;
};

export type TypedOption = { name: string; lines: TypedLine[] };

/** Field names of an option and a line; both count from 1. */
export const optionField = (option: number) => `option_${option}_name`;
export const lineField = (option: number, line: number, field: keyof TypedLine) =>
  `line_${option}_${line}_${field}`;

export const blankLine: TypedLine = {
  description: "",
  unit: "",
  quantity: "",
  price: "",
  taxable: false,
};

/** Most blank lines shown below the stored ones. */
const maxBlanks = 4;

/** Whether a line is blank; blank lines are dropped. */
export const isBlank = ({ description, price, unit }: TypedLine): boolean =>
  [description, price, unit].every((text) => text.trim() === "");

/** The options of an editor's form, with their lines. */
export function readOptions(values: FormValues): TypedOption[] {
  const options: TypedOption[] = [];
  for (let option = 1; option <= maxOptions; option += 1) {
    if (values[optionField(option)] === undefined) break;
    options.push({
      name: typedText(values, optionField(option)) ?? "",
      lines: readLines(values, option),
    });
  }
  return options;
}

function readLines(values: FormValues, option: number): TypedLine[] {
  const lines: TypedLine[] = [];
  for (let line = 1; line <= maxLines + maxBlanks; line += 1) {
    const fieldValue = (field: keyof TypedLine) =>
      typedText(values, lineField(option, line, field)) ?? "";
    if (values[lineField(option, line, "description")] === undefined) break;
    lines.push({
      description: fieldValue("description"),
      unit: fieldValue("unit"),
      quantity: fieldValue("quantity"),
      price: fieldValue("price"),
      taxable: fieldValue("taxable") !== "",
    });
  }
  return lines;
}

/** The fields for a stored line. */
export const toLineFields = (line: EstimateLine): TypedLine => ({
  description: line.description,
  unit: line.unit ?? "",
  quantity: quantityField(line.quantity),
  price: centsField(line.priceCents),
  taxable: line.taxable,
});

/** What an editor's button does to the fields before saving. */
export type EditorStep =
  | { kind: "save" }
  | { kind: "remove-line"; option: number; line: number }
  | { kind: "add-option" }
  | { kind: "remove-option"; option: number }
  | { kind: "add-price"; option: number };

/** The step of a button's value, such as `remove-line-1-2`; null if it isn't an editor button. */
export function readStep(intent: unknown): EditorStep | null {
  if (typeof intent !== "string") return null;
  if (/^(save|send|withdraw|issue|add-line-[1-3])$/.test(intent)) {
    return { kind: "save" };
  }
  if (intent === "add-option") return { kind: "add-option" };
  const [, kind, option = "", line = ""] =
    /^(remove-line|remove-option|add-price)-([1-3])(?:-(\d{1,2}))?$/.exec(intent) ?? [];
  if (kind === "remove-line" && line !== "") {
    return { kind, option: Number(option), line: Number(line) };
  }
  if (kind === "remove-option" || kind === "add-price") return { kind, option: Number(option) };
  return null;
}

/** The fields after a step. A new option starts with the previous option's lines. */
export function applyEditorStep<Typed extends { options: TypedOption[] }>(
  typed: Typed,
  step: EditorStep,
  price: TypedLine | null = null,
): Typed {
  const { options } = typed;
  const change = (option: number, lines: (lines: TypedLine[]) => TypedLine[]) => ({
    ...typed,
    options: options.map((one, at) =>
      at === option - 1 ? { ...one, lines: lines(one.lines) } : one,
    ),
  });
  if (step.kind === "remove-line") {
    return change(step.option, (lines) => lines.filter((_, at) => at !== step.line - 1));
  }
  if (step.kind === "add-price" && price) {
    return change(step.option, (lines) => [...lines.filter((line) => !isBlank(line)), price]);
  }
  if (step.kind === "remove-option" && options.length > 1) {
    return { ...typed, options: options.filter((_, at) => at !== step.option - 1) };
  }
  if (step.kind === "add-option" && options.length < maxOptions) {
    const used = options.map(({ name }) => name);
    const name = optionNames.find((one) => !used.includes(one)) ?? "Option";
    return { ...typed, options: [...options, { name, lines: options.at(-1)?.lines ?? [] }] };
  }
  return typed;
}
