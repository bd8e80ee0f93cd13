import { formatClock } from "~/domains/schedule/visits/visit-clock.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CrewName } from "./crew-name.tsx";
import type { ShownVisit } from "./shown-visit.ts";
import { visitBadge } from "./visit-words.ts";

type VisitLineProps = { visit: ShownVisit; zone: string; showsCrew: boolean; plans: boolean };

/** A visit in a day's list: time, customer, job and crew. The whole line links to it. */
export function VisitLine({ visit, zone, showsCrew, plans }: VisitLineProps) {
  const badge = visitBadge(visit);
  const gone = visit.state === "canceled";
  return (
    <li
      data-drag={plans && visit.state === "booked" ? visit.id : undefined}
      className="data-dragged:pointer-events-none data-dragged:relative data-dragged:z-10 data-dragged:opacity-80"
    >
      <a
        draggable={false}
        href={`/crm/schedule/visits/${visit.id}`}
        className="flex flex-col gap-0.5 rounded-xl border border-line bg-surface px-3 py-2.5 hover:border-edge"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className={gone ? "line-through" : "font-semibold text-ink"}>
            {formatClock(visit.startsAt, zone)} – {formatClock(visit.endsAt, zone)}
          </span>
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </span>
        <span className={`font-semibold break-words ${gone ? "line-through" : ""}`}>
          {visit.customerName}
        </span>
        <span className="text-sm break-words text-muted">{visit.what}</span>
        {visit.address ? (
          <span className="text-sm break-words text-muted">{visit.address}</span>
        ) : null}
        {showsCrew ? (
          <span className="text-sm">
            <CrewName name={visit.crewName} color={visit.crewColor} />
          </span>
        ) : null}
      </a>
    </li>
  );
}
