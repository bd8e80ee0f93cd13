/** Maximum characters of a search. */
export const maxSearch = 200;

/** The search text of a list, without characters that no row can contain. */
export function readSearch(parameters: URLSearchParams, name = "q"): string {
  return searchText(parameters.get(name) ?? "");
}

/** Search text without characters that no row can contain, cut to `longest` characters. */
export function searchText(text: string, maxLength = maxSearch): string {
  return text.replaceAll("\u0000", "").toWellFormed().trim().slice(0, maxLength);
}

/** One of these values, or null: only listed values reach a query. */
export function readChoice<const Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === parameters.get(name)) ?? null;
}

/** A URL with these parameters; empty ones are omitted. */
export function withQuery(path: string, parameters: Record<string, string | null>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query === "" ? path : `${path}?${query}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id from a URL or form; null for anything else. */
export function readId(text: unknown): string | null {
  return typeof text === "string" && uuid.test(text) ? text : null;
}
