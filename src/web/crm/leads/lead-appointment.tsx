import { href, Link } from "react-router";
import { formatArrival } from "~/domains/schedule/visits/visit-clock.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { visitBadge } from "../schedule/visit-words.ts";

export type LeadVisit = {
  id: string;
  state: "booked" | "done" | "canceled";
  startsAt: Date;
  windowMinutes: number;
  crewName: string;
  movedAt: Date | null;
};

type LeadAppointmentProps = {
  leadId: string;
  /** Upcoming visits first, then past ones, latest first. */
  visits: readonly LeadVisit[];
  zone: string;
  isMember: boolean;
  canOffer: boolean;
};

/** A lead's appointments, with links to offer times or book one. */
export function LeadAppointment(props: LeadAppointmentProps) {
  const { leadId, visits, zone, isMember, canOffer } = props;
  if (!isMember && visits.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="appointment" className="max-sm:p-4">
      <h2 id="appointment" className="mb-3 text-lg">
        Appointments
      </h2>
      {visits.length > 0 ? (
        <ul className="mb-3 divide-y divide-line">
          {visits.map((visit) => {
            const badge = visitBadge(visit);
            return (
              <li key={visit.id} className="py-1">
                <Link
                  to={href("/crm/schedule/visits/:id", { id: visit.id })}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
                >
                  <span className={visit.state === "booked" ? "font-semibold" : "text-muted"}>
                    {formatArrival(visit, zone)}
                  </span>
                  <span className="flex items-center gap-2 text-sm text-muted">
                    {visit.crewName}
                    {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
      {isMember ? (
        <div className="flex flex-col gap-2">
          {canOffer ? (
            <LinkButton href={`/crm/schedule/offer/${leadId}`} variant="secondary">
              Offer times
            </LinkButton>
          ) : null}
          <LinkButton href={`/crm/schedule/new?lead=${leadId}`} variant="secondary">
            Book appointment
          </LinkButton>
        </div>
      ) : null}
    </Card>
  );
}
