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
        {sourceLeads.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 py-3 first:pt-0">
            <p className="text-sm text-muted">
              {[
                sourceLeads.length > 1 ? one.source.name : null,
                format(one.createdAt, "MMM d, yyyy HH:mm"),
                one.costCents === null ? null : formatCents(one.costCents),
                one.creditState
                  ? creditLabels[one.creditState]
                  : one.chargeState
                    ? chargeLabels[one.chargeState]
                    : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <JunkCheck sourceLead={one} {...(one.leadId ? { backToLead: one.leadId } : {})} />
            <Link
              to={href("/crm/settings/lead-sources/leads/:id", { id: one.id })}
              className="text-link inline-flex min-h-11 items-center self-start text-sm"
            >
              {`Report to ${one.source.attribution}`}
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
