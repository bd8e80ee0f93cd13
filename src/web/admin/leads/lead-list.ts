import type { ListedLead } from "~/domains/leads/index.server.ts";
import {
  type LeadFilter,
  type LeadStatus,
  leadStatuses,
  leadViews,
  quarantineReasonLabels,
} from "~/domains/leads/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

/** Columns of the lead list, for the screen and its CSV file. */
export const leadColumns: readonly CsvColumn<ListedLead>[] = [
  { header: "Name", value: (lead) => lead.name },
  { header: "Contact", value: (lead) => leadContact(lead) },
  { header: "Business", value: (lead) => lead.businessName },
  { header: "Service", value: (lead) => leadService(lead) },
  { header: "Status", value: (lead) => lead.status },
  { header: "Requests", value: (lead) => lead.enquiries, numeric: true },
  { header: "Last request", value: (lead) => lead.lastRequestedAt ?? lead.createdAt },
];

/** Columns for quarantined and discarded leads, with the reason and the message. */
export const heldLeadColumns: readonly CsvColumn<ListedLead>[] = [
  { header: "Name", value: (lead) => lead.name },
  {
    header: "Flagged",
    value: (lead) => (lead.heldReason ? quarantineReasonLabels[lead.heldReason] : null),
  },
  { header: "Message", value: (lead) => lead.heldNeed },
  { header: "Contact", value: (lead) => leadContact(lead) },
  { header: "Business", value: (lead) => lead.businessName },
  { header: "Service", value: (lead) => leadService(lead) },
  { header: "Last request", value: (lead) => lead.lastRequestedAt ?? lead.createdAt },
];

export function leadContact({ phone, email }: Pick<ListedLead, "phone" | "email">): string {
  return [formatPhone(phone), email].filter(Boolean).join(" · ");
}

export function leadService({
  service,
  city,
  state,
}: Pick<ListedLead, "service" | "city" | "state">): string {
  return `${serviceTitle(service)} in ${city}, ${state}`;
}

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

export const leadTones: Record<LeadStatus, Tone> = {
  new: "info",
  contacted: "warning",
  booked: "good",
  closed: "good",
  lost: "neutral",
};
