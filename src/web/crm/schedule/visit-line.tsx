import { Badge } from "~/ui/feedback/badge.tsx";
import { CrewName } from "./crew-name.tsx";
import type { ShownVisit } from "./schedule-address.ts";
import { formatStart, formatTimes, visitBadge } from "./visit-labels.ts";

type VisitLinkProps = {
  visit: ShownVisit;
  zone: string;
  showsCrew: boolean;
  /** In which grid wide screens show it, with little room; by default none. */
  grid?: "day" | "week";
  /** ID of the text that says how to move it. */
  describedBy?: string | undefined;
};

/** A visit's time, customer, job, address and crew. The whole box links to it. */
export function VisitLink(props: VisitLinkProps) {
  const { visit, zone, showsCrew, grid, describedBy } = props;
  const badge = visitBadge(visit);
  const isCanceled = visit.state === "canceled";
  const inList = grid ? "list-only" : "";
  const crewClass = showsCrew ? `crew text-sm ${grid === "day" ? inList : ""}` : "sr-only";
  return (
    <a
      draggable={false}
      href={`/crm/schedule/visits/${visit.id}`}
      aria-describedby={describedBy}
      className="flex flex-col gap-0.5 rounded-xl border border-line bg-surface px-3 py-2.5 hover:border-edge"
    >
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className={`times ${isCanceled ? "line-through" : "font-semibold text-ink"}`}>
          {formatTimes(visit, zone)}
        </span>
        {grid ? (
          <span aria-hidden="true" className="start hidden font-semibold text-ink">
            {formatStart(visit, zone)}
          </span>
        ) : null}
        {badge ? (
          <span className={inList}>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </span>
        ) : null}
      </span>
      <span className={`customer font-semibold break-words ${isCanceled ? "line-through" : ""}`}>
        {visit.customerName}
      </span>
      <span className="what text-sm break-words text-muted">{visit.what}</span>
      {visit.address ? (
        <span className={`text-sm break-words text-muted ${inList}`}>{visit.address}</span>
      ) : null}
      <span className={crewClass}>
        <CrewName name={visit.crewName} color={visit.crewColor} />
      </span>
    </a>
  );
}
