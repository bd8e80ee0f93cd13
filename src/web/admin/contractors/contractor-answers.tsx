import { fieldsOf, submissionValues } from "~/domains/signup/onboarding/onboarding.schema.ts";
import { fieldLabels, type Submission, steps } from "~/domains/signup/onboarding/onboarding.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Card } from "~/ui/layout/card.tsx";

/** All answers of an onboarding by step; on a phone they scroll in place. */
export function ContractorAnswers({ submission }: { submission: Submission }) {
  return (
    <Card as="section" id="answers">
      <h2 id="answers-title" className="text-lg">
        Sign-up answers
      </h2>
      <section
        aria-labelledby="answers-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-sm:mt-3 max-sm:max-h-96 max-sm:overflow-y-auto max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:px-3 max-sm:pb-3"
      >
        {steps.map((step) => {
          const values = submissionValues(step.number, submission);
          return (
            <section key={step.number} className="mt-4">
              <h3 className="text-sm font-semibold">
                {step.number}. {step.title}
              </h3>
              <dl className="mt-1 divide-y divide-line text-sm">
                {fieldsOf(step.number).map((field) => (
                  <div key={field} className="grid gap-x-4 py-1.5 sm:grid-cols-[12rem_1fr]">
                    <dt className="text-muted">{fieldLabels[field] ?? field}</dt>
                    <dd className="min-w-0">
                      <Answer field={field} value={values[field]} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </section>
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
