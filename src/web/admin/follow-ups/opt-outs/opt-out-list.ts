import type { ListedOptOut } from "~/domains/intake/index.server.ts";
import {
  channelLabels,
  decisionLabels,
  type OptOutFilter,
  optOutWayLabels,
} from "~/domains/intake/index.ts";
import { optOutChannels, optOutDecisions, optOutMethods } from "~/domains/messaging/index.ts";
import { readChoice, readId, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** Columns of the opt-out list, for the screen and its CSV file. */
export const optOutColumns: readonly CsvColumn<ListedOptOut>[] = [
  { header: "Customer", value: (row) => row.name ?? "Deleted" },
  { header: "Number or address", value: (row) => formatPhone(row.address) },
  { header: "Business", value: (row) => row.businessName },
  { header: "Channel", value: (row) => channelLabels[row.channel] },
  { header: "Last choice", value: (row) => decisionLabels[row.decision] },
  { header: "Method", value: (row) => optOutWayLabels[row.way] },
  { header: "When", value: (row) => row.createdAt },
];

/** Reads the opt-out filters from the query string. */
export function readOptOutFilter(parameters: URLSearchParams): OptOutFilter {
  return {
    channel: readChoice(parameters, "channel", optOutChannels),
    decision: readChoice(parameters, "decision", optOutDecisions),
    way: readChoice(parameters, "way", optOutMethods),
    contractorId: readId(parameters.get("contractor")),
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function optOutsHref(
  path: string,
  { channel, decision, way, contractorId: contractor, search }: OptOutFilter,
  before: string | null = null,
): string {
  return withQuery(path, { channel, decision, way, contractor, q: search, before });
}
