import { Form } from "react-router";
import type { SequenceToEdit } from "~/domains/follow-ups/sequences/edit-sequence.server.ts";
import { maxSteps } from "~/domains/follow-ups/sequences/sequence.ts";
import { typedStep } from "~/domains/follow-ups/sequences/steps-form.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { ChannelSwitches } from "./channel-switches.tsx";
import { MergeFieldList } from "./merge-field-list.tsx";
import type { answerSequence } from "./sequence-action.server.ts";
import { StepEditor } from "./step-editor.tsx";
import { VersionList } from "./version-list.tsx";

type SequenceFormProps = {
  sequence: SequenceToEdit;
  answer: Awaited<ReturnType<typeof answerSequence>>["data"] | undefined;
  mayChange: boolean;
};

/** What a business sends for a service, to be edited by staff and by its own people (`follow-ups.editor`). */
export function SequenceForm({ sequence, answer, mayChange }: SequenceFormProps) {
  const { version, values, isRealLead, versions } = sequence;
  const steps = answer?.typed ?? sequence.steps.map(typedStep);
  const channels = answer?.channels ?? sequence.channels;
  const errors: FieldErrors = answer?.errors ?? {};
  const firstText = steps.findIndex(({ channel, isOn }) => channel === "sms" && isOn);
  return (
    <>
      {answer?.done ? (
        <Alert tone="good" role="status">
          {answer.done}
        </Alert>
      ) : null}
      {answer?.message ? (
        <Alert tone="warning" role="status">
          {answer.message}
        </Alert>
      ) : null}
      <MergeFieldList isRealLead={isRealLead} values={values} />
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-6">
        <input type="hidden" name="version" value={version} />
        {/* Enter in a field presses the first button there is: that must not remove a step. */}
        <button
          type="submit"
          name="intent"
          value="preview"
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <ErrorSummary errors={errors} />
        <ChannelSwitches channels={channels} mayChange={mayChange} />
        <ol className="flex flex-col gap-6">
          {steps.map((step, at) => (
            <StepEditor
              key={step.key}
              at={at}
              step={step}
              errors={errors}
              values={values}
              isFirstText={at === firstText}
              mayChange={mayChange}
            />
          ))}
        </ol>
        {mayChange ? <SequenceButtons full={steps.length >= maxSteps} /> : null}
      </Form>
      <VersionList versions={versions} current={version} mayChange={mayChange} />
    </>
  );
}

function SequenceButtons({ full }: { full: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="save">
        Save as a new version
      </Button>
      <Button type="submit" name="intent" value="preview" variant="secondary">
        Preview
      </Button>
      {full ? (
        <p className="self-center text-sm text-muted">Up to {maxSteps} steps.</p>
      ) : (
        <Button type="submit" name="intent" value="add" variant="secondary">
          Add step
        </Button>
      )}
    </div>
  );
}
