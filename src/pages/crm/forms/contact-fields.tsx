import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/form/text-field.tsx";

type ContactFieldsProps = {
  shown: { phone?: string | undefined; email?: string | undefined };
  errors: FieldErrors;
  needsPhone?: boolean;
};

/** How somebody is reached; a member types it, so that no browser offers their own. */
export function ContactFields({ shown, errors, needsPhone = false }: ContactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="phone"
        label="Phone"
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
