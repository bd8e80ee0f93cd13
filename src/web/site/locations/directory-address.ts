/** What the directory's address says: what is looked for, and from where on. */
export type Asked = {
  text: string;
  service: string | null;
  state: string | null;
  after: string | null;
};

export const everything: Asked = { text: "", service: null, state: null, after: null };

/** The address that shows the answer; `results` is where its list alone is. */
export function directoryAddress(
  asked: Partial<Asked>,
  path: "/locations" | "/locations/results" = "/locations",
): string {
  const query = new URLSearchParams();
  const { text, service, state, after } = { ...everything, ...asked };
  if (text) query.set("q", text);
  if (service) query.set("service", service);
  if (state) query.set("state", state);
  if (after) query.set("after", after);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What an address of the directory asks for, as it stands there. */
export function askedIn(query: URLSearchParams): Asked {
  return {
    text: query.get("q") ?? "",
    service: query.get("service") || null,
    state: query.get("state") || null,
    after: query.get("after") || null,
  };
}
