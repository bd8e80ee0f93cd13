import type { ReactNode } from "react";
import { trades } from "~/domains/shared/services/services.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import { GeneratorContact } from "./generator-contact.tsx";
import { StepHeading, type StepProps } from "./generator-heading.tsx";
import { GeneratorResult } from "./generator-result.tsx";
import type { Area } from "./generator-state.ts";
import { type GeneratorState, type GeneratorStep, startState } from "./generator-state.ts";
import script from "./run-generator.ts?worker&url";

const industries = trades.map(({ key, label }) => ({ value: key, label }));

type ResultsGeneratorProps = {
  state?: GeneratorState;
  /** Heading level of the steps. */
  level: 2 | 3;
};

/**
 * The Results Generator: the server renders one of its three steps. A small script finds the other two in
 * templates and switches between them without loading a page.
 */
export function ResultsGenerator({ state = startState, level }: ResultsGeneratorProps) {
  const area = state.step === "result" ? state.estimate : state.area;
  const steps: Record<GeneratorStep, ReactNode> = {
    area: (
      <GeneratorArea level={level} area={area} errors={state.step === "area" ? state.errors : {}} />
    ),
    contact: (
      <GeneratorContact
        level={level}
        contact={{ email: "", phone: "" }}
        errors={{}}
        failure={null}
        requestKey=""
        {...(state.step === "contact" ? state : { area })}
      />
    ),
    result: (
      <GeneratorResult
        level={level}
        estimate={state.step === "result" ? state.estimate : null}
        own={state.step === "result" && state.own}
      />
    ),
  };
  return (
    <div className="floating rounded-3xl bg-surface p-6 sm:p-8" data-generator={state.step}>
      {Object.entries(steps).map(([step, content]) =>
        step === state.step ? (
          <div key={step} data-step={step}>
            {content}
          </div>
        ) : (
          <template key={step} data-step={step}>
            {content}
          </template>
        ),
      )}
      <template data-field-error="">
        <FieldError id="field-error">{""}</FieldError>
      </template>
      <Toasts />
      <script type="module" src={script} />
    </div>
  );
}

type GeneratorAreaProps = StepProps & { area: Area; errors: FieldErrors };

/** Step 1: the trade and the city. */
function GeneratorArea({ area, errors, level }: GeneratorAreaProps) {
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
