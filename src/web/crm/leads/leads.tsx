import {
  listLeadViews,
  listOwnLeads,
  listOwnPlaces,
  readBoard,
} from "~/domains/leads/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { receiveForm } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { timeAgo } from "~/web/crm/frame/format-times.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/leads";
import { handleDeleteView, handleMoveForm, handleSaveView } from "./lead-action.server.ts";
import { LeadBoard, LeadRows } from "./lead-board.tsx";
import { LeadFilters, LeadViews, SaveLeadView } from "./lead-filters.tsx";
import {
  everything,
  leadViewHref,
  ownLeadsHref,
  readLeadView,
  readOwnLeadFilter,
} from "./lead-query.ts";

export const meta: Route.MetaFunction = () => [{ title: "Leads" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const filter = readOwnLeadFilter(searchParams);
  const before = readId(searchParams.get("before"));
  const view = readLeadView(searchParams);
  const now = platform.clock.now();
  const zone = await findOwnZone(platform, reader);
  const withAge = <Lead extends { createdAt: Date }>(lead: Lead) => ({
    ...lead,
    ago: timeAgo(lead.createdAt, now, zone),
  });
  const places = await listOwnPlaces(platform, reader);
  const kept = await listLeadViews(platform, reader);
  const here = leadViewHref({ ...filter, board: view === "board" });
  const saved = kept.map(({ id, name, filter: keptFilter }) => {
    const address = leadViewHref(keptFilter);
    return { id, name, address, current: address === here };
  });
  if (view === "board") {
    const columns = await readBoard(platform, reader, filter);
    const shown = columns.map((column) => ({
      ...column,
      leads: column.leads.map(withAge),
      allHref: ownLeadsHref({ ...filter, stage: column.stage }),
    }));
    return { filter, view, places, saved, columns: shown, list: null, before };
  }
  const { rows, next } = await listOwnLeads(platform, reader, filter, before);
  return {
    filter,
    view,
    places,
    saved,
    columns: null,
    list: { rows: rows.map(withAge), next },
    before,
  };
}

/** Saves or deletes a view, or moves a lead on the board. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await receiveForm(request);
  const { body: values } = form;
  if (values.intent === "save_view") return handleSaveView(context, new URL(request.url), values);
  if (values.intent === "delete_view") return handleDeleteView(context, values);
  return handleMoveForm(args, form);
}

/** The business's leads, as a list or a board. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, view, places, saved, columns, list, before } = loaderData;
  useLiveUpdates("/crm/events", "lead");
  const isMember = useIsMember();
  const here = leadViewHref({ ...filter, board: view === "board" });
  const isFiltered = ownLeadsHref({ ...filter, search: "" }) !== ownLeadsHref(everything);
  const narrowed = ownLeadsHref(filter) !== ownLeadsHref(everything);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Leads</h1>
        {isMember ? (
          <div className="flex gap-2">
            <LinkButton href="/crm/leads/import" variant="quiet">
              Import
            </LinkButton>
            <LinkButton href="/crm/leads/new" variant="action">
              Add a lead
            </LinkButton>
          </div>
        ) : null}
      </div>
      <ActionToasts toasts={actionData?.toasts} />
      <Tabs
        label="View"
        items={[
          { href: ownLeadsHref(filter), label: "List", current: view === "list" },
          {
            href: ownLeadsHref(filter, { view: "board" }),
            label: "Board",
            current: view === "board",
          },
        ]}
      />
      <LeadViews views={saved} />
      <LeadFilters filter={filter} view={view} places={places} />
      {isMember && isFiltered && !saved.some(({ current }) => current) ? (
        <SaveLeadView key={here} searches={filter.search !== ""} answer={actionData} />
      ) : null}
      {columns ? <LeadBoard columns={columns} answer={actionData} /> : null}
      {list && list.rows.length === 0 ? <NoLeads narrowed={narrowed} /> : null}
      {list && list.rows.length > 0 ? <LeadRows leads={list.rows} /> : null}
      <ListPager
        firstHref={before ? ownLeadsHref(filter) : null}
        nextHref={list?.next ? ownLeadsHref(filter, { before: list.next }) : null}
        nextLabel="Older leads"
      />
    </div>
  );
}

function NoLeads({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="No leads match">Try another word, or fewer filters.</EmptyState>
  ) : (
    <EmptyState title="No leads yet">
      New requests from your page show up here right away, and you get an email.
    </EmptyState>
  );
}
