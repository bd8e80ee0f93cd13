import type { FieldErrors } from "~/platform/validation/form.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { AddressField } from "../forms/address-field.tsx";
import { ContactFields } from "../forms/contact-fields.tsx";

type CustomerFieldsProps = {
  shown: Partial<Record<"customer_name" | "phone" | "email" | "what" | "address", string>>;
  zipCode?: string | null | undefined;
  errors: FieldErrors;
};

/** Customer and title of an estimate. */
export function CustomerFields({ shown, zipCode, errors }: CustomerFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="customer_name"
          label="Customer"
          autoComplete="off"
          defaultValue={shown.customer_name}
          error={errors.customer_name}
        />
        <TextField
          name="what"
          label="Job description"
          defaultValue={shown.what}
          error={errors.what}
        />
      </div>
      <AddressField shown={shown.address} zipCode={zipCode} error={errors.address} />
      <ContactFields shown={shown} errors={errors} />
    </>
  );
}
