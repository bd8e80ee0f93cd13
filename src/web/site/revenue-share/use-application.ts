import { type FormEvent, useRef, useState } from "react";
import {
  applicationLists,
  applicationSchema,
} from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { applicationToasts } from "~/domains/growth/revenue-share/revenue-share.ts";
import { createPostOnce } from "~/platform/http/browser/post-once.ts";
import type { RequestFailure } from "~/platform/http/browser/request-failure.ts";
import { failureToast } from "~/platform/http/browser/request-failure.ts";
import { check, type FieldErrors, formValues } from "~/platform/validation/form.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";

/**
 * The application form with JavaScript: shows toasts and resets after success
 * (`revenue-share.toasts`).
 */
export function useApplication(answered: FieldErrors) {
  const sender = useRef(createSender());
  const sending = useRef(false);
  const [errors, setErrors] = useState(answered);
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
    const answer = await sender
      .current({ ...checked.value, company_website: values.company_website })
      .finally(() => setBusy(false));
    if (!answer.ok) {
      setErrors(answer.errors);
      showToast(failureToast(applicationToasts.failed, answer.failure));
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

type Answer = { ok: true } | { ok: false; errors: FieldErrors; failure: RequestFailure };

/** Sends applications to the data API. */
function createSender(): (application: object) => Promise<Answer> {
  const post = createPostOnce();
  return async (application) => {
    const posted = await post("/api/revenue_share_applications", application);
    if (posted.ok) return { ok: true };
    const { failure } = posted;
    const errors = failure.problem?.errors?.map(({ field, message }) => [field, message]) ?? [];
    return { ok: false, errors: Object.fromEntries(errors), failure };
  };
}
