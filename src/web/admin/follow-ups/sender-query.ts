import { registrationStates, type SenderFilter } from "~/domains/phone-numbers/senders/senders.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Which businesses an address asks for. */
export function readSenderFilter(parameters: URLSearchParams): SenderFilter {
  return {
    registration: readChoice(parameters, "registration", registrationStates),
    number: readChoice(parameters, "number", ["with", "without"]),
    search: readSearch(parameters),
  };
}

/** The address that asks for them, of the list or of its file. */
export function sendersHref(
  path: string,
  { registration, number, search }: SenderFilter,
  before: string | null = null,
): string {
  return withQuery(path, { registration, number, q: search, before });
}
