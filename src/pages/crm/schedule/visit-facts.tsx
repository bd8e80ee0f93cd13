import { Link } from "react-router";
import { formatCents } from "~/features/money/money.ts";
import type { ListedVisit } from "~/features/visits/list-visits.server.ts";
import { formatArrival, formatClock, formatDay } from "~/features/visits/visit-clock.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { mapHref } from "../frame/map-href.ts";
import { CrewName } from "./crew-name.tsx";

type VisitFactsProps = { visit: ListedVisit; others: readonly ListedVisit[]; zone: string };

/** When and where, and how to get there and to them. */
export function VisitFacts({ visit, others, zone }: VisitFactsProps) {
  const { phone, email, address } = visit;
  const clock = (moment: Date) => formatClock(moment, zone);
  const facts: [string, React.ReactNode][] = [
    ["Arrival", formatArrival(visit, zone)],
    ["Until", clock(visit.endsAt)],
    ...(visit.leavesAt < visit.startsAt
      ? [["Leaves at", clock(visit.leavesAt)] as [string, React.ReactNode]]
      : []),
    ["Crew", <CrewName key="crew" name={visit.crewName} color={visit.crewColor} />],
    ["Job", visit.what],
    ["Address", address ?? "Not given"],
    ...(email ? [["Email", email] as [string, React.ReactNode]] : []),
    ...(visit.valueCents === null
      ? []
      : [["Value", formatCents(visit.valueCents)] as [string, React.ReactNode]]),
  ];
  return (
    <Card as="section" aria-label="Visit" className="max-sm:p-4">
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {address ? (
          <LinkButton
            href={mapHref(address)}
            variant="secondary"
            size="small"
            rel="noreferrer"
            target="_blank"
          >
            Navigate
          </LinkButton>
        ) : null}
        {phone ? (
          <LinkButton href={telLink(phone)} variant="secondary" size="small">
            Call {formatPhone(phone)}
          </LinkButton>
        ) : null}
      </div>
      {others.length > 0 ? (
        <ul aria-label="Other visits of this job" className="mt-4 flex flex-col gap-1 text-sm">
          {others.map((other) => (
            <li key={other.id}>
              <Link className="text-brand underline" to={`/crm/schedule/visits/${other.id}`}>
                {formatDay(other.startsAt, zone)}, {clock(other.startsAt)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
