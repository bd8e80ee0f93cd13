import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type TermsFieldsProps = {
  shown: Record<string, string>;
  /** Labels of the fields that differ by document. */
  deposit: { label: string; placeholder: string; hint?: string };
  day: { name: string; label: string };
  errors: FieldErrors;
};

/** Discount, tax, deposit, date and message of a document. */
export function TermsFields({ shown, deposit, day, errors }: TermsFieldsProps) {
  const field = (name: string, label: string, rest: object = {}) => (
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
        Totals
      </h2>
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {field("discount", "Discount", { optional: true, placeholder: "10% or 50.00" })}
        {field("tax_rate", "Tax rate (%)", { optional: true, inputMode: "decimal" })}
        {field("deposit", deposit.label, { optional: true, ...deposit })}
        {field(day.name, day.label, { type: "date" })}
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
