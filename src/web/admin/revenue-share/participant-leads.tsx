import { href, Link } from "react-router";
import type { listParticipantLeads } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { withQuery } from "~/platform/http/requests/list-query.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  conversionLabels,
  conversionTones,
} from "~/web/shared/revenue-share/participant-labels.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { DealForm } from "./deal-form.tsx";
import type { RefusedForm } from "./participant-action.server.ts";

type Lead = Awaited<ReturnType<typeof listParticipantLeads>>["rows"][number];

type ParticipantLeadsProps = {
  leads: Lead[];
  next: string | null;
  requestKey: string;
  path: string;
  before: string | null;
  refused: RefusedForm | undefined;
};

/** A participant's leads with their outcomes. */
export function ParticipantLeads(props: ParticipantLeadsProps) {
  const { leads, next, requestKey, path, before, refused } = props;
  const format = useFormatDate();
  const mayChange = useMayChange();
  if (leads.length === 0) {
    return (
      <EmptyState title="No leads yet">
        New requests from this contractor’s pages show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption="Leads, newest first" captionHidden>
        <thead>
          <tr>
            <Th>Homeowner</Th>
            <Th>Received</Th>
            <Th>Status</Th>
            <Th numeric>Commission</Th>
            {mayChange ? <Th>Outcome</Th> : null}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id}>
              <Th scope="row" id={lead.id}>
                <Homeowner lead={lead} />
              </Th>
              <Td className="whitespace-nowrap">{format(lead.createdAt, "MMM d, yyyy")}</Td>
              <Td>
                <Badge tone={conversionTones[lead.conversionStatus]}>
                  {conversionLabels[lead.conversionStatus]}
                </Badge>
              </Td>
              <Td numeric>
                {lead.commissionCents === null ? "–" : formatCents(lead.commissionCents)}
              </Td>
              {mayChange ? (
                <Td>
                  <DealForm
                    leadId={lead.id}
                    status={lead.conversionStatus}
                    requestKey={requestKey}
                    refused={refused?.leadId === lead.id ? refused : undefined}
                  />
                </Td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Table>
      <ListPager
        firstHref={before ? path : null}
        nextHref={next ? withQuery(path, { before: next }) : null}
        nextLabel="Older leads"
      />
    </>
  );
}

/** Customer and request. Leads from before the system and erased customers have no name. */
function Homeowner({ lead }: { lead: Lead }) {
  if (!lead.leadId || lead.name === null) {
    return <span className="font-normal text-muted">Name removed</span>;
  }
  return (
    <>
      <Link to={href("/admin/leads/:id", { id: lead.leadId })} className="text-link">
        {lead.name}
      </Link>
      {lead.service ? (
        <span className="block font-normal text-muted">
          {serviceTitle(lead.service)} in {lead.city}, {lead.state}
        </span>
      ) : null}
    </>
  );
}
