import { href, Link } from "react-router";
import type { SourceLead } from "~/domains/lead-sources/index.server.ts";
import { chargeLabels, creditLabels } from "~/domains/lead-sources/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { JunkCheck } from "~/web/crm/lead-sources/junk-check.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** The sources that sent a lead: its price, why it may be junk, and reporting it. */
export function LeadSources({ sourceLeads }: { sourceLeads: readonly SourceLead[] }) {
  const format = useFormatDate();
  const [latest] = sourceLeads;
  if (!latest) return null;
  return (
    <Fold
      id="lead-source"
      title={`From ${latest.source.name}`}
      note={latest.isJunk && !latest.verdict ? "likely junk" : null}
      isOpen={latest.isJunk && latest.verdict === null}
    >
      <ul className="divide-y divide-line">
        {sourceLeads.map((sourceLead) => (
          <li key={sourceLead.id} className="flex flex-col gap-2 py-3 first:pt-0">
            <p className="text-sm text-muted">
              {[
                sourceLeads.length > 1 ? sourceLead.source.name : null,
                format(sourceLead.createdAt, "MMM d, yyyy h:mm a"),
                sourceLead.costCents === null ? null : formatCents(sourceLead.costCents),
                sourceLead.creditState
                  ? creditLabels[sourceLead.creditState]
                  : sourceLead.chargeState
                    ? chargeLabels[sourceLead.chargeState]
                    : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <JunkCheck
              sourceLead={sourceLead}
              {...(sourceLead.leadId ? { backToLead: sourceLead.leadId } : {})}
            />
            <Link
              to={href("/crm/settings/lead-sources/leads/:id", { id: sourceLead.id })}
              className="text-link inline-flex min-h-11 items-center self-start text-sm"
            >
              {`Report to ${sourceLead.source.attribution}`}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
