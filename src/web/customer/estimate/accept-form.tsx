import type { ShownEstimate } from "~/domains/billing/job-estimates/estimate-document.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
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
