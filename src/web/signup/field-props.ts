import { fieldLabels } from "~/domains/signup/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

/** Props of a single-value text field: name, label, value and error. */
export function fieldProps(name: string, form: { values: FormValues; errors: FieldErrors }) {
  return {
    name,
    label: fieldLabels[name] ?? name,
    defaultValue: typedText(form.values, name),
    error: form.errors[name],
  };
}

export const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
