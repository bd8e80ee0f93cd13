import { Form, href, Link } from "react-router";
import type { listParticipantLeads, OwnShare } from "~/domains/growth/index.server.ts";
import { formatRate } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  conversionLabels,
  conversionTones,
  participantLabels,
} from "~/web/shared/revenue-share/participant-labels.ts";
import type { RefusedDeal } from "./report-deal.server.ts";

type Leads = Awaited<ReturnType<typeof listParticipantLeads>>;

type ShareLeadsProps = Leads & {
  shareId: string;
  before: string | null;
  today: string;
  requestKey: string;
  refused: RefusedDeal | undefined;
};

const path = "/crm/revenue-share";

/** Leads that count for the share, newest first, each with a form to report a deal. */
export function ShareLeads(props: ShareLeadsProps) {
  const { rows, next, shareId, before } = props;
  return (
    <section aria-labelledby="share-leads" className="flex flex-col gap-3">
      <h2 id="share-leads" className="text-lg">
        Leads
      </h2>
      {rows.length === 0 ? (
        <EmptyState title="No leads yet">
          Every homeowner who requests an estimate on your page is listed here.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {rows.map((lead) => (
            <li key={lead.id}>
              <ShareLead {...props} lead={lead} />
            </li>
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? withQuery(path, { of: shareId }) : null}
        nextHref={next ? withQuery(path, { of: shareId, before: next }) : null}
        nextLabel="Older leads"
      />
    </section>
  );
}

function ShareLead({ lead, ...props }: ShareLeadsProps & { lead: Leads["rows"][number] }) {
  const { shareId, today, requestKey, refused } = props;
  const { id, leadId, name, service, city, state, conversionStatus, commissionCents } = lead;
  const format = useFormatDate();
  return (
    <Card className="py-3 max-sm:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          {leadId && name !== null ? (
            <Link
              to={href("/crm/leads/:id", { id: leadId })}
              className="text-link inline-flex min-h-11 items-center font-semibold break-words"
            >
              {name}
            </Link>
          ) : (
            <p className="py-2 text-muted">Name removed</p>
          )}
          <p className="text-sm text-muted">
            {service ? `${serviceTitle(service)} in ${city}, ${state} · ` : null}
            {format(lead.createdAt, "MMM d, yyyy")}
          </p>
        </div>
        <p className="flex items-center gap-3 tabular-nums sm:min-h-11">
          <Badge tone={conversionTones[conversionStatus]}>
            {conversionStatus === "converted" ? "Closed" : conversionLabels[conversionStatus]}
          </Badge>
          {commissionCents === null ? null : formatCents(commissionCents)}
        </p>
      </div>
      {useIsMember() ? (
        <OwnDealForm
          lead={{ id, isClosed: conversionStatus === "converted" }}
          shareId={shareId}
          today={today}
          requestKey={requestKey}
          refused={refused?.leadId === id ? refused : undefined}
        />
      ) : null}
    </Card>
  );
}

type OwnDealFormProps = {
  lead: { id: string; isClosed: boolean };
  shareId: string;
  today: string;
  requestKey: string;
  refused: RefusedDeal | undefined;
};

/** Amount and closing date of a deal. */
function OwnDealForm({ lead, shareId, today, requestKey, refused }: OwnDealFormProps) {
  const typed = (name: string, otherwise: string) => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  return (
    <Disclosure isOpen={refused !== undefined}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {lead.isClosed ? "Report another deal" : "Report a deal"}
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-col gap-4 py-2"
      >
        <input type="hidden" name="share_id" value={shareId} />
        <input type="hidden" name="lead_id" value={lead.id} />
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="amount"
            id={`amount-${lead.id}`}
            label="Deal amount ($)"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed("amount", "")}
            error={refused?.errors.amount}
          />
          <TextField
            name="closed_on"
            id={`closed-${lead.id}`}
            type="date"
            label="Closed on"
            defaultValue={typed("closed_on", today)}
            error={refused?.errors.closed_on}
          />
        </div>
        <Button type="submit" variant="secondary" className="sm:self-start">
          Report deal
        </Button>
      </Form>
    </Disclosure>
  );
}

/** The agreement in one line, with its total. */
export function ShareSums({ share, cents }: { share: OwnShare; cents: number }) {
  const { status, commissionRate, joinedAt, leads, converted } = share;
  const format = useFormatDate();
  const state = status === "active" ? "" : ` · ${participantLabels[status].toLowerCase()}`;
  return (
    <>
      <p className="text-muted">
        {formatRate(commissionRate)} of each deal with one of our leads, for as long as they’re your
        customer. Nothing up front. Since {format(joinedAt, "MMM d, yyyy")}
        {state}.
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <StatCard title="Leads" value={leads} />
        <StatCard title="Closed" value={converted} />
        <div className="max-sm:col-span-2">
          <StatCard title="Commission" value={formatCents(cents)} />
        </div>
      </div>
    </>
  );
}
