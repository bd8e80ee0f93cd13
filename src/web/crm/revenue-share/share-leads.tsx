import { href, Link } from "react-router";
import type { listParticipantLeads } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { withQuery } from "~/platform/http/requests/list-query.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  conversionLabels,
  conversionTones,
} from "~/web/shared/revenue-share/participant-labels.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import { OwnDealForm } from "./own-deal-form.tsx";
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
