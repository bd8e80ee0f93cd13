import { type MessageFilter, messageStates } from "~/domains/messaging/messages/messages.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Which messages an address asks for. */
export function readMessageFilter(parameters: URLSearchParams): MessageFilter {
  return {
    state: readChoice(parameters, "state", messageStates),
    kind: readSearch(parameters, "kind") || null,
    search: readSearch(parameters),
  };
}

/** The address that asks for them, of the list or of its file. */
export function messagesHref(
  path: string,
  { state, kind, search }: MessageFilter,
  before: string | null = null,
): string {
  return withQuery(path, { state, kind, q: search, before });
}
