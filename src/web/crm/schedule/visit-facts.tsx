import { Form, href, Link } from "react-router";
import type { ListedVisit, RepeatingJob, VisitPlace } from "~/domains/schedule/index.server.ts";
import { formatArrival, formatClock, formatDay } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { RequestText } from "~/web/crm/forms/request-text.tsx";
import { OwnPhoneText } from "~/web/crm/frame/call-link.tsx";
import { mapHref } from "~/web/crm/frame/hrefs.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { EmailLink } from "~/web/shared/frame/contact-links.tsx";
import { CrewName } from "./crew-name.tsx";

type VisitFactsProps = {
  visit: ListedVisit;
  others: readonly ListedVisit[];
  zone: string;
  /** The customer's request in their own words. */
  request: string | null;
  /** Access notes and equipment of the property. */
  place: VisitPlace | null;
  /** URL of the edit page; null for read-only users. */
  editHref: string | null;
  /** URL of the form that changes time and crew; null if it can't move. */
  moveHref: string | null;
  /** URL to text from the business's number; null without a conversation. */
  textHref: string | null;
};

const describeEquipment = (pieces: VisitPlace["equipment"]): string =>
  pieces.map(({ kind, make, model }) => [kind, make, model].filter(Boolean).join(" ")).join(", ");

/** Time and place, with directions and contact buttons. */
export function VisitFacts(props: VisitFactsProps) {
  const { visit, others, zone, request, place, editHref, moveHref, textHref } = props;
  const { phone, phoneExtension, email, address, notes } = visit;
  const near = nearest(others, visit);
  const dial = telHref(phone, phoneExtension);
  const clock = (moment: Date) => formatClock(moment, zone);
  const facts: [string, React.ReactNode][] = [
    ["Arrival", formatArrival(visit, zone)],
    ["Ends", clock(visit.endsAt)],
    ...(visit.leavesAt < visit.startsAt
      ? [["Leave by", clock(visit.leavesAt)] as [string, React.ReactNode]]
      : []),
    ["Crew", <CrewName key="crew" name={visit.crewName} color={visit.crewColor} />],
    [
      "Job",
      <Link key="job" to={href("/crm/jobs/:id", { id: visit.workOrderId })} className="text-link">
        {visit.what}
      </Link>,
    ],
    ["Address", address ?? "Not on file"],
    ...(email
      ? [["Email", <EmailLink key="email" email={email} />] as [string, React.ReactNode]]
      : []),
    ...(notes
      ? [
          [
            "Notes",
            <span key="notes" className="whitespace-pre-wrap">
              {notes}
            </span>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(place?.accessNotes
      ? [
          [
            "Access",
            <span key="access" className="whitespace-pre-wrap">
              {place.accessNotes}
            </span>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(place && place.equipment.length > 0
      ? [["Equipment", describeEquipment(place.equipment)] as [string, React.ReactNode]]
      : []),
    ...(visit.valueCents === null
      ? []
      : [
          [visit.isPricedAlone ? "Price" : "Job total", formatCents(visit.valueCents)] as [
            string,
            React.ReactNode,
          ],
        ]),
  ];
  return (
    <Card as="section" aria-label="Appointment" className="max-sm:p-4">
      <dl className="grid grid-cols-[fit-content(6rem)_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {request && request !== visit.what ? (
        <div className="mt-4">
          <RequestText request={request} />
        </div>
      ) : null}
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
        {dial ? (
          <LinkButton href={dial} variant="secondary" size="small">
            Call {formatPhone(phone, phoneExtension)}
          </LinkButton>
        ) : null}
        {textHref ? (
          <LinkButton href={textHref} variant="secondary" size="small">
            Text
          </LinkButton>
        ) : null}
        {moveHref ? (
          <LinkButton href={moveHref} variant="secondary" size="small">
            Change time
          </LinkButton>
        ) : null}
        {editHref ? (
          <LinkButton href={editHref} variant="secondary" size="small">
            Edit
          </LinkButton>
        ) : null}
      </div>
      <OwnPhoneText phone={phone} />
      {others.length > 0 ? (
        <section aria-labelledby="others" className="mt-4 text-sm">
          <h2 id="others" className="font-semibold text-muted">
            Other appointments for this job
          </h2>
          <ul className="mt-1 flex flex-col gap-1">
            {near.map((neighbor) => (
              <li key={neighbor.id}>
                <Link className="text-brand underline" to={`/crm/schedule/visits/${neighbor.id}`}>
                  {formatDay(neighbor.startsAt, zone)}, {clock(neighbor.startsAt)}
                  {neighbor.state === "canceled" ? " (canceled)" : null}
                </Link>
              </li>
            ))}
            {near.length < others.length ? (
              <li>
                <Link
                  className="text-brand underline"
                  to={href("/crm/jobs/:id", { id: visit.workOrderId })}
                >
                  {others.length - near.length} more
                </Link>
              </li>
            ) : null}
          </ul>
        </section>
      ) : null}
    </Card>
  );
}

/** Maximum other appointments before and after one: a recurring job has a year of them. */
const nearBefore = 2;
const nearAfter = 5;

function nearest(others: readonly ListedVisit[], { startsAt }: ListedVisit): ListedVisit[] {
  const isBefore = (neighbor: ListedVisit) => neighbor.startsAt < startsAt;
  const before = others.filter(isBefore).slice(-nearBefore);
  return [...before, ...others.filter((neighbor) => !isBefore(neighbor)).slice(0, nearAfter)];
}

type RepeatingCardProps = {
  visitId: string;
  repeating: RepeatingJob;
  canPlan: boolean;
  isBooked: boolean;
};

/** Recurrence of a visit's job, with buttons to change it, end it, and undo that. */
export function RepeatingCard({ visitId, repeating, canPlan, isBooked }: RepeatingCardProps) {
  const { description, stopped, canResume } = repeating;
  return (
    <Card as="section" aria-labelledby="repeating" className="max-sm:p-4">
      <h2 id="repeating" className="text-lg">
        Recurring job
      </h2>
      <p className="mt-2">
        {canResume ? `Ended. It repeated ${description}.` : `Repeats ${description}.`}
      </p>
      {canPlan && !stopped ? (
        <>
          {isBooked ? (
            <>
              <p className="mt-2 text-sm text-muted">
                To skip this one, cancel it. The others stay on the schedule.
              </p>
              <Link
                to={href("/crm/schedule/visits/:id/repeat", { id: visitId })}
                className="text-link inline-flex min-h-11 items-center"
              >
                Edit recurrence
              </Link>
            </>
          ) : null}
          <ConfirmAction
            label="End recurring job"
            subject={null}
            consequence="This appointment stays. All future appointments are removed, and your customer is notified that the next one is canceled. You can undo this."
            yes="End after this one"
            intent="stop"
          />
        </>
      ) : null}
      {canPlan && canResume ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="resume" variant="secondary" size="small">
            Resume recurring job
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
