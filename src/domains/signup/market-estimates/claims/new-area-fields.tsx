import { services, states } from "~/domains/shared/index.ts";
import type { FieldOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

/** Fields for requesting an area that isn't listed. */
export function NewAreaFields({ field }: { field: FieldOf }) {
  return (
    <>
      <SelectField
        {...field("service", "Service")}
        options={services.map(({ slug, label }) => ({ value: slug, label }))}
        placeholder="Choose a service"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("city", "City")} autoComplete="address-level2" />
        <SelectField
          {...field("state", "State")}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder="Choose a state"
          autoComplete="address-level1"
        />
      </div>
    </>
  );
}
