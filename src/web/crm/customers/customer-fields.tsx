import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type AboutFieldsProps = {
  /** The saved values; empty for a new customer. */
  saved: Partial<Record<"name" | "company" | "billing_address" | "tags" | "notes", string | null>>;
  values: FormValues | undefined;
  errors: FieldErrors;
};

/** Name and company, and what the team knows about a customer. */
export function NameFields({ saved, values, errors }: AboutFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        maxLength={200}
        defaultValue={typedText(values, "name") ?? saved.name ?? ""}
        error={errors.name}
      />
      <TextField
        name="company"
        label="Company"
        optional
        autoComplete="off"
        maxLength={200}
        defaultValue={typedText(values, "company") ?? saved.company ?? ""}
        error={errors.company}
      />
    </div>
  );
}

export function MoreFields({ saved, values, errors }: AboutFieldsProps) {
  return (
    <>
      <TextField
        name="billing_address"
        label="Billing address"
        optional
        hint="Only if it isn’t where you work."
        autoComplete="off"
        maxLength={300}
        defaultValue={typedText(values, "billing_address") ?? saved.billing_address ?? ""}
        error={errors.billing_address}
      />
      <TextField
        name="tags"
        label="Tags"
        optional
        hint="Separate tags with commas."
        autoComplete="off"
        defaultValue={typedText(values, "tags") ?? saved.tags ?? ""}
        error={errors.tags}
      />
      <TextAreaField
        name="notes"
        label="Notes"
        optional
        hint="For your team only."
        rows={3}
        maxLength={4000}
        defaultValue={typedText(values, "notes") ?? saved.notes ?? ""}
        error={errors.notes}
      />
    </>
  );
}
