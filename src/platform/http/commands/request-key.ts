/** Keys that can be guessed are not accepted: whoever repeats a request gets its answer. */
const pattern = /^[A-Za-z0-9_-]{20,100}$/;

/** The key of a form as it is shown once: the same for a double click or a retry (`fault.double-click`, `fault.lost-answer`). */
export function newRequestKey(): string {
  // Not randomUUID: browsers have it only over https.
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key as a form or an API client sent it, or null when there is none that counts. */
export function readRequestKey(key: unknown): string | null {
  return typeof key === "string" && pattern.test(key) ? key : null;
}
