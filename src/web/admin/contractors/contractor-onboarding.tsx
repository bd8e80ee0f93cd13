import { Form } from "react-router";
import type { FoundContractor } from "~/domains/operations/index.server.ts";
import { type listAnswers, nextStep, steps } from "~/domains/signup/index.ts";
import { brandColors, ownPicture } from "~/domains/storefront/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** Progress of the onboarding, and the link to continue it. */
export function ContractorOnboarding({
  progress,
  submission,
}: Pick<FoundContractor, "progress" | "submission">) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const unfinished = submission !== null && !submission.is_completed;
  const next = steps.find(({ number }) => number === nextStep(submission));
  return (
    <Card as="section">
      <h2 className="text-lg">Onboarding</h2>
      <div className="mt-3">
        <Progress
          value={progress?.completionPercentage ?? 0}
          label={`Step ${progress?.currentStep ?? 1}/7`}
        />
      </div>
      <p className="mt-3 text-sm text-muted">
        {progress
          ? `Last active ${format(progress.lastActivity, "MMM d, yyyy h:mm a")}. `
          : "Not started. "}
        {unfinished ? `Next: ${next?.title}.` : null}
      </p>
      {unfinished && mayChange ? (
        <Form method="post" className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="send-resume-link"
            variant="secondary"
            size="small"
          >
            Send resume link
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

/** All answers of an onboarding by step; on a phone they scroll in place. */
export function ContractorAnswers({ byStep }: { byStep: ReturnType<typeof listAnswers> }) {
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
        {byStep.map(({ number, title, answers }) => (
          <section key={number} className="mt-4">
            <h3 className="text-sm font-semibold">
              {number}. {title}
            </h3>
            <dl className="mt-1 divide-y divide-line text-sm">
              {answers.map(({ field, label, value }) => (
                <div key={field} className="grid gap-x-4 py-1.5 sm:grid-cols-[12rem_1fr]">
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0">
                    <Answer field={field} value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Card>
  );
}

const isPhone = (field: string) => field === "phone" || field === "reply_phone";

function Answer({ field, value }: { field: string; value: string | string[] | undefined }) {
  if (value === undefined) return <span className="text-muted">Not given</span>;
  if (field === "logo_url") return <img src={String(value)} alt="Logo" className="max-h-16" />;
  const text = Array.isArray(value) ? value.join(", ") : value;
  return <span className="break-words">{isPhone(field) ? formatPhone(text) : text}</span>;
}

const maxShown = 26;

/** Logo and color as on the business pages, with a text color that is readable on it. */
export function ContractorBrand({
  submission,
}: {
  submission: NonNullable<FoundContractor["submission"]>;
}) {
  const { background, text, deep } = brandColors(submission.brand_color);
  const logo = ownPicture(submission.logo_url);
  const name = submission.business_name;
  const shown = name.length > maxShown ? `${name.slice(0, maxShown - 1)}…` : name;
  return (
    <Card as="section">
      <h2 className="text-lg">Logo and color</h2>
      <figure className="mt-3 max-w-sm overflow-hidden rounded-xl border border-line">
        <svg
          viewBox="0 0 300 84"
          role="img"
          aria-label={`${name} on ${background}`}
          className="w-full"
        >
          <rect width="300" height="84" fill={background} />
          <rect y="78" width="300" height="6" fill={deep} />
          <text x="16" y="38" fill={text} fontSize="17" fontWeight="700">
            {shown}
          </text>
          <text x="16" y="60" fill={text} fontSize="12">
            {submission.tagline?.slice(0, 40) ?? ""}
          </text>
        </svg>
        <div className="flex min-h-20 items-center justify-center p-3">
          {logo ? (
            <img src={logo} alt={`Logo of ${name}`} className="max-h-24" />
          ) : (
            <span className="text-sm text-muted">No logo</span>
          )}
        </div>
      </figure>
      <p className="mt-2 text-sm text-muted">
        {submission.brand_color
          ? `Brand color: ${submission.brand_color}. Text on it: ${text}.`
          : "No color chosen, so its pages use the site’s color."}
      </p>
    </Card>
  );
}
