import { registrationStates, type SenderFilter } from "~/domains/phone-numbers/senders/senders.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

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
