/** Characters of a search that are looked for. */
export const longestSearch = 200;

/** What somebody searches a list for, without what no row can hold. */
export function readSearch(parameters: URLSearchParams, name = "q"): string {
  return searchText(parameters.get(name) ?? "");
}

/** What somebody searches for, without what no row can hold, cut to so many characters. */
export function searchText(text: string, longest = longestSearch): string {
  return text.replaceAll("\u0000", "").toWellFormed().trim().slice(0, longest);
}

/** One of these words, or null for anything else: only what is listed reaches a query. */
export function readChoice<const Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === parameters.get(name)) ?? null;
}

/** An address with these parameters; what is empty is left out. */
export function withQuery(path: string, parameters: Record<string, string | null>): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query === "" ? path : `${path}?${query}`;
}
