import type { LogoProblem } from "~/features/onboarding/logo.ts";
import type { Step, Submission } from "~/features/onboarding/onboarding.ts";
import type { Problem } from "~/platform/http/problem.ts";
import { newRequestKey } from "~/platform/http/request-key.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

export type SaveAnswer =
  | { ok: true; submission: Submission }
  | { ok: false; message: string; errors: FieldErrors; changed: Submission | null };

/**
 * Saves one step through the data API: one fetch with a JSON body (decisions, "The data service").
 * The same answers sent again after a failure carry the same key, so that they are saved once.
 */
export function createSaver() {
  let last = { body: "", key: "" };
  return async function save(
    step: Step,
    answers: object,
    submission: Submission | null,
    plan: string | null,
  ): Promise<SaveAnswer> {
    const body = JSON.stringify({
      ...answers,
      current_step: step,
      ...(submission ? { version: submission.version } : { selected_plan: plan }),
    });
    if (body !== last.body) last = { body, key: newRequestKey() };
    const path = submission ? `/api/form_submissions/${submission.id}` : "/api/form_submissions";
    try {
      const response = await fetch(path, {
        method: submission ? "PATCH" : "POST",
        headers: { "content-type": "application/json", "idempotency-key": last.key },
        body,
      });
      if (response.ok) return { ok: true, submission: await response.json() };
      return readFailure((await response.json()) as Problem);
    } catch {
      return { ok: false, message: "Failed to fetch", errors: {}, changed: null };
    }
  };
}

function readFailure(problem: Problem): SaveAnswer {
  const errors: FieldErrors = {};
  for (const { field, message } of problem.errors ?? []) errors[field] ??= message;
  const changed = (problem.submission as Submission | undefined) ?? null;
  return { ok: false, message: problem.message, errors, changed };
}

/** Uploads a logo. @returns its address, or why there is none; never throws */
export async function uploadLogo(
  file: File,
): Promise<{ url: string; problem: null } | { url: null; problem: LogoProblem }> {
  const form = new FormData();
  form.set("file", file);
  try {
    const response = await fetch("/api/storage/form-logos", { method: "POST", body: form });
    const answer = (await response.json()) as { url?: string; code?: LogoProblem };
    if (response.ok && answer.url) return { url: answer.url, problem: null };
    return { url: null, problem: answer.code ?? "not_stored" };
  } catch {
    return { url: null, problem: "not_stored" };
  }
}
