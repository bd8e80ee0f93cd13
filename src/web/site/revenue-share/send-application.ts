import { createPostOnce } from "~/platform/http/browser/post-once.ts";
import type { RequestFailure } from "~/platform/http/browser/request-failure.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

type Answer = { ok: true } | { ok: false; errors: FieldErrors; failure: RequestFailure };

/** Sends applications to the data API. */
export function createSender(): (application: object) => Promise<Answer> {
  const post = createPostOnce();
  return async (application) => {
    const posted = await post("/api/revenue_share_applications", application);
    if (posted.ok) return { ok: true };
    const { failure } = posted;
    const errors = failure.problem?.errors?.map(({ field, message }) => [field, message]) ?? [];
    return { ok: false, errors: Object.fromEntries(errors), failure };
  };
}
