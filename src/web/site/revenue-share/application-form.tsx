import { confirmYourAddress } from "~/content/revenue-share.ts";
import { ApplicationFields } from "~/domains/growth/revenue-share/applications/application-fields.tsx";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { useApplication } from "./use-application.ts";

type ApplicationAnswer = { values: FormValues; errors: FieldErrors; message: string | null };

type ApplicationFormProps = { requestKey: string; answered: ApplicationAnswer | undefined };

/** The revenue-share application (`revenue-share.application`). Works without JavaScript. */
export function ApplicationForm({ requestKey, answered }: ApplicationFormProps) {
  const { errors, busy, submitted, submit } = useApplication(answered?.errors ?? {});
  const values = answered?.values;
  return (
    <form
      method="post"
      action="/revenue-share#apply"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-6"
    >
      {submitted > 0 ? <Submitted key={submitted} /> : null}
      <ErrorSummary errors={errors} />
      {answered?.message ? (
        <Alert tone="bad" title="Submission Failed" role="alert">
          {answered.message}
        </Alert>
      ) : null}
      <input type="hidden" name="request_key" value={requestKey} />
      <ApplicationFields values={values} errors={errors} />
      <CheckboxField
        name="agreed_to_terms"
        value="yes"
        label={
          <>
            I agree to the{" "}
            <a href="/terms" target="_blank" rel="noreferrer" className="text-link">
              terms and conditions
            </a>
          </>
        }
        defaultChecked={values?.agreed_to_terms === "yes"}
        error={errors.agreed_to_terms}
      />
      {/* Honeypot field: only bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="company_website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-muted">
        We use what you enter here to review your application and run the program. We also record
        which ad, site, or partner sent you.{" "}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
      <Button type="submit" variant="action" size="large" busy={busy} busyLabel="Submitting...">
        Submit Application
      </Button>
    </form>
  );
}

/** Takes the focus when it appears, since the sent form is now empty. */
function Submitted() {
  return (
    <div ref={(box) => box?.focus()} tabIndex={-1}>
      <Alert tone="good">
        <p>Your revenue share application has been submitted successfully!</p>
        <p className="mt-1">{confirmYourAddress}</p>
      </Alert>
    </div>
  );
}
