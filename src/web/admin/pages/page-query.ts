import { services } from "~/domains/shared/services/services.ts";
import {
  type PageFilter,
  pageStatuses,
} from "~/domains/storefront/business-pages/business-pages.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

const slugs = services.map(({ slug }) => slug);

/** Which business pages an address asks for. */
export function readPageFilter(parameters: URLSearchParams): PageFilter {
  return {
    status: readChoice(parameters, "status", [...pageStatuses, "held"]),
    service: readChoice(parameters, "service", slugs),
    search: readSearch(parameters),
  };
}

/** The address that asks for them, of the list or of its file. */
export function pagesHref(
  path: string,
  { status, service, search }: PageFilter,
  before: string | null = null,
): string {
  return withQuery(path, { status, service, q: search, before });
}
