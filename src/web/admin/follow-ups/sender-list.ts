import type { ListedSender } from "~/domains/phone-numbers/index.server.ts";
import {
  type RegistrationState,
  registrationLabels,
  registrationStates,
  type SenderFilter,
  textsOf,
} from "~/domains/phone-numbers/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";
import type { CsvColumn } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

export const registrationTones: Record<RegistrationState, Tone> = {
  not_started: "neutral",
  pending: "info",
  approved: "good",
  rejected: "bad",
};

/** States that staff can set in bulk; a rejection needs its own reason. */
export const bulkRegistrations = ["pending", "approved", "not_started"] as const;

/** Columns of the businesses' texting, for the screen and its CSV file. */
export const senderColumns: readonly CsvColumn<ListedSender>[] = [
  { header: "Business", value: (row) => row.businessName },
  { header: "Texts", value: (row) => textsOf(row) },
  { header: "Number", value: (row) => formatPhone(row.phone) },
  { header: "Registration", value: (row) => registrationLabels[row.registration] },
  { header: "Rejected since", value: (row) => row.refusedAt },
  { header: "Brand", value: (row) => row.brand },
  { header: "Campaign", value: (row) => row.campaign },
  { header: "Submitted", value: (row) => row.submittedAt },
  { header: "Decision date", value: (row) => row.decidedAt },
  { header: "Rejection reason", value: (row) => row.rejectedBecause },
];

/** Reads the business filters from the query string. */
export function readSenderFilter(parameters: URLSearchParams): SenderFilter {
  return {
    registration: readChoice(parameters, "registration", registrationStates),
    number: readChoice(parameters, "number", ["with", "without"]),
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function sendersHref(
  path: string,
  { registration, number, search }: SenderFilter,
  before: string | null = null,
): string {
  return withQuery(path, { registration, number, q: search, before });
}
