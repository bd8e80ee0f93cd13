import type { OptOutFilter } from "~/domains/customers/preferences/opt-outs/opt-out-list.ts";
import {
  optOutChannels,
  optOutDecisions,
  optOutMethods,
} from "~/domains/messaging/opt-outs/opt-outs.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

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
