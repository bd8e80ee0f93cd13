import { findService, services } from "~/domains/shared/index.ts";
import type { ListedEstimate } from "~/domains/signup/index.server.ts";
import { type EstimateFilter, invitationStates, leadSources } from "~/domains/signup/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** Columns of the estimates and claims, for the screen and their CSV file. */
export const estimateColumns: readonly CsvColumn<ListedEstimate>[] = [
  { header: "Contact", value: (row) => estimateContact(row) },
  { header: "Business", value: (row) => row.businessName },
  { header: "Service", value: (row) => estimateService(row) },
  { header: "City", value: (row) => row.city },
  { header: "Source", value: (row) => estimateSource(row) },
  { header: "Searches", value: (row) => row.searchVolume, numeric: true },
  { header: "Competition", value: (row) => row.competition },
  { header: "Lead value", value: (row) => row.leadValueEstimate, numeric: true },
  { header: "Requested", value: (row) => row.createdAt },
  { header: "Invited", value: (row) => row.invitedAt },
];

export function estimateContact({ email, phone }: Pick<ListedEstimate, "email" | "phone">): string {
  return [email, formatPhone(phone)].filter(Boolean).join(" · ");
}

export function estimateService({ industry }: Pick<ListedEstimate, "industry">): string {
  return findService(industry)?.label ?? industry;
}

/** Source labels on the screen; the CSV file has its own. */
export const sourceLabels = {
  generator: "Lead estimator",
  claim: "Claim",
  pay_per_lead: "Pay per lead",
} as const;

function estimateSource({ source }: Pick<ListedEstimate, "source">): string {
  return source === "pay_per_lead" ? "pay per lead" : source;
}

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
