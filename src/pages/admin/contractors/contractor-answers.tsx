import { fieldLabels } from "~/features/onboarding/field-labels.ts";
import { fieldsOf } from "~/features/onboarding/onboarding.schema.ts";
import { type Submission, steps } from "~/features/onboarding/onboarding.ts";
import { submissionValues } from "~/features/onboarding/submission-values.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Card } from "~/ui/layout/card.tsx";

/** All answers of an onboarding, each step folded behind its title. */
export function ContractorAnswers({ submission }: { submission: Submission }) {
  return (
    <Card as="section" id="answers">
      <h2 className="mb-2 text-lg">Answers</h2>
      {steps.map((step) => {
        const values = submissionValues(step.number, submission);
        return (
          <details key={step.number} className="border-b border-line py-1 last:border-b-0">
            <summary className="cursor-pointer py-2 text-sm font-semibold">
              {step.number}. {step.title}
            </summary>
            <dl className="mb-2 divide-y divide-line text-sm">
              {fieldsOf(step.number).map((field) => (
                <div key={field} className="grid gap-x-4 py-1.5 sm:grid-cols-[12rem_1fr]">
                  <dt className="text-muted">{fieldLabels[field] ?? field}</dt>
                  <dd className="min-w-0">
                    <Answer field={field} value={values[field]} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </Card>
  );
}

const isPhone = (field: string) => field === "phone" || field === "reply_phone";

function Answer({ field, value }: { field: string; value: string | string[] | undefined }) {
  if (value === undefined) return <span className="text-muted">Not given</span>;
  if (field === "logo_url") return <img src={String(value)} alt="Logo" className="max-h-16" />;
  const words = Array.isArray(value) ? value.join(", ") : value;
  return <span className="break-words">{isPhone(field) ? formatPhone(words) : words}</span>;
}
