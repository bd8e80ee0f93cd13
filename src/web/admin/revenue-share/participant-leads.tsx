import { Form, href, Link } from "react-router";
import type { listParticipantLeads } from "~/domains/growth/index.server.ts";
import type { ConversionStatus } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  conversionLabels,
  conversionTones,
} from "~/web/shared/revenue-share/participant-labels.ts";
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

const control =
  "min-h-9 rounded-lg border border-edge bg-surface px-3 text-sm text-ink placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-bad";

type DealFormProps = {
  leadId: string;
  status: ConversionStatus;
  requestKey: string;
  refused: RefusedForm | undefined;
};

/** Records a lead's outcome: a closed deal with its amount, or none. */
function DealForm({ leadId, status, requestKey, refused }: DealFormProps) {
  const errors = refused?.errors ?? {};
  const wrong = errors.amount ?? errors.note;
  const typed = (name: string) => typedText(refused?.values, name) ?? "";
  const form = useFreshForm(refused !== undefined);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="flex min-w-md flex-wrap items-center gap-2"
    >
      {wrong ? (
        <div className="w-full">
          <FieldError id={`deal-error-${leadId}`}>{wrong}</FieldError>
        </div>
      ) : null}
      <input type="hidden" name="lead_id" value={leadId} />
      <input type="hidden" name="request_key" value={requestKey} />
      <input
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Deal in $"
        aria-label="Deal amount in dollars"
        aria-invalid={errors.amount ? true : undefined}
        aria-describedby={wrong ? `deal-error-${leadId} ${leadId}` : leadId}
        defaultValue={typed("amount")}
        className={`${control} w-28`}
      />
      <input
        name="note"
        autoComplete="off"
        placeholder="Note (don’t include names)"
        aria-label="Note"
        aria-describedby={leadId}
        maxLength={500}
        defaultValue={typed("note")}
        className={`${control} w-60`}
      />
      <Button
        type="submit"
        name="intent"
        value="deal"
        size="small"
        variant="secondary"
        aria-describedby={leadId}
      >
        {status === "converted" ? "Add deal" : "Mark converted"}
      </Button>
      {status === "pending" ? (
        <Button
          type="submit"
          name="intent"
          value="lost"
          size="small"
          variant="quiet"
          aria-describedby={leadId}
        >
          Mark lost
        </Button>
      ) : null}
    </Form>
  );
}
