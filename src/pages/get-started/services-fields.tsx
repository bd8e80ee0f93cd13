import { serviceOptions } from "~/features/onboarding/onboarding.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxGroup } from "~/ui/form/checkbox-group.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { fieldProps } from "./field-props.ts";
import type { StepFieldsProps } from "./step-fields.tsx";
import { OpenTowns } from "./territory-notice.tsx";

/** Shows what is about an option while it is checked, also without script. */
const shownWith: Record<string, string> = {
  HVAC: "group-has-[[value=HVAC]:checked]:block",
  "Pest Control": "group-has-[[value='Pest_Control']:checked]:block",
  Plumbing: "group-has-[[value=Plumbing]:checked]:block",
  Handyman: "group-has-[[value=Handyman]:checked]:block",
  Electrical: "group-has-[[value=Electrical]:checked]:block",
  "Lawn Care": "group-has-[[value='Lawn_Care']:checked]:block",
  Roofing: "group-has-[[value=Roofing]:checked]:block",
};

/**
 * Step 2: at least one service; "Other" comes with a field to say which. A trade that another business holds in
 * their town says so as soon as it is chosen (`onboarding.territories-told`).
 */
export function ServicesFields(form: StepFieldsProps) {
  const chosen = form.values.services ?? [];
  const taken = form.outlook?.options.filter((option) => option.taken) ?? [];
  return (
    <div className="group flex flex-col gap-6">
      <CheckboxGroup
        legend="Which services do you offer?"
        name="services"
        hint="Each trade you pick gets its own page."
        options={serviceOptions.map((value) => ({
          value,
          label: value === "other" ? "Other" : value,
          hint: taken.some(({ option }) => option === value)
            ? `Taken in ${form.outlook?.place}: waiting list`
            : undefined,
        }))}
        defaultValues={Array.isArray(chosen) ? chosen : [chosen]}
        error={form.errors.services}
      />
      {taken.map(({ option, label, nearby }) => (
        <div key={option} className={`hidden ${shownWith[option] ?? ""}`}>
          <Alert tone="warning" title={`${label} in ${form.outlook?.place} is taken`}>
            <p>
              To join the waiting list, leave it checked and continue. We'll email you when it
              opens.
            </p>
            <div className="mt-3">
              <OpenTowns label={label} towns={nearby} />
            </div>
          </Alert>
        </div>
      ))}
      <div className="hidden group-has-[[value=other]:checked]:block">
        <TextField {...fieldProps("other_service", form)} optional />
      </div>
    </div>
  );
}
