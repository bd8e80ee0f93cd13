import { type InboxView, inboxViews } from "~/domains/inbox/index.ts";
import { readChoice, readSearch, withQuery } from "~/platform/http/requests/read-url.ts";

/** Inbox view, search text and page cursor from the URL. */
export type InboxQuery = { view: InboxView; search: string; before: string | null };

export function readInboxQuery(parameters: URLSearchParams, before: string | null): InboxQuery {
  return {
    view: readChoice(parameters, "view", inboxViews) ?? "all",
    search: readSearch(parameters),
    before,
  };
}

/** URL of the inbox, or of a conversation with the inbox's filters. */
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
