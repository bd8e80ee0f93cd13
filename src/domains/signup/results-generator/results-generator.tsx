import type { ReactNode } from "react";
import { FieldError } from "~/ui/form/field-error.tsx";
import { Toasts } from "~/ui/toasts/toasts.tsx";
import { GeneratorArea } from "./generator-area.tsx";
import { GeneratorContact } from "./generator-contact.tsx";
import { GeneratorResult } from "./generator-result.tsx";
import { type GeneratorState, type GeneratorStep, startState } from "./generator-state.ts";
import script from "./run-generator.ts?worker&url";

type ResultsGeneratorProps = {
  state?: GeneratorState;
  /** The level of the steps' headings. */
  level: 2 | 3;
};

/**
 * The Results Generator (`estimates.steps`): one of its three steps, made by the server. Its small
 * script finds the other two as templates and moves between them without leaving the page.
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
