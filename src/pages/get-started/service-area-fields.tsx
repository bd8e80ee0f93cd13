import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";

/** Step 3: where they work. */
export function ServiceAreaFields(form: StepFieldsProps) {
  return (
    <TextAreaField
      {...fieldProps("service_area", form)}
      rows={4}
      hint="Cities, counties, or ZIP codes you serve, for example: Austin, Round Rock, 78701."
    />
  );
}
