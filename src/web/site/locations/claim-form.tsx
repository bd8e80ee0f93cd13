import type { ReactNode } from "react";
import { claimWords } from "~/content/locations.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { type FieldOf, fieldsOf } from "~/ui/form/fields-of.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import type { ToastText } from "~/ui/toasts/toast-message.ts";

export type ClaimFormProps = {
  /** URL that the form posts to without JavaScript. */
  action: string;
  values: FormValues;
  errors: FieldErrors;
  /** Why the request as a whole was refused, with its log reference. */
  failure: (ToastText & { reference?: string }) | null;
  requestKey: string;
  /** Field for the area: selected from a list, or entered as text. */
  area: (field: FieldOf) => ReactNode;
};

/** Form to claim an area. Works without JavaScript. */
export function ClaimForm({ action, area, requestKey, failure, ...form }: ClaimFormProps) {
  const field = fieldsOf(form.values, form.errors);
  return (
    <form method="post" action={action} noValidate className="flex flex-col gap-5">
      {failure ? (
        <Alert tone="bad" title={failure.title} role="alert">
          {failure.description}
          {failure.reference ? <span> Reference: {failure.reference}</span> : null}
        </Alert>
      ) : null}
      <ErrorSummary errors={form.errors} />
      <input type="hidden" name="request_key" value={requestKey} />
      {area(field)}
      <TextField {...field("business_name", "Business name")} autoComplete="organization" />
      <TextField {...field("email", "Email")} type="email" autoComplete="email" />
      <TextField {...field("phone", "Phone")} type="tel" autoComplete="tel" />
      <Button
        type="submit"
        variant="action"
        size="large"
        className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
      >
        {claimWords.submit}
      </Button>
      <p className="text-sm text-muted">
        {claimWords.notice}{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  );
}
