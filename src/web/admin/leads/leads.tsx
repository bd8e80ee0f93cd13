import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { type ListedLead, listLeads } from "~/domains/leads/index.server.ts";
import {
  type LeadView,
  leadStatuses,
  quarantineReasonLabels,
  reviewUndoSeconds,
} from "~/domains/leads/index.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import {
  BulkBar,
  BulkBox,
  FilterSelect,
  ListFilters,
  ListTable,
  SearchBox,
  stateOptions,
} from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/leads";
import { handleQuarantineForm } from "./lead-action.server.ts";
import {
  heldLeadColumns,
  leadColumns,
  leadContact,
  leadService,
  leadsHref,
  leadTones,
  readLeadFilter,
  unfiltered,
} from "./lead-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "Leads" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await loadList({ request, context }, readLeadFilter, listLeads);
  return { ...list, deleted: new URL(request.url).searchParams.has("deleted") };
}

/** Releases or discards quarantined requests. */
export async function action({ request, context }: Route.ActionArgs) {
  return handleQuarantineForm(context, await readForm(request));
}

const path = "/admin/leads";
const views: readonly (readonly [LeadView, string, string])[] = [
  ["leads", "Leads", "No leads yet"],
  ["quarantine", "Quarantine", "Nothing in quarantine"],
  ["discarded", "Discarded", "Nothing discarded"],
];

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before, deleted } = loaderData;
  const format = useFormatDate();
  const isWaiting = filter.view === "quarantine";
  const whole = unfiltered(filter);
  const filtered = leadsHref(path, filter) !== leadsHref(path, whole);
  const empty = views.find(([view]) => view === filter.view)?.[2] ?? "";
  return (
    <div className="flex flex-col gap-5">
      <ListHeading
        title="Leads"
        exportHref={leadsHref(`${path}.csv`, filter)}
        actions={
          <LinkButton href="/admin/leads/reports" variant="secondary" size="small">
            Reported leads
          </LinkButton>
        }
      >
        Each lead belongs to one business. Requests that look like spam go to quarantine, and no one
        gets an alert about them.
      </ListHeading>
      {actionData ? <ReviewedLeads key={actionData.undo.join()} {...actionData} /> : null}
      {deleted ? <p role="status">Customer data deleted.</p> : null}
      <Tabs
        label="Leads"
        items={views.map(([view, label]) => ({
          href: leadsHref(path, { ...whole, view }),
          label,
          current: view === filter.view,
        }))}
      />
      <ListFilters
        hiddenParams={filter.view === "leads" ? {} : { show: filter.view }}
        clearHref={filtered ? leadsHref(path, whole) : null}
      >
        <SearchBox
          label="Search"
          placeholder="Name, phone, email, or business"
          value={filter.search}
        />
        <SearchBox
          label="Business"
          placeholder="Any business"
          name="business"
          value={filter.business}
        />
        <FilterSelect
          label="Status"
          name="status"
          any="Any status"
          value={filter.status}
          options={stateOptions(leadStatuses).map(({ value, label }) => ({
            value,
            label: value === "closed" ? "Done (closed)" : label,
          }))}
        />
      </ListFilters>
      {isWaiting && rows.length > 0 ? (
        <BulkBar
          label="Selected leads"
          actions={[
            { value: "release-selected", label: "Release selected" },
            { value: "discard-selected", label: "Discard selected", variant: "secondary" },
          ]}
        />
      ) : null}
      <ListTable
        caption="Homeowners' leads, newest first"
        columns={filter.view === "leads" ? leadColumns : heldLeadColumns}
        rows={rows}
        empty={filtered ? "No leads match" : empty}
      >
        {(lead) =>
          filter.view !== "leads" ? (
            <QuarantinedLeadRow key={lead.id} lead={lead} isWaiting={isWaiting} />
          ) : (
            <tr key={lead.id}>
              <Th scope="row" className="min-w-28">
                <Link to={`${path}/${lead.id}`} className="text-link">
                  {lead.name}
                </Link>
              </Th>
              <Td>{leadContact(lead)}</Td>
              <Td>
                <Link
                  to={leadsHref(path, { ...whole, business: lead.businessName })}
                  className="text-link font-normal"
                >
                  {lead.businessName}
                </Link>
              </Td>
              <Td>{leadService(lead)}</Td>
              <Td>
                <Badge tone={leadTones[lead.status]}>{lead.status}</Badge>
              </Td>
              <Td numeric>{lead.enquiries}</Td>
              <Td className="whitespace-nowrap">
                {format(lead.lastRequestedAt ?? lead.createdAt, "MMM d, h:mm a")}
              </Td>
            </tr>
          )
        }
      </ListTable>
      <ListPager
        firstHref={before ? leadsHref(path, filter) : null}
        nextHref={next ? leadsHref(path, filter, next) : null}
        nextLabel="Older leads"
      />
    </div>
  );
}

type ReviewedLeadsProps = {
  message: string;
  refused: boolean;
  /** Ids that Undo restores, as returned by the server; empty if nothing can be undone. */
  undo: readonly string[];
};

/** Result of a bulk decision, with Undo for ten seconds. */
function ReviewedLeads({ message, refused, undo }: ReviewedLeadsProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), reviewUndoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert tone={refused ? "warning" : "good"} role="status">
      {message}
      {undo.length > 0 && !isOver ? (
        <Form method="post" preventScrollReset className="mt-2">
          {undo.map((value) => (
            <input key={value} type="hidden" name="undo" value={value} />
          ))}
          <Button type="submit" name="intent" value="undo" size="small" variant="secondary">
            Undo
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}

type HeldLeadRowProps = {
  lead: ListedLead;
  /** Whether it needs a decision. */
  isWaiting: boolean;
};

/** A request flagged as spam: the reason and its text, so staff can decide without opening it. */
function QuarantinedLeadRow({ lead, isWaiting }: HeldLeadRowProps) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-36">
        <div className="flex items-center gap-1">
          {isWaiting ? <BulkBox id={lead.id} name={lead.name} /> : null}
          <Link to={`/admin/leads/${lead.id}`} className="text-link">
            {lead.name}
          </Link>
        </div>
      </Th>
      <Td className="min-w-40">
        {lead.heldReason ? (
          <Badge tone="warning">{quarantineReasonLabels[lead.heldReason]}</Badge>
        ) : null}
      </Td>
      <Td className="max-w-md min-w-64">
        <p className="line-clamp-4 break-words whitespace-pre-wrap">{lead.heldNeed}</p>
      </Td>
      <Td>{leadContact(lead)}</Td>
      <Td>{lead.businessName}</Td>
      <Td>{leadService(lead)}</Td>
      <Td className="whitespace-nowrap">
        {format(lead.lastRequestedAt ?? lead.createdAt, "MMM d, h:mm a")}
      </Td>
    </tr>
  );
}
