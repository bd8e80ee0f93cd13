const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id from a URL or form; null for anything else. */
export function readId(text: unknown): string | null {
  return typeof text === "string" && uuid.test(text) ? text : null;
}
