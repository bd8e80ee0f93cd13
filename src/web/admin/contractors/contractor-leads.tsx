import { href, Link } from "react-router";
import type { listContractorLeads } from "~/domains/leads/list-contractor-leads.server.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { leadTones } from "../leads/lead-tones.ts";

type ContractorLeadsProps = {
  leads: Awaited<ReturnType<typeof listContractorLeads>>;
  businessName: string;
};

/** The contractor's latest leads. */
export function ContractorLeads({ leads: { latest, total }, businessName }: ContractorLeadsProps) {
  const format = useFormatDate();
  const all = new URLSearchParams({ business: businessName });
  return (
    <Card as="section" id="leads">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">Leads</h2>
        {total > 0 ? (
          <Link to={`/admin/leads?${all}`} className="text-link text-sm">
            {total === 1 ? "1 lead" : `All ${total.toLocaleString("en-US")} leads`}
          </Link>
        ) : null}
      </div>
      {latest.length === 0 ? <p className="mt-2 text-sm text-muted">No leads yet</p> : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {latest.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Link
                to={href("/admin/leads/:id", { id: lead.id })}
                className="text-link font-semibold"
              >
                {lead.name}
              </Link>{" "}
              <span className="text-muted">
                {serviceTitle(lead.service)} in {lead.city}, {lead.state}
              </span>
            </span>
            <span className="flex items-center gap-3 text-muted tabular-nums">
              {format(lead.createdAt, "MMM d, h:mm a")}
              <Badge tone={leadTones[lead.status]}>{lead.status}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
