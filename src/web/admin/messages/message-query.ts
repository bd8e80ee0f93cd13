import { type MessageFilter, messageStates } from "~/domains/messaging/messages/messages.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Reads the message filters from the query string. */
export function readMessageFilter(parameters: URLSearchParams): MessageFilter {
  return {
    state: readChoice(parameters, "state", messageStates),
    kind: readSearch(parameters, "kind") || null,
    search: readSearch(parameters),
  };
}

/** URL of the filtered list, or of its CSV export. */
export function messagesHref(
  path: string,
  { state, kind, search }: MessageFilter,
  before: string | null = null,
): string {
  return withQuery(path, { state, kind, q: search, before });
}
