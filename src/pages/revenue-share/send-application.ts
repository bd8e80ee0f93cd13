import type { Problem } from "~/platform/http/problem.ts";
import { newRequestKey } from "~/platform/http/request-key.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";

/** `reason` is what a person is told instead of the usual words, such as how long to wait. */
type Answer = { ok: true } | { ok: false; errors: FieldErrors; reason: string | null };

/**
 * Sends applications to the data API. The same one sent again after a failure carries the same key,
 * so that it is saved once.
 */
export function createSender(): (application: object) => Promise<Answer> {
  const last = { body: "", key: "" };
  return async (application) => {
    const body = JSON.stringify(application);
    if (body !== last.body) Object.assign(last, { body, key: newRequestKey() });
    try {
      const response = await fetch("/api/revenue_share_applications", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": last.key },
        body,
      });
      if (response.ok) {
        last.body = "";
        return { ok: true };
      }
      return readRefusal((await response.json()) as Problem);
    } catch {
      return { ok: false, errors: {}, reason: null };
    }
  };
}

function readRefusal({ status, message, errors = [] }: Problem): Answer {
  const told = errors.map(({ field, message: words }) => [field, words]);
  return { ok: false, errors: Object.fromEntries(told), reason: status === 429 ? message : null };
}
