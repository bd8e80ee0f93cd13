import { trades } from "~/domains/shared/services/services.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { StepHeading, type StepProps } from "./generator-heading.tsx";
import type { Area } from "./generator-state.ts";

const industries = trades.map(({ key, label }) => ({ value: key, label }));

type GeneratorAreaProps = StepProps & { area: Area; errors: FieldErrors };

/** The first step: which trade, and where. */
export function GeneratorArea({ area, errors, level }: GeneratorAreaProps) {
  return (
    <form
      method="get"
      action="/lead-estimator"
      noValidate
      aria-labelledby="area-title"
      className="flex flex-col gap-5"
    >
      <StepHeading id="area-title" level={level}>
        What do you do, and where?
      </StepHeading>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="step" value="contact" />
      <SelectField
        label="Industry"
        name="industry"
        options={industries}
        placeholder="Choose your industry"
        defaultValue={area.industry}
        error={errors.industry}
        required
      />
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        placeholder="Austin, TX"
        defaultValue={area.city}
        error={errors.city}
        required
      />
      <Button type="submit" variant="action" size="large">
        Calculate My Results →
      </Button>
    </form>
  );
}
