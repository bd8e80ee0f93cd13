import type { ReactNode } from "react";
import { findService, trades } from "~/domains/shared/index.ts";
import { resultsGenerated } from "~/domains/signup/market-estimates/estimate-toasts.ts";
import { CompetitionBadge } from "~/domains/signup/market-estimates/figures/competition-badge.tsx";
import {
  competitionLevels,
  type ShownEstimate,
} from "~/domains/signup/market-estimates/market-estimates.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import { GeneratorContact, StepHeading, type StepProps } from "./generator-contact.tsx";
import {
  type Area,
  type GeneratorState,
  type GeneratorStep,
  startState,
  typicalNote,
} from "./generator-state.ts";
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

type GeneratorResultProps = StepProps & {
  /** Null in the template, which the script fills in. */
  estimate: ShownEstimate | null;
  own: boolean;
};

/** Step 3: the market estimate and next steps. */
function GeneratorResult({ estimate, own, level }: GeneratorResultProps) {
  return (
    <div className="flex flex-col gap-6">
      {own ? (
        <Alert tone="good" title={resultsGenerated.title} role="status">
          {resultsGenerated.description}
        </Alert>
      ) : null}
      <StepHeading id="result-title" level={level}>
        <span data-slot="trade">{estimate ? findService(estimate.industry)?.label : null}</span> in{" "}
        <span data-slot="city">{estimate?.city}</span>
      </StepHeading>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
        <div className="bg-surface p-5">
          <dt className="text-sm font-semibold text-muted">Search volume</dt>
          <dd className="mt-1 text-2xl font-bold tabular-nums" data-slot="search_volume">
            {estimate?.searchVolume.toLocaleString("en-US")}
          </dd>
          <dd className="text-sm text-muted">searches per month</dd>
        </div>
        <div className="bg-surface p-5">
          <dt className="text-sm font-semibold text-muted">Competition</dt>
          <dd className="mt-2" data-slot="competition">
            {estimate ? <CompetitionBadge competition={estimate.competition} /> : null}
          </dd>
          <dd className="mt-1 text-sm text-muted">for the same customers</dd>
        </div>
        <div className="bg-surface p-5 sm:col-span-2">
          <dt className="text-sm font-semibold text-muted">Estimated job value</dt>
          <dd
            className="mt-1 text-4xl font-bold tracking-tight tabular-nums"
            data-slot="lead_value_estimate"
          >
            {estimate?.leadValueEstimate}
          </dd>
          <dd className="text-sm text-muted">per month, whole market</dd>
        </div>
      </dl>
      <p className="text-sm text-muted empty:hidden" data-slot="typical">
        {estimate && !estimate.specificToCity ? typicalNote : null}
      </p>
      <template data-badges="">
        {competitionLevels.map((competition) => (
          <span key={competition} data-badge={competition}>
            <CompetitionBadge competition={competition} />
          </span>
        ))}
      </template>
      <p className="text-lg font-semibold">
        We'll build your lead system for you in{" "}
        <span className="whitespace-nowrap">24–48 hours.</span>
      </p>
      <LinkButton href="/get-started" variant="action" size="large">
        Get My Lead System
      </LinkButton>
      <p className="flex flex-wrap justify-between gap-x-6">
        <a href="/lead-estimator" data-to="start" className="text-link inline-block py-1">
          Start over
        </a>
        <a
          href={estimate?.sharePath ?? "/lead-estimator"}
          data-share=""
          className="text-link inline-block py-1"
        >
          Link to this estimate
        </a>
      </p>
    </div>
  );
}
