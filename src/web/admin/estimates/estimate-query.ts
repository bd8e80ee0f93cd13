import { services } from "~/domains/shared/services/services.ts";
import {
  type EstimateFilter,
  invitationStates,
  leadSources,
} from "~/domains/signup/market-estimates/market-estimates.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

const industries = services.map(({ key }) => key);

/** Reads the estimate and claim filters from the query string. */
export function readEstimateFilter(parameters: URLSearchParams): EstimateFilter {
  return {
    source: readChoice(parameters, "source", leadSources),
    industry: readChoice(parameters, "service", industries),
    invitation: readChoice(parameters, "invitation", invitationStates),
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function estimatesHref(
  path: string,
  { source, industry, invitation, search }: EstimateFilter,
  before: string | null = null,
): string {
  return withQuery(path, { source, service: industry, invitation, q: search, before });
}
