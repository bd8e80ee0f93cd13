import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { InboxFound as Found, ListedConversation } from "~/domains/inbox/index.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { type InboxQuery, inboxHref } from "./inbox-query.ts";

type InboxListProps = {
  list: { rows: readonly (ListedConversation & { ago: string })[]; next: string | null };
  query: InboxQuery;
  openId: string | null;
};

/** List of conversations; arrows, j and k move in it. */
export function InboxList({ list: { rows, next }, query, openId }: InboxListProps) {
  if (rows.length === 0) return <EmptyInbox query={query} />;
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
  const { name, latestText, direction, isUnread, mayStop, assignee, ago } = row;
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
        {latestText || "No messages yet."}
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

const emptyTexts = {
  all: ["No conversations yet", "New requests from your page show up here right away."],
  unread: ["All caught up", "You’ve read every message."],
  mine: ["Nothing is assigned to you", "Open a conversation to assign it to yourself."],
  unassigned: ["Everything’s assigned", "Every conversation has someone on it."],
} as const;

function EmptyInbox({ query }: { query: InboxQuery }) {
  const [title, text] = emptyTexts[query.view];
  return <EmptyState title={title}>{text}</EmptyState>;
}

type InboxFoundProps = {
  results: {
    people: Found["people"];
    written: readonly (Found["found"][number] & { ago: string })[];
  };
  query: InboxQuery;
};

const sheet =
  "raised divide-y divide-line rounded-2xl bg-surface max-lg:overflow-hidden lg:shrink-0";
const row = "relative px-4 py-3 hover:bg-sunken";
const link = "min-w-0 truncate font-semibold after:absolute after:inset-0";

/** Customers and conversations that match the search. */
export function InboxFound({ results: { people, written }, query }: InboxFoundProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveFocus(event);
  if (people.length + written.length === 0) {
    return (
      <EmptyState title="Nothing found">
        Try fewer words, or the start of a word. You can also search names, numbers, and addresses.
      </EmptyState>
    );
  }
  return (
    <div className="flex min-h-0 flex-col gap-3 lg:overflow-y-auto" role="status">
      {people.length > 0 ? (
        <>
          <h2 className="text-sm font-semibold text-muted">People</h2>
          <ul className={sheet} onKeyDown={onKeyDown}>
            {people.map(({ id, name, phone, email }) => (
              <li key={id} className={row}>
                <div className="flex">
                  <Link to={inboxHref(query, id)} className={link}>
                    {name}
                  </Link>
                </div>
                <p className="truncate text-sm text-muted">
                  {[formatPhone(phone), email].filter(Boolean).join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {written.length > 0 ? (
        <>
          <h2 className="text-sm font-semibold text-muted">In conversations</h2>
          <ul className={sheet} onKeyDown={onKeyDown}>
            {written.map(({ id, name, kind, excerpt, ago }) => (
              <li key={id} className={row}>
                <div className="flex items-baseline justify-between gap-3">
                  <Link to={inboxHref(query, id)} className={link}>
                    {name}
                  </Link>
                  <span className="shrink-0 text-xs text-muted">{ago}</span>
                </div>
                <p className="line-clamp-3 text-sm break-words text-muted">
                  {kind === "note" ? "Note: " : ""}
                  {excerpt.map((piece, index) =>
                    piece.isFound ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order
                      <mark key={index} className="bg-warning-soft text-ink">
                        {piece.text}
                      </mark>
                    ) : (
                      piece.text
                    ),
                  )}
                </p>
              </li>
            ))}
          </ul>
          {written.length >= 30 ? (
            <p className="text-sm text-muted">
              Showing the newest 30. Add a word to narrow it down.
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Moves the focus to the next or previous link of a list. Letter keys work only while the list has the focus,
 * so voice input doesn't trigger one by accident (WCAG 2.1.4).
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li > div > a")];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
