import { href, Link } from "react-router";
import type { OwnLead } from "~/domains/leads/own/list-own-leads.server.ts";
import { lostReasonLabels } from "~/domains/leads/stages.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { StageBadge } from "./move-lead.tsx";

export type ShownLead = OwnLead & { ago: string };

/** Service, city and age of the request, in one line. */
export function leadLine({ service, city, state, ago }: ShownLead): string {
  return `${serviceTitle(service)} · ${city}, ${state} · ${ago}`;
}

/** List of leads, each row a large touch target. */
export function LeadRows({ leads }: { leads: readonly ShownLead[] }) {
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {leads.map((lead) => (
        <li key={lead.id} className="relative px-4 py-3 hover:bg-sunken sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <Link
              to={href("/crm/leads/:id", { id: lead.id })}
              className="min-w-0 font-semibold break-words after:absolute after:inset-0"
            >
              {lead.name}
            </Link>
            <StageBadge stage={lead.stage} />
          </div>
          <p className="text-sm text-muted">{leadLine(lead)}</p>
          {lead.lostReason ? (
            <p className="text-sm text-muted">{lostReasonLabels[lead.lostReason]}</p>
          ) : null}
          {lead.need ? <p className="mt-1 line-clamp-2 text-sm break-words">{lead.need}</p> : null}
        </li>
      ))}
    </ul>
  );
}
