import { Form, Link } from "react-router";
import type { InboxView } from "~/domains/inbox/inbox.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TouchLink } from "../frame/touch-link.tsx";
import { type InboxQuery, inboxHref } from "./inbox-query.ts";

type InboxHeadProps = { query: InboxQuery; runsBusiness: boolean; isOpen: boolean };

const views: [InboxView, string][] = [
  ["all", "All"],
  ["unread", "Unread"],
  ["mine", "Mine"],
  ["unassigned", "Unassigned"],
];

/** Search and views of the inbox: plain links and a GET form, so the URL holds the filters. */
export function InboxHead({ query, runsBusiness, isOpen }: InboxHeadProps) {
  const { view, search } = query;
  // Conversations can't be assigned to technicians.
  const shown = runsBusiness ? views : views.slice(0, 2);
  const Heading = isOpen ? "h2" : "h1";
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Heading className="text-2xl">Inbox</Heading>
        {runsBusiness ? <TouchLink to="/crm/conversations/snippets">Templates</TouchLink> : null}
      </div>
      <Form key={search} action="/crm/conversations" role="search" className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            type="search"
            name="q"
            id="inbox-search"
            label="Search conversations"
            placeholder="Message, name, or phone"
            defaultValue={search}
          />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12 max-lg:px-4 lg:px-3">
          Search
        </Button>
      </Form>
      {search ? (
        <Link
          to={inboxHref({})}
          className="text-link inline-flex min-h-11 items-center self-start text-sm"
        >
          Back to all conversations
        </Link>
      ) : (
        <nav aria-label="Which conversations">
          <ul className="flex flex-wrap gap-1">
            {shown.map(([one, label]) => (
              <li key={one}>
                <Link
                  to={inboxHref({ view: one })}
                  aria-current={one === view ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-info-soft aria-[current=page]:text-info"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
