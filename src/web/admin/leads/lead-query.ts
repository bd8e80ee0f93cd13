import { type LeadFilter, leadStatuses, leadViews } from "~/domains/leads/leads.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Reads the lead filters from the query string. */
export function readLeadFilter(parameters: URLSearchParams): LeadFilter {
  return {
    view: readChoice(parameters, "show", leadViews) ?? "leads",
    status: readChoice(parameters, "status", leadStatuses),
    search: readSearch(parameters),
    business: readSearch(parameters, "business"),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function leadsHref(
  path: string,
  { view, status, search, business }: LeadFilter,
  before: string | null = null,
): string {
  const show = view === "leads" ? null : view;
  return withQuery(path, { show, status, q: search, business, before });
}

/** The same view without filters. */
export function unfiltered({ view }: LeadFilter): LeadFilter {
  return { view, status: null, search: "", business: "" };
}
