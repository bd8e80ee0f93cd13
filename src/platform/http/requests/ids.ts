const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as an address or a form names it; anything that is no id counts as none. */
export function readId(text: unknown): string | null {
  return typeof text === "string" && uuid.test(text) ? text : null;
}
