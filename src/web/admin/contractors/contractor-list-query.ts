import {
  type ContractorFilter,
  type ContractorPage,
  contractorSorts,
  contractorStatuses,
} from "~/domains/operations/index.ts";
import { readChoice, readId, readSearch } from "~/platform/http/requests/read-url.ts";

const path = "/admin/contractors";

/** Reads the contractor list filters from the query string; ignores unknown values. */
export function readContractorFilter(parameters: URLSearchParams): ContractorFilter {
  return {
    search: readSearch(parameters),
    status: readChoice(parameters, "status", contractorStatuses) ?? "all",
    sort: readChoice(parameters, "sort", contractorSorts) ?? "newest",
  };
}

export function readContractorPage(parameters: URLSearchParams): ContractorPage {
  return { after: readId(parameters.get("after")), before: readId(parameters.get("before")) };
}

/** URL of a page of the list, without default values. */
export function contractorListPath(
  { search, status, sort }: ContractorFilter,
  more: { after?: string | null; before?: string | null; view?: string } = {},
): string {
  const parameters = {
    q: search,
    status: status === "all" ? "" : status,
    sort: sort === "newest" ? "" : sort,
    ...more,
  };
  const pairs = Object.entries(parameters).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
