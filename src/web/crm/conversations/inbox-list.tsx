import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { ListedConversation } from "~/domains/inbox/list-conversations.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { type InboxQuery, inboxHref } from "./inbox-query.ts";
import { moveFocus } from "./move-focus.ts";

type InboxListProps = {
  list: { rows: readonly (ListedConversation & { ago: string })[]; next: string | null };
  query: InboxQuery;
  openId: string | null;
};

/** List of conversations; arrows, j and k move in it. */
export function InboxList({ list: { rows, next }, query, openId }: InboxListProps) {
  if (rows.length === 0) return <Nothing query={query} />;
  return (
    <>
      <ul
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event)}
        className="raised divide-y divide-line rounded-2xl bg-surface max-lg:overflow-hidden lg:min-h-0 lg:overflow-y-auto"
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} href={inboxHref(query, row.id)} isOpen={row.id === openId} />
        ))}
      </ul>
      {query.before || next ? (
        <nav aria-label="Pages" className="flex flex-wrap gap-4 text-sm">
          {query.before ? (
            <Link
              to={inboxHref({ view: query.view })}
              className="text-link inline-flex min-h-11 items-center"
            >
              Newest first
            </Link>
          ) : null}
          {next ? (
            <Link
              to={inboxHref({ view: query.view, before: next })}
              className="text-link inline-flex min-h-11 items-center"
            >
              Older conversations
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

type RowProps = { row: InboxListProps["list"]["rows"][number]; href: string; isOpen: boolean };

function Row({ row, href, isOpen }: RowProps) {
  const { name, words, direction, isUnread, mayStop, assignee, ago } = row;
  return (
    <li className={`relative px-4 py-3 hover:bg-sunken ${isOpen ? "bg-sunken" : ""}`}>
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={href}
          aria-current={isOpen ? "page" : undefined}
          className={`min-w-0 truncate after:absolute after:inset-0 ${isUnread ? "font-bold" : "font-semibold"}`}
        >
          {isUnread ? (
            <span className="mr-2 inline-block size-2.5 rounded-full bg-brand" aria-hidden="true" />
          ) : null}
          {name}
          {isUnread ? <span className="sr-only">, unread</span> : null}
        </Link>
        <span className="shrink-0 text-xs text-muted">{ago}</span>
      </div>
      <p className={`line-clamp-2 text-sm break-words ${isUnread ? "" : "text-muted"}`}>
        {direction === "outbound" ? "You: " : ""}
        {words || "No messages yet."}
      </p>
      {mayStop ? (
        <p className="mt-1">
          <Badge tone="warning">May be opting out</Badge>
        </p>
      ) : null}
      {assignee ? (
        <p className="mt-0.5 truncate text-xs text-muted">Assigned to {assignee}</p>
      ) : null}
    </li>
  );
}

const nothing = {
  all: ["No conversations yet", "New requests from your page show up here right away."],
  unread: ["All caught up", "You’ve read every message."],
  mine: ["Nothing is assigned to you", "Open a conversation to assign it to yourself."],
  unassigned: ["Everything’s assigned", "Every conversation has someone on it."],
} as const;

function Nothing({ query }: { query: InboxQuery }) {
  const [title, words] = nothing[query.view];
  return <EmptyState title={title}>{words}</EmptyState>;
}
