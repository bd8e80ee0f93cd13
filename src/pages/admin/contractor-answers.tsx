import { fieldLabels } from "~/features/onboarding/field-labels.ts";
import { fieldsOf } from "~/features/onboarding/onboarding.schema.ts";
import { type Submission, steps } from "~/features/onboarding/onboarding.ts";
import { submissionValues } from "~/features/onboarding/submission-values.ts";
import { Card } from "~/ui/card.tsx";
import { DescriptionList } from "~/ui/description-list.tsx";

/** All answers of an onboarding, step by step. */
export function ContractorAnswers({ submission }: { submission: Submission }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Answers</h2>
      {steps.map((step) => {
        const values = submissionValues(step.number, submission);
        return (
          <section key={step.number} className="mt-6">
            <h3 className="font-semibold">
              {step.number}. {step.title}
            </h3>
            <DescriptionList
              items={fieldsOf(step.number).map((field) => ({
                term: fieldLabels[field] ?? field,
                description: <Answer field={field} value={values[field]} />,
              }))}
            />
          </section>
        );
      })}
    </Card>
  );
}

function Answer({ field, value }: { field: string; value: string | string[] | undefined }) {
  if (value === undefined) return <span className="text-muted">Not given</span>;
  if (field === "logo_url") return <img src={String(value)} alt="Logo" className="max-h-16" />;
  return <span className="break-words">{Array.isArray(value) ? value.join(", ") : value}</span>;
}
