import type { EditorField } from "~/features/job-estimates/typed-estimate.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type TermsFieldsProps = { shown: Record<EditorField, string>; errors: FieldErrors };

/** Discount, tax, deposit, until when it holds, and words to the customer; of all options. */
export function TermsFields({ shown, errors }: TermsFieldsProps) {
  const field = (name: EditorField, label: string, rest: object = {}) => (
    <TextField
      name={name}
      label={label}
      defaultValue={shown[name]}
      error={errors[name]}
      {...rest}
    />
  );
  return (
    <Card as="section" aria-labelledby="terms" className="flex flex-col gap-4 max-sm:p-4">
      <h2 id="terms" className="text-lg">
        Terms
      </h2>
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {field("discount", "Discount", { optional: true, placeholder: "10% or 50.00" })}
        {field("tax_rate", "Tax in percent", { optional: true, inputMode: "decimal" })}
        {field("deposit", "Deposit", { optional: true, placeholder: "50% or 200.00" })}
        {field("expires_on", "Holds until", { type: "date" })}
      </div>
      <TextAreaField
        name="message"
        label="Message to the customer"
        optional
        rows={2}
        maxLength={2000}
        defaultValue={shown.message}
        error={errors.message}
      />
    </Card>
  );
}
