import { type InboxView, inboxViews } from "~/domains/inbox/inbox.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/list-query.ts";

/** Which conversations an address asks for. */
export type InboxQuery = { view: InboxView; search: string; before: string | null };

export function readInboxQuery(parameters: URLSearchParams, before: string | null): InboxQuery {
  return {
    view: readChoice(parameters, "view", inboxViews) ?? "all",
    search: readSearch(parameters),
    before,
  };
}

/** The address of the list, or of a conversation beside it. */
export function inboxHref(
  { view, search, before }: Partial<InboxQuery>,
  conversationId = "",
): string {
  const path = conversationId ? `/crm/conversations/${conversationId}` : "/crm/conversations";
  return withQuery(path, {
    view: view && view !== "all" ? view : null,
    q: search ?? null,
    before: before ?? null,
  });
}
