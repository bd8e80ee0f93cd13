import { Form, Link, Outlet, useParams } from "react-router";
import { listConversations, searchInbox } from "~/domains/inbox/index.server.ts";
import type { InboxView } from "~/domains/inbox/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { memberHasPermission } from "~/domains/shared/index.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { timeAgo } from "~/web/crm/frame/format-times.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/conversations";
import { InboxFound, InboxList } from "./inbox-list.tsx";
import { type InboxQuery, inboxHref, readInboxQuery } from "./inbox-query.ts";

export const meta: Route.MetaFunction = () => [{ title: "Inbox" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const query = readInboxQuery(searchParams, readId(searchParams.get("before")));
  const now = platform.clock.now();
  const zone = await findOwnZone(platform, reader);
  const runsBusiness = reader.kind !== "member" || memberHasPermission(reader, "run_business");
  if (query.search) {
    const { people, found } = await searchInbox(platform, reader, query.search);
    const shown = found.map((conversation) => ({
      ...conversation,
      ago: timeAgo(conversation.at, now, zone),
    }));
    return { query, runsBusiness, found: { people, written: shown }, list: null };
  }
  const { rows, next } = await listConversations(platform, reader, query.view, query.before);
  const shown = rows.map((row) => ({ ...row, ago: timeAgo(row.lastMessageAt, now, zone) }));
  return { query, runsBusiness, found: null, list: { rows: shown, next } };
}

/** The inbox next to the open conversation; on a phone only one of the two. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { query, runsBusiness, found, list } = loaderData;
  const { id } = useParams();
  useLiveUpdates("/crm/events", "message", "call", "conversation", "lead");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <section
        aria-label="Conversations"
        className={`flex min-w-0 flex-col gap-3 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] ${id ? "max-lg:hidden" : ""}`}
      >
        <InboxHead query={query} runsBusiness={runsBusiness} isOpen={id !== undefined} />
        {found ? <InboxFound results={found} query={query} /> : null}
        {list ? <InboxList list={list} query={query} openId={id ?? null} /> : null}
      </section>
      <Outlet />
    </div>
  );
}

type InboxHeadProps = { query: InboxQuery; runsBusiness: boolean; isOpen: boolean };

const views: [InboxView, string][] = [
  ["all", "All"],
  ["unread", "Unread"],
  ["mine", "Mine"],
  ["unassigned", "Unassigned"],
];

/** Search and views of the inbox: plain links and a GET form, so the URL holds the filters. */
function InboxHead({ query, runsBusiness, isOpen }: InboxHeadProps) {
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
            placeholder="Name or message"
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
            {shown.map(([viewName, label]) => (
              <li key={viewName}>
                <Link
                  to={inboxHref({ view: viewName })}
                  aria-current={viewName === view ? "page" : undefined}
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
