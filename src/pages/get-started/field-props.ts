import { fieldLabels } from "~/features/onboarding/field-labels.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";

/** Name, label, value and error of a field whose value is one text. */
export function fieldProps(name: string, form: { values: FormValues; errors: FieldErrors }) {
  const value = form.values[name];
  return {
    name,
    label: fieldLabels[name] ?? name,
    defaultValue: typeof value === "string" ? value : undefined,
    error: form.errors[name],
  };
}

export const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
