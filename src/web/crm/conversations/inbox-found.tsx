import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { InboxFound as Found } from "~/domains/inbox/search/search-inbox.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { type InboxQuery, inboxHref } from "./inbox-query.ts";
import { moveFocus } from "./move-focus.ts";

type InboxFoundProps = {
  found: {
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
export function InboxFound({ found: { people, written }, query }: InboxFoundProps) {
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
                  {excerpt.map((piece, at) =>
                    piece.isFound ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order
                      <mark key={at} className="bg-warning-soft text-ink">
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
