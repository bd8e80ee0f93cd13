import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/form/text-field.tsx";

type ContactFieldsProps = {
  shown: { phone?: string | undefined; email?: string | undefined };
  errors: FieldErrors;
  needsPhone?: boolean;
  phoneHint?: string;
};

/** A customer's contact details; autofill is off, since a member enters them. */
export function ContactFields({
  shown,
  errors,
  needsPhone = false,
  phoneHint,
}: ContactFieldsProps) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        name="phone"
        label="Phone"
        hint={phoneHint}
        type="tel"
        optional={!needsPhone}
        autoComplete="off"
        defaultValue={shown.phone}
        error={errors.phone}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        optional
        autoComplete="off"
        defaultValue={shown.email}
        error={errors.email}
      />
    </div>
  );
}
