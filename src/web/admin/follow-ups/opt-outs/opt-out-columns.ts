import type { ListedOptOut } from "~/domains/customers/preferences/opt-outs/list-opt-outs.server.ts";
import {
  channelLabels,
  decisionLabels,
  optOutWayLabels,
} from "~/domains/customers/preferences/opt-outs/opt-out-list.ts";
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
