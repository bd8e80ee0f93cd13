import { holdLabels } from "~/domains/publishing/index.ts";
import { businessPath, services } from "~/domains/shared/index.ts";
import type { ListedPage } from "~/domains/storefront/index.server.ts";
import {
  type PageFilter,
  type PageStatus,
  pageStatuses,
  serviceTitle,
} from "~/domains/storefront/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const pageStatusLabels: Record<PageStatus, string> = {
  draft: "Draft",
  live: "Live",
  paused: "Paused",
};

/** Columns of the business pages, for the screen and their CSV file. */
export const pageColumns: readonly CsvColumn<ListedPage>[] = [
  { header: "Business", value: (page) => page.businessName },
  { header: "Service", value: (page) => serviceTitle(page.service) },
  { header: "City", value: (page) => page.city },
  { header: "State", value: (page) => page.state },
  { header: "Address", value: (page) => businessPath(page) },
  { header: "Status", value: (page) => pageStatusLabels[page.status] },
  { header: "On hold", value: (page) => page.holds.map((reason) => holdLabels[reason]).join("; ") },
  { header: "Added", value: (page) => page.createdAt },
];

export const pageTones: Record<PageStatus, Tone> = {
  draft: "neutral",
  live: "good",
  paused: "warning",
};

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
