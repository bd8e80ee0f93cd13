/** Search and cursor in the directory's URL. */
export type DirectorySearch = {
  text: string;
  service: string | null;
  state: string | null;
  after: string | null;
};

export const everything: DirectorySearch = { text: "", service: null, state: null, after: null };

/** URL of the search; `results` is the URL of its list alone. */
export function directoryAddress(
  change: Partial<DirectorySearch>,
  path: "/locations" | "/locations/results" = "/locations",
): string {
  const query = new URLSearchParams();
  const { text, service, state, after } = { ...everything, ...change };
  if (text) query.set("q", text);
  if (service) query.set("service", service);
  if (state) query.set("state", state);
  if (after) query.set("after", after);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Reads the directory search from the URL without validating it. */
export function parseDirectoryQuery(query: URLSearchParams): DirectorySearch {
  return {
    text: query.get("q") ?? "",
    service: query.get("service") || null,
    state: query.get("state") || null,
    after: query.get("after") || null,
  };
}
