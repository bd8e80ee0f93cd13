import { Outlet, useParams } from "react-router";
import { listConversations } from "~/domains/inbox/list-conversations.server.ts";
import { searchInbox } from "~/domains/inbox/search/search-inbox.server.ts";
import { findOwnZone } from "~/domains/schedule/visits/list-visits.server.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { timeAgo } from "../frame/format-elapsed.ts";
import { memberContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/conversations";
import { InboxFound } from "./inbox-found.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { InboxList } from "./inbox-list.tsx";
import { readInboxQuery } from "./inbox-query.ts";

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
    const shown = found.map((one) => ({ ...one, ago: timeAgo(one.at, now, zone) }));
    return { query, runsBusiness, found: { people, written: shown }, list: null };
  }
  const { rows, next } = await listConversations(platform, reader, query.view, query.before);
  const shown = rows.map((one) => ({ ...one, ago: timeAgo(one.lastMessageAt, now, zone) }));
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
        {found ? <InboxFound found={found} query={query} /> : null}
        {list ? <InboxList list={list} query={query} openId={id ?? null} /> : null}
      </section>
      <Outlet />
    </div>
  );
}
