import { useEffect, useRef, useState } from "react";
import type { LinkOutcome } from "~/domains/signup/index.server.ts";
import {
  fieldLabels,
  type LogoProblem,
  lastStep,
  logoMessage,
  type Step,
  type Submission,
  steps,
  submissionValues,
} from "~/domains/signup/index.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { DraftTools } from "./draft-tools.tsx";
import {
  ChosenPlan,
  type OfferedPlan,
  type PaymentMethod,
  PlanSummary,
  PlanSwitch,
} from "./plan-choice.tsx";
import { StepFields } from "./step-fields.tsx";
import { TerritoryNotice } from "./territory-notice.tsx";
import { useWizard, type WizardStart } from "./use-wizard.ts";
import type { WizardResult } from "./wizard-action.server.ts";

export type WizardFormProps = {
  start: WizardStart & {
    plans: readonly OfferedPlan[];
    pays: PaymentMethod;
    freeDays: number | null;
    requestKey: string;
    logoProblem: LogoProblem | null;
    linkOutcome: LinkOutcome | null;
  };
  /** Set if the form was submitted without JavaScript and is shown again. */
  result: WizardResult | undefined;
};

/** One of seven steps: a plain form that also works without JavaScript. */
export function WizardForm({ start, result }: WizardFormProps) {
  const wizard = useWizard(start, result);
  const hydrated = useHydrated();
  const { step, submission, busy, errors, changed, failure } = wizard;
  const { title, progress } = steps[step - 1] ?? steps[0];
  const values = { ...submissionValues(step, submission), ...wizard.typed };
  const [chosen, setChosen] = useState(0);
  const nothingChosen = step === 2 && chosen === 0;
  const final = step === lastStep;
  const logoProblem = wizard.logoProblem ?? start.logoProblem;
  const heading = useFocusOnChange(step);

  // Counts the form's checked boxes: a user may check one before JavaScript runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when a step is shown
  useEffect(() => {
    if (wizard.form.current) setChosen(countServices(wizard.form.current));
  }, [step, submission]);

  return (
    <>
      <Progress value={progress} label={`Step ${step} of ${lastStep}`} />
      <ChosenPlan plans={start.plans} plan={wizard.plan} />
      <Card className="mt-4 sm:p-10">
        <form
          key={step}
          ref={wizard.form}
          method="post"
          action="/get-started"
          encType={step === 6 ? "multipart/form-data" : undefined}
          noValidate
          aria-labelledby="step-title"
          onSubmit={wizard.submit}
          onChange={(event) => setChosen(countServices(event.currentTarget))}
        >
          <h1 id="step-title" ref={heading} tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          <div className="mt-6 flex flex-col gap-6">
            {failure ? (
              <Alert tone="bad" title={failure.title} role="alert">
                {failure.description}
              </Alert>
            ) : null}
            {changed ? (
              <ChangedElsewhere step={step} saved={changed} onTakeSaved={wizard.takeSaved} />
            ) : null}
            <ErrorSummary errors={errors} />
            {final && logoProblem ? (
              <Alert tone="warning" title="Your logo wasn't saved">
                {logoMessage(logoProblem)}. Go back to step 6 to try again, or finish without it.
              </Alert>
            ) : null}
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="submission_id" value={submission?.id ?? ""} />
            <input type="hidden" name="version" value={submission?.version ?? ""} />
            <input
              type="hidden"
              name="request_key"
              value={result?.requestKey ?? start.requestKey}
            />
            <input type="hidden" name="plan" value={wizard.plan ?? ""} />
            {final ? (
              <PlanSummary
                plans={start.plans}
                plan={wizard.plan}
                pays={start.pays}
                freeDays={start.freeDays}
              />
            ) : null}
            {step > 2 && wizard.outlook ? <TerritoryNotice outlook={wizard.outlook} /> : null}
            <StepFields
              step={step}
              values={values}
              errors={errors}
              logoProblem={logoProblem}
              outlook={wizard.outlook}
            />
          </div>
          {/* Next comes first in the markup, so Enter triggers it; Back is shown on the left. */}
          <div className="mt-10 flex flex-row-reverse flex-wrap justify-between gap-4">
            <Button
              type="submit"
              variant="action"
              size="large"
              name="intent"
              value="next"
              busy={busy}
              busyLabel={final ? "Submitting..." : "Saving..."}
              disabled={hydrated && nothingChosen}
            >
              {final ? "Submit & Launch My Lead System" : "Next"}
            </Button>
            {step > 1 ? (
              <Button
                type="submit"
                variant="secondary"
                size="large"
                name="intent"
                value="back"
                disabled={busy}
              >
                Back
              </Button>
            ) : null}
          </div>
          <PlanSwitch plans={start.plans} plan={wizard.plan} busy={busy} />
        </form>
      </Card>
      <DraftTools step={step} submission={submission} linkOutcome={start.linkOutcome} />
    </>
  );
}

const countServices = (form: HTMLFormElement) => new FormData(form).getAll("services").length;

/** Whether hydration is complete. The first render matches the server's. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

/** Focuses a heading when its section changes, but not initially. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/** Two tabs: shows both versions, and the user chooses (`fault.two-tabs`). */
function ChangedElsewhere(props: { step: Step; saved: Submission; onTakeSaved: () => void }) {
  const values = submissionValues(props.step, props.saved);
  return (
    <Alert tone="warning" title="Changed elsewhere" role="alert">
      <p>
        These answers were changed in another tab or on another device. Your version is in the form
        below. To keep it, click the button at the end. Here's what's saved now:
      </p>
      <DescriptionList
        items={Object.entries(values).map(([field, value]) => ({
          term: fieldLabels[field] ?? field,
          description: Array.isArray(value) ? value.join(", ") : value,
        }))}
      />
      <LinkButton
        href={`/get-started?step=${props.step}`}
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          props.onTakeSaved();
        }}
      >
        Use the saved version
      </LinkButton>
    </Alert>
  );
}
