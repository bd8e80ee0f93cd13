/** Rejects guessable keys, because anyone who repeats a key gets its response. */
const pattern = /^[A-Za-z0-9_-]{20,100}$/;

/** How an API client's key must look. */
export const keyFormat =
  "Send 20 to 100 random letters, digits, hyphens, or underscores. Use the same key when you retry";

/**
 * A new key for each time a form is shown. A double click or a retry uses the same one
 * (`fault.double-click`, `fault.lost-answer`).
 */
export function newRequestKey(): string {
  // Not randomUUID: browsers only have it over https.
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key from a form or an API client, or null if there is no valid one. */
export function readRequestKey(key: unknown): string | null {
  return typeof key === "string" && pattern.test(key) ? key : null;
}
