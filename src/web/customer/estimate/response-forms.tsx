import { jobEstimateText, maxReasonLength, type ShownEstimate } from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EstimateOption } from "~/web/shared/estimates/estimate-option.tsx";

type AcceptFormProps = {
  shown: ShownEstimate;
  errors: FieldErrors;
  values: FormValues | undefined;
};

/** Options to select from, and the name that signs the acceptance (`estimates.accept`). */
export function AcceptForm({ shown, errors, values }: AcceptFormProps) {
  const { options, version } = shown;
  const typed = (name: string) => typedText(values, name);
  return (
    <form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="version" value={version} />
      {options.length > 1 ? (
        <fieldset className="flex flex-col gap-6" aria-describedby="option-error">
          <legend className="mb-4 text-xl font-bold">{jobEstimateText.chooseOption}</legend>
          {errors.option ? <FieldError id="option-error">{errors.option}</FieldError> : null}
          {options.map(({ name, totals }, option) => (
            <Card key={name} className="max-sm:p-4">
              <Choice
                id={`option-${option}`}
                type="radio"
                name="option"
                value={option}
                defaultChecked={typed("option") === String(option)}
                label={
                  <span className="text-xl font-bold">
                    {jobEstimateText.option(name, formatCents(totals.totalCents))}
                  </span>
                }
              />
              <EstimateOption shown={shown} option={option} />
            </Card>
          ))}
        </fieldset>
      ) : (
        <Card className="max-sm:p-4">
          <input type="hidden" name="option" value="0" />
          <EstimateOption shown={shown} option={0} />
        </Card>
      )}
      <Card
        as="section"
        aria-labelledby="accept"
        className="flex flex-col gap-4 max-sm:p-4 print:hidden"
      >
        <h2 id="accept" className="text-xl">
          {jobEstimateText.accept}
        </h2>
        <p className="text-sm text-muted">{jobEstimateText.acceptWording(options.length)}</p>
        <TextField
          name="typed_name"
          label={jobEstimateText.fullName}
          autoComplete="name"
          maxLength={200}
          defaultValue={typed("typed_name")}
          error={errors.typed_name}
        />
        <Button
          type="submit"
          name="intent"
          value="accept"
          variant="action"
          size="large"
          className="sm:self-start"
        >
          {jobEstimateText.accept}
        </Button>
      </Card>
    </form>
  );
}

const summaryStyle = "text-link inline-flex min-h-11 cursor-pointer items-center font-semibold";

type AskFormProps = {
  requestKey: string;
  errors: FieldErrors;
  values: FormValues | undefined;
};

/** Sends a question about an estimate to the business. */
export function AskForm({ requestKey, errors, values }: AskFormProps) {
  return (
    <Card className="py-2 max-sm:px-4 print:hidden">
      <details open={errors.question !== undefined}>
        <summary className={summaryStyle}>{jobEstimateText.ask}</summary>
        <form method="post" className="flex flex-col gap-4 py-4">
          <input
            type="hidden"
            name="request_key"
            value={typedText(values, "request_key") ?? requestKey}
          />
          <TextAreaField
            name="question"
            label={jobEstimateText.question}
            maxLength={maxReasonLength}
            defaultValue={typedText(values, "question")}
            error={errors.question}
          />
          <Button type="submit" name="intent" value="ask" className="sm:self-start">
            {jobEstimateText.sendQuestion}
          </Button>
        </form>
      </details>
    </Card>
  );
}

/** Declines an estimate, with an optional reason. */
export function DeclineForm({ version }: { version: number }) {
  return (
    <Card className="py-2 max-sm:px-4 print:hidden">
      <details>
        <summary className={summaryStyle}>{jobEstimateText.decline}</summary>
        <form method="post" className="flex flex-col gap-4 py-4">
          <input type="hidden" name="version" value={version} />
          <TextAreaField
            name="reason"
            label={jobEstimateText.reason}
            optional
            hint={jobEstimateText.reasonHint}
            maxLength={maxReasonLength}
          />
          <Button
            type="submit"
            name="intent"
            value="decline"
            variant="secondary"
            className="sm:self-start"
          >
            {jobEstimateText.confirmDecline}
          </Button>
        </form>
      </details>
    </Card>
  );
}
