import { data } from "react-router";
import { findJunkByLead } from "~/domains/lead-sources/index.server.ts";
import {
  deleteLeadView,
  listLeadFilterOptions,
  listLeadViews,
  listOwnLeads,
  type OwnLead,
  readBoard,
  saveLeadView,
} from "~/domains/leads/index.server.ts";
import { readLeadValues } from "~/domains/office/index.server.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { receiveForm } from "~/platform/http/commands/run-command.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { timeAgo } from "~/web/crm/frame/format-times.ts";
import { type CrmContext, memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/leads";
import { handleMoveForm } from "./lead-action.server.ts";
import { LeadBoard, type ShownLead } from "./lead-board.tsx";
import { LeadFilters, LeadViews, SaveLeadView } from "./lead-filters.tsx";
import {
  leadViewHref,
  noFilters,
  ownLeadsHref,
  readLeadSort,
  readLeadView,
  readOwnLeadFilter,
} from "./lead-query.ts";
import { LeadTable } from "./lead-table.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Leads" }];
export const shouldRevalidate = reloadIfBehind;

/** Formatted here, so the page ships no script for it. */
const format = (cents: number | undefined) => (cents ? formatCents(cents) : null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const filter = readOwnLeadFilter(searchParams);
  const before = readId(searchParams.get("before"));
  const view = readLeadView(searchParams);
  const sort = readLeadSort(searchParams);
  const now = platform.clock.now();
  const isBoard = view === "board";
  const [zone, places, savedViews, columns, list] = await Promise.all([
    findOwnZone(platform, reader),
    listLeadFilterOptions(platform, reader),
    listLeadViews(platform, reader),
    isBoard ? readBoard(platform, reader, filter) : null,
    isBoard ? null : listOwnLeads(platform, reader, filter, before, sort),
  ]);
  const here = leadViewHref({ ...filter, board: isBoard });
  const saved = savedViews.map(({ id, name, filter: keptFilter }) => {
    const address = leadViewHref(keptFilter);
    return { id, name, address, current: address === here };
  });
  const listed = list?.rows.map(({ id }) => id) ?? [];
  const onBoard = columns?.flatMap(({ leads }) => leads.map(({ id }) => id)) ?? [];
  const [foundJunk, values] = await Promise.all([
    findJunkByLead(platform, reader, listed),
    readLeadValues(platform, reader, [...listed, ...onBoard]),
  ]);
  const junk = Object.fromEntries(foundJunk);
  const hasServices = places.services.length > 1;
  const toShown = (lead: OwnLead): ShownLead => {
    const ago = timeAgo(lead.createdAt, now, zone);
    const worth = format(values.get(lead.id));
    const topic = hasServices ? serviceTitle(lead.service) : lead.source;
    const parts = [topic, `${lead.city}, ${lead.state}`, ago, worth];
    return { ...lead, ago, worth, topic, line: parts.filter(Boolean).join(" · ") };
  };
  /** What a column's leads are worth as far as it's known; at least that if only some are shown. */
  const sumOf = (leads: readonly { id: string }[], total: number) => {
    const sum = format(leads.reduce((cents, { id }) => cents + (values.get(id) ?? 0), 0));
    return sum && total > leads.length ? `${sum}+` : sum;
  };
  return {
    filter,
    view,
    places: {
      ...places,
      services: places.services.map((value) => ({ value, label: serviceTitle(value) })),
      sources: places.sources.map((value) => ({ value, label: value })),
    },
    saved,
    sort,
    columns:
      columns?.map((column) => ({
        ...column,
        leads: column.leads.map(toShown),
        worth: sumOf(column.leads, column.total),
        allHref: ownLeadsHref({ ...filter, stage: column.stage }),
      })) ?? null,
    list: list && { ...list, rows: list.rows.map(toShown), junk },
    before,
  };
}

/** Saves or deletes a view, or moves a lead on the board. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await receiveForm(request);
  const { body: values } = form;
  if (values.intent === "save_view") return saveView(context, new URL(request.url), values);
  if (values.intent === "delete_view") return deleteView(context, values);
  return handleMoveForm(args, form);
}

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

/** Saves the filters of the page's URL under a name. */
async function saveView(context: CrmContext, { searchParams }: URL, values: FormValues) {
  const filter = {
    ...readOwnLeadFilter(searchParams),
    board: readLeadView(searchParams) === "board",
  };
  const member = sessionMember(context);
  const saved = await saveLeadView(context.get(platformContext), member, filter, values);
  if (!saved.ok) return respondWithRefusal(saved, notSaved, {}, { values });
  return respondWithToasts({
    title: "View Saved",
    description: "You’ll find it above your leads.",
  });
}

/** Deletes a view; if it is already gone, such as after a second click, shows an error. */
async function deleteView(context: CrmContext, values: FormValues) {
  const member = sessionMember(context);
  const viewId = readId(values.view_id);
  if (!viewId) throw notFound();
  const deleted = await deleteLeadView(context.get(platformContext), member, viewId);
  if (deleted.ok)
    return respondWithToasts({ title: "View Deleted", description: "Your leads aren’t affected." });
  const toast: ToastMessage = {
    tone: "destructive",
    title: "Not Deleted",
    description: "That view no longer exists.",
  };
  return data({ toasts: [toast], refused: undefined }, { status: statusOfRefusal(deleted) });
}

/** The business's leads, as a list or a board. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, view, places, saved, sort, columns, list, before } = loaderData;
  useLiveUpdates("/crm/events", "lead");
  const isMember = useIsMember();
  const here = leadViewHref({ ...filter, board: view === "board" });
  const isFiltered = ownLeadsHref({ ...filter, search: "" }) !== ownLeadsHref(noFilters);
  const narrowed = ownLeadsHref(filter) !== ownLeadsHref(noFilters);
  const hasServices = places.services.length > 1;
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
      <LeadFilters filter={filter} view={view} sort={sort} places={places} />
      {isMember && isFiltered && !saved.some(({ current }) => current) ? (
        <SaveLeadView key={here} searches={filter.search !== ""} result={actionData} />
      ) : null}
      {columns ? <LeadBoard columns={columns} result={actionData} /> : null}
      {list && list.rows.length === 0 ? <NoLeads narrowed={narrowed} /> : null}
      {list && list.rows.length > 0 ? (
        <LeadTable
          leads={list.rows}
          junk={list.junk}
          hasServices={hasServices}
          sort={sort}
          address={(order) => ownLeadsHref(filter, { sort: order })}
        />
      ) : null}
      <ListPager
        firstHref={before ? ownLeadsHref(filter, { sort }) : null}
        firstLabel={sort === "-date" ? undefined : "First page"}
        nextHref={list?.next ? ownLeadsHref(filter, { before: list.next, sort }) : null}
        nextLabel={sort === "-date" ? "Older leads" : "Next page"}
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
