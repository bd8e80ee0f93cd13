import { type LeadFilter, leadStatuses, leadViews } from "~/domains/leads/leads.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Which leads an address asks for. */
export function readLeadFilter(parameters: URLSearchParams): LeadFilter {
  return {
    view: readChoice(parameters, "show", leadViews) ?? "leads",
    status: readChoice(parameters, "status", leadStatuses),
    search: readSearch(parameters),
    business: readSearch(parameters, "business"),
  };
}

/** The address that asks for them, of the list or of its file. */
export function leadsHref(
  path: string,
  { view, status, search, business }: LeadFilter,
  before: string | null = null,
): string {
  const show = view === "leads" ? null : view;
  return withQuery(path, { show, status, q: search, business, before });
}

/** The whole of the same view. */
export function unfiltered({ view }: LeadFilter): LeadFilter {
  return { view, status: null, search: "", business: "" };
}
