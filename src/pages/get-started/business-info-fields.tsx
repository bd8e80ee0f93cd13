import { TextField } from "~/ui/form/text-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 1: who they are, and where the business is. */
export function BusinessInfoFields(form: StepFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...fieldProps("first_name", form)} autoComplete="given-name" />
        <TextField {...fieldProps("last_name", form)} autoComplete="family-name" />
      </div>
      <TextField {...fieldProps("business_name", form)} autoComplete="organization" />
      <TextField
        {...fieldProps("email", form)}
        type="email"
        autoComplete="email"
        hint="We'll email you a link to confirm this address."
      />
      <TextField {...fieldProps("phone", form)} type="tel" autoComplete="tel" />
      <fieldset className="flex flex-col gap-6 border-t border-line pt-6">
        <legend className="float-left text-lg font-semibold">Business location</legend>
        <p className="clear-both text-sm text-muted">
          Add your city and state, and we can build your page right away.
        </p>
        <TextField {...fieldProps("street_address", form)} optional autoComplete="address-line1" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...fieldProps("city", form)} optional autoComplete="address-level2" />
          <TextField {...fieldProps("state", form)} optional autoComplete="address-level1" />
          <TextField
            {...fieldProps("zip_code", form)}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextField {...fieldProps("country", form)} optional autoComplete="country-name" />
        </div>
      </fieldset>
    </>
  );
}
