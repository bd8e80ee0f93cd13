import { type FormEvent, useRef, useState } from "react";
import { confirmYourAddress } from "~/content/revenue-share.ts";
import {
  ApplicationFields,
  applicationLists,
  applicationSchema,
  applicationToasts,
} from "~/domains/growth/index.ts";
import { createPostOnce } from "~/platform/http/browser/post-once.ts";
import { failureToast, type RequestFailure } from "~/platform/http/browser/request-failure.ts";
import {
  check,
  type FieldErrors,
  type FormValues,
  formValues,
} from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { showToast } from "~/ui/toasts/show-toast.ts";

type ApplicationResult = { values: FormValues; errors: FieldErrors; message: string | null };

type ApplicationFormProps = { requestKey: string; result: ApplicationResult | undefined };

/** The revenue-share application (`revenue-share.application`). Works without JavaScript. */
export function ApplicationForm({ requestKey, result }: ApplicationFormProps) {
  const { errors, busy, submitted, submit } = useApplication(result?.errors ?? {});
  const values = result?.values;
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
      {result?.message ? (
        <Alert tone="bad" title="Submission Failed" role="alert">
          {result.message}
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

/**
 * The application form with JavaScript: shows toasts and resets after success.
 */
function useApplication(initialErrors: FieldErrors) {
  const sender = useRef(createSender());
  const sending = useRef(false);
  const [errors, setErrors] = useState(initialErrors);
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState(0);

  async function submit(form: HTMLFormElement) {
    const values = formValues(new FormData(form), applicationLists);
    const checked = check(applicationSchema, values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const { agreed_to_terms, services } = checked.errors;
      if (agreed_to_terms) showToast({ ...applicationToasts.terms, tone: "destructive" });
      else if (services) showToast({ ...applicationToasts.services, tone: "destructive" });
      return;
    }
    setBusy(true);
    const response = await sender
      .current({ ...checked.value, company_website: values.company_website })
      .finally(() => setBusy(false));
    if (!response.ok) {
      setErrors(response.errors);
      showToast(failureToast(applicationToasts.failed, response.failure));
      return;
    }
    showToast({ ...applicationToasts.submitted, tone: "good" });
    form.reset();
    setSubmitted((times) => times + 1);
  }

  return {
    errors,
    busy,
    /** Number of applications sent since the page was loaded. */
    submitted,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // One at a time: a second click while a request is pending does nothing.
      if (sending.current) return;
      sending.current = true;
      try {
        await submit(event.currentTarget);
      } finally {
        sending.current = false;
      }
    },
  };
}

type Outcome = { ok: true } | { ok: false; errors: FieldErrors; failure: RequestFailure };

/** Sends applications to the data API. */
function createSender(): (application: object) => Promise<Outcome> {
  const post = createPostOnce();
  return async (application) => {
    const posted = await post("/api/revenue_share_applications", application);
    if (posted.ok) return { ok: true };
    const { failure } = posted;
    const errors = failure.problem?.errors?.map(({ field, message }) => [field, message]) ?? [];
    return { ok: false, errors: Object.fromEntries(errors), failure };
  };
}
