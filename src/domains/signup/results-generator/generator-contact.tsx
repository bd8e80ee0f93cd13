import type { ReactNode } from "react";
import { findService } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { GeneratorState } from "./generator-state.ts";

type GeneratorContactProps = StepProps & Omit<Extract<GeneratorState, { step: "contact" }>, "step">;

/** Step 2: an email or phone number, before the results are shown. */
export function GeneratorContact(props: GeneratorContactProps) {
  const { level, area, contact, errors, failure, requestKey } = props;
  return (
    <form
      method="post"
      action="/lead-estimator"
      noValidate
      aria-labelledby="contact-title"
      className="flex flex-col gap-5"
    >
      <div>
        <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
          <span>
            <span data-slot="trade">{findService(area.industry)?.label}</span> in{" "}
            <span data-slot="city">{area.city}</span>
          </span>
          <a
            href={`/lead-estimator?${new URLSearchParams({ step: "area", ...area })}`}
            data-to="area"
            className="text-link inline-block py-1 font-semibold"
          >
            ← Back
          </a>
        </p>
        <StepHeading id="contact-title" level={level}>
          Where can we reach you?
        </StepHeading>
      </div>
      {failure ? (
        <Alert tone="bad" title={failure.title} role="alert">
          {failure.description}
          {failure.reference ? <span> Reference: {failure.reference}</span> : null}
        </Alert>
      ) : null}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="industry" value={area.industry} />
      <input type="hidden" name="city" value={area.city} />
      <input type="hidden" name="request_key" value={requestKey} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={contact.email}
        error={errors.email}
      />
      <TextField
        label="Phone"
        optional
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={contact.phone}
        error={errors.phone}
      />
      <Button
        type="submit"
        variant="action"
        size="large"
        className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
      >
        Show My Results →
      </Button>
      <p className="text-sm text-muted">
        We use this to contact you about leads there. We never sell it.{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  );
}

export type StepProps = {
  /** Heading level of the step on its page. */
  level: 2 | 3;
};

/** A step's heading; focused when the step is shown. */
export function StepHeading({
  id,
  level,
  children,
}: StepProps & { id: string; children: ReactNode }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading id={id} tabIndex={-1} className="text-2xl">
      {children}
    </Heading>
  );
}
