import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { maxReasonLength } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

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
