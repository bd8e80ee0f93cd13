import type { Step, Submission } from "~/features/onboarding/onboarding.ts";
import type { LogoProblem } from "~/features/onboarding/uploads/logo.ts";
import { createPostOnce, readAnswer } from "~/platform/http/browser/post-once.ts";
import { failedAnswer, type RequestFailure } from "~/platform/http/browser/request-failure.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

export type SaveAnswer =
  | { ok: true; submission: Submission }
  | { ok: false; failure: RequestFailure; errors: FieldErrors; changed: Submission | null };

/** Saves one step through the data API: one fetch with a JSON body (`api.one-command`). */
export function createSaver() {
  const post = createPostOnce();
  return async function save(
    step: Step,
    answers: object,
    submission: Submission | null,
    plan: string | null,
  ): Promise<SaveAnswer> {
    const body = {
      ...answers,
      current_step: step,
      ...(submission ? { version: submission.version } : {}),
      ...(plan ? { selected_plan: plan } : {}),
    };
    const posted = submission
      ? await post(`/api/form_submissions/${submission.id}`, body, "PATCH")
      : await post("/api/form_submissions", body);
    if (!posted.ok) return readFailure(posted.failure);
    const saved = readAnswer<Submission>(posted);
    return saved ? { ok: true, submission: saved } : readFailure(failedAnswer(502, ""));
  };
}

function readFailure(failure: RequestFailure): SaveAnswer {
  const { problem } = failure;
  const errors: FieldErrors = {};
  for (const { field, message } of problem?.errors ?? []) errors[field] ??= message;
  const changed = (problem?.submission as Submission | undefined) ?? null;
  return { ok: false, failure, errors, changed };
}

/** Uploads a logo. @returns its address, or why there is none; never throws */
export async function uploadLogo(
  file: File,
): Promise<{ url: string; problem: null } | { url: null; problem: LogoProblem }> {
  const form = new FormData();
  form.set("file", file);
  const posted = await createPostOnce()("/api/storage/form-logos", form);
  if (!posted.ok) {
    return { url: null, problem: (posted.failure.problem?.code as LogoProblem) ?? "not_stored" };
  }
  const url = readAnswer<{ url?: string }>(posted)?.url;
  return url ? { url, problem: null } : { url: null, problem: "not_stored" };
}
