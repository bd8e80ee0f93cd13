import { Link } from "react-router";
import { type LeadView, leadStatuses } from "~/domains/leads/leads.ts";
import { listLeads } from "~/domains/leads/list-leads.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { FilterSelect, ListFilters, SearchBox, stateOptions } from "../lists/list-filters.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import type { Route } from "./+types/leads";
import { HeldLeadRow } from "./held-lead-row.tsx";
import { heldLeadColumns, leadColumns, leadContact, leadService } from "./lead-columns.ts";
import { leadsHref, readLeadFilter, unfiltered } from "./lead-query.ts";
import { leadTones } from "./lead-tones.ts";
import { answerQuarantineForm } from "./quarantine-action.server.ts";
import { ReviewedLeads } from "./reviewed-leads.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Leads" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await loadList({ request, context }, readLeadFilter, listLeads);
  return { ...list, deleted: new URL(request.url).searchParams.has("deleted") };
}

/** Decides about what waits in the quarantine. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerQuarantineForm(context, await readForm(request));
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
  const waits = filter.view === "quarantine";
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
        kept={filter.view === "leads" ? {} : { show: filter.view }}
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
      {waits && rows.length > 0 ? (
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
            <HeldLeadRow key={lead.id} lead={lead} waits={waits} />
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
                {format(lead.lastAskedAt ?? lead.createdAt, "MMM d, h:mm a")}
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
