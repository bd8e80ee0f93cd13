import { services } from "~/domains/shared/services/services.ts";
import {
  type PageFilter,
  pageStatuses,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

const slugs = services.map(({ slug }) => slug);

/** Reads the business page filters from the query string. */
export function readPageFilter(parameters: URLSearchParams): PageFilter {
  return {
    status: readChoice(parameters, "status", [...pageStatuses, "held"]),
    service: readChoice(parameters, "service", slugs),
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function pagesHref(
  path: string,
  { status, service, search }: PageFilter,
  before: string | null = null,
): string {
  return withQuery(path, { status, service, q: search, before });
}
