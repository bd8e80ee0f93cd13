import { serviceOptions } from "~/features/onboarding/onboarding.ts";
import { CheckboxGroup } from "~/ui/form/checkbox-group.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 2: at least one service; "Other" comes with a field to say which. */
export function ServicesFields(form: StepFieldsProps) {
  const chosen = form.values.services ?? [];
  return (
    <div className="group flex flex-col gap-6">
      <CheckboxGroup
        legend="Which services do you offer?"
        name="services"
        hint="Each of our trades you choose gets a page of its own."
        options={serviceOptions.map((value) => ({
          value,
          label: value === "other" ? "Other" : value,
        }))}
        defaultValues={Array.isArray(chosen) ? chosen : [chosen]}
        error={form.errors.services}
      />
      <div className="hidden group-has-[[value=other]:checked]:block">
        <TextField {...fieldProps("other_service", form)} optional />
      </div>
    </div>
  );
}
