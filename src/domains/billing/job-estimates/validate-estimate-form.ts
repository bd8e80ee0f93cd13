import { type Checked, check, type FieldErrors } from "~/platform/validation/form.ts";
import { totalsOf } from "./estimate-document.ts";
import {
  type EstimateTerms,
  lineSchema,
  optionNameSchema,
  termsSchema,
} from "./job-estimates.schema.ts";
import {
  type EstimateContent,
  type EstimateLine,
  maxCents,
  maxLines,
  maxOptions,
} from "./job-estimates.ts";
import {
  isBlank,
  lineField,
  optionField,
  type TypedEstimate,
  type TypedLine,
  type TypedOption,
} from "./typed-estimate.ts";

/** An estimate's stored values. */
export type CheckedEstimate = Pick<
  EstimateTerms,
  "customer_name" | "phone" | "phone_extension" | "email" | "what" | "address"
> & { content: EstimateContent };

/** Validates the fields, with each error on its own field; drops lines without a description. */
export function validateEstimateForm({ fields, options }: TypedEstimate): Checked<CheckedEstimate> {
  const errors: FieldErrors = {};
  const terms = check(termsSchema, fields);
  if (!terms.ok) Object.assign(errors, terms.errors);
  const checked = options
    .slice(0, maxOptions)
    .map((option, at) => checkOption(option, at + 1, errors));
  if (checked.length === 0) errors[""] = "An estimate needs at least one option";
  if (!terms.ok || Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  const { discount, tax_rate, deposit, expires_on, message, ...customer } = terms.value;
  const price = { discount, taxRate: tax_rate ?? 0, deposit };
  for (const [at, { lines }] of checked.entries()) {
    if (totalsOf(lines, price).totalCents <= maxCents) continue;
    errors[optionField(at + 1)] = "The total can’t be more than $9,999,999.99";
  }
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  const content = { options: checked, ...price, expiresOn: expires_on, message };
  return { ok: true, value: { ...customer, content } };
}

/** Validates an option's lines and adds errors to their fields. */
export function checkOption({ name, lines }: TypedOption, number: number, errors: FieldErrors) {
  const checkedName = check(optionNameSchema, { name });
  if (!checkedName.ok) errors[optionField(number)] = checkedName.errors.name ?? "Name this option";
  if (lines.filter((line) => !isBlank(line)).length > maxLines) {
    errors[optionField(number)] = `An option can have up to ${maxLines} lines`;
  }
  const checkedLines = lines.flatMap((line, at) => checkLine(line, [number, at + 1], errors));
  return { name: checkedName.ok ? checkedName.value.name : name, lines: checkedLines };
}

function checkLine(line: TypedLine, place: [number, number], errors: FieldErrors): EstimateLine[] {
  if (isBlank(line)) return [];
  const checked = check(lineSchema, line);
  if (checked.ok) {
    const { description, unit, quantity, price, taxable } = checked.value;
    return [{ description, unit, quantity, priceCents: price ?? 0, taxable }];
  }
  for (const [field, message] of Object.entries(checked.errors)) {
    errors[lineField(...place, field as keyof TypedLine)] = message;
  }
  return [];
}
